import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { NudgeDialog } from './nudge-dialog'

setUpBackend()

async function renderDialog() {
  const { user, unmount } = await renderTool(
    <NudgeDialog userIds={['staff-04']} nameOf={() => 'Ana'} onClose={() => undefined} />,
    'manager',
  )
  return { user, unmount, text: await screen.findByRole('textbox') }
}

it('keeps the text through a reload', async () => {
  const first = await renderDialog()
  await first.user.type(first.text, 'Please clock in')
  first.unmount()
  expect((await renderDialog()).text).toHaveValue('Please clock in')
})
