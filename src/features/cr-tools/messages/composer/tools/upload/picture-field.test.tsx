import { screen } from '@testing-library/react'
import { UserRound } from 'lucide'
import { expect, it } from 'vitest'

import { UPLOAD_MAX_BYTES } from '@/config/tool-limits'

import { setUpBackend } from '../../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../../tests/support/render/render-tool'
import { PictureField } from './picture-field'

setUpBackend()

it('says why a photo can’t be used, and takes another one once it is dismissed', async () => {
  const labels = { name: 'Photo', alt: 'Photo', hint: 'Square photos look best.', icon: UserRound }
  const { user } = await renderTool(
    <PictureField
      ownerKey="picture"
      creatorId="creator-01"
      labels={labels}
      media={null}
      onChange={() => {}}
    />,
  )
  const photo = new File(['x'], 'beach.png', { type: 'image/png' })
  Object.defineProperty(photo, 'size', { value: UPLOAD_MAX_BYTES.image + 1 })
  await user.upload(screen.getByLabelText('Photo', { selector: 'input' }), photo)
  expect(await screen.findByRole('alert')).toHaveTextContent(/This file is larger than/)
  const dismiss = screen.getByRole('button', { name: /^Dismiss .*beach\.png/ })
  dismiss.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Choose photo' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Photo' })).toHaveFocus()
})
