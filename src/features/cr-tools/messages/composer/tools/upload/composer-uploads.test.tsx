import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { startUpload } from '@/api/calls/chat/media'
import { OpenChannel } from '@/domain/chat/channel'
import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../../../../tests/support/render/backend'
import { holdCall } from '../../../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../../../tests/support/render/render-tool'
import { ComposerStore } from '../../store/composer-store'
import { LazyAttachments } from '../attachments/lazy-attachments'
import { useMediaDrop } from './use-media-drop'

setUpBackend()

const openChannel = (channelId: string) =>
  v.parse(OpenChannel, { channelId, kind: 'direct', userId: 'fan-4', labels: [] })

function Composer({ composer }: { composer: ComposerStore }) {
  const { handlers, isOver } = useMediaDrop(composer)
  return (
    <div {...handlers} role="group" aria-label="Message and files" data-over={isOver}>
      <textarea aria-label="Message" />
      <LazyAttachments composer={composer} />
    </div>
  )
}

const picture = () => new File(['\0'.repeat(500)], 'beach.png', { type: 'image/png' })

async function renderComposer(channelId: string) {
  const composer = new ComposerStore('creator-01', openChannel(channelId))
  const { user } = await renderTool(<Composer composer={composer} />)
  const box = screen.getByRole('group', { name: 'Message and files' })
  const drop = (files: File[]) =>
    fireEvent(box, Object.assign(createEvent.drop(box), { dataTransfer: { types: ['Files'], files } }))
  return { composer, user, box, drop }
}

describe('files for a message', () => {
  it('are dropped, block the message until uploaded, and are attached', async () => {
    const { composer, drop } = await renderComposer('channel-drop')
    const held = holdCall(startUpload)
    drop([picture()])
    expect(await screen.findByRole('progressbar', { name: /beach\.png/ })).toBeInTheDocument()
    await held.asked
    expect(composer.getChecks().isUploading).toBe(true)
    held.release()
    await waitFor(() => expect(composer.getContent().media).toHaveLength(1))
    await waitFor(() => expect(composer.getChecks().isUploading).toBe(false))
  })

  it('are pasted; text with a picture of it stays text', async () => {
    const { composer, user, box } = await renderComposer('channel-paste')
    const paste = (types: string[]) => fireEvent.paste(box, { clipboardData: { files: [picture()], types } })
    paste(['text/plain', 'Files'])
    expect(composer.getChecks().isUploading).toBe(false)
    const held = holdCall(startUpload)
    paste(['Files'])
    await user.click(await screen.findByRole('button', { name: /^Cancel upload/ }))
    await user.click(await screen.findByRole('button', { name: /^Keep/ }))
    held.release()
    await waitFor(() => expect(composer.getContent().media).toHaveLength(1))
  })

  it('block the message at once, before the code of uploads has loaded', async () => {
    const { composer, box } = await renderComposer('channel-at-once')
    fireEvent.paste(box, { clipboardData: { files: [picture()], types: ['Files'] } })
    expect(composer.getChecks().isUploading).toBe(true)
    await waitFor(() => expect(composer.getContent().media).toHaveLength(1))
    await waitFor(() => expect(composer.getChecks().isUploading).toBe(false))
  })

  it('show why they can not be sent, and can be dismissed', async () => {
    const { user, drop, composer } = await renderComposer('channel-refused')
    drop([new File(['x'], 'notes.pdf', { type: 'application/pdf' })])
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can only send photos, videos and audio files.',
    )
    expect(composer.getChecks().isUploading).toBe(false)
    await user.click(screen.getByRole('button', { name: /^Dismiss/ }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('hold the message after a failure until retried', async () => {
    await world.setFaults({ mode: 'fail', status: 403, only: startUpload.path })
    const { user, drop, composer } = await renderComposer('channel-failed')
    drop([picture()])
    const again = await screen.findByRole('button', { name: /^Retry .*beach/ })
    await world.setFaults({ mode: 'none' })
    expect(composer.getChecks()).toMatchObject({ isUploading: false, hasFailedUpload: true })
    await user.click(again)
    await waitFor(() => expect(composer.getContent().media).toHaveLength(1))
    await waitFor(() => expect(composer.getChecks().hasFailedUpload).toBe(false))
  })
})
