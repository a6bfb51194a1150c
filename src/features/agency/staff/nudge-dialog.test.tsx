import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { nudge } from '@/api/calls/agency/floor'
import { world } from '@/mocks/node'

import { loseAnswer } from '../../../../tests/support/lose-answer'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { NudgeDialog } from './nudge-dialog'

setUpBackend()

async function renderDialog(onClose = () => {}) {
  const { user, unmount } = await renderTool(
    <NudgeDialog userIds={['staff-04']} nameOf={() => 'Ana'} onClose={onClose} />,
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

it('notifies a person once although the first answer was lost', async () => {
  const onClose = vi.fn()
  const { user, text } = await renderDialog(onClose)
  await user.type(text, 'Please clock in')
  loseAnswer(nudge.path)
  const button = screen.getByRole('button', { name: 'Send a message' })
  await user.click(button)
  await screen.findByText('There was an issue contacting the server')
  await user.click(button)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const notices = world.state.personalNotices['staff-04'] ?? []
  expect(notices.filter((notice) => notice.text === 'Please clock in')).toHaveLength(1)
})
