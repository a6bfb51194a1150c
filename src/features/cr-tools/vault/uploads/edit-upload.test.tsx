import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'

import { startUpload } from '@/api/calls/chat/media'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { uploads } from '../../media/uploads'
import { useOwnUploads } from '../../media/use-own-uploads'
import { EditUpload } from './edit-upload'

setUpBackend()

function Edits() {
  const own = useOwnUploads('vault:creator-01', () => undefined)
  return own.map((upload) => <EditUpload key={upload.uploadId} upload={upload} />)
}

it('goes on with an upload whose editor is left with its page', async () => {
  server.use(http.post(`*${startUpload.path}`, () => new Promise<never>(() => undefined)))
  const { user, unmount } = await renderTool(<Edits />)
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  uploads.add('vault:creator-01', 'creator-01', [new File([png], 'a.png', { type: 'image/png' })])
  const state = () => uploads.read()[0]?.state
  await waitFor(() => expect(state()).toBe('sending'))
  await user.click(screen.getByRole('button', { name: /^Edit .*a\.png/ }))
  expect(state()).toBe('paused')
  unmount()
  await waitFor(() => expect(state()).toBe('sending'))
  uploads.clear()
})
