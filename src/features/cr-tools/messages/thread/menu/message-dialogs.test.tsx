import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { reportMessage } from '@/api/calls/chat/messages'
import { saveScript } from '@/api/calls/chat/scripts'

import { messageOf } from '../../../../../../tests/support/fixtures/live-events'
import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { answerCall, refuseCall } from '../../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { SaveScriptDialog } from '../../composer/tools/scripts/save-script-dialog'
import { MESSAGE_DIALOGS, ScriptDialog } from './message-dialogs'

setUpBackend()

const recordSaved = () => answerCall(saveScript, (script) => ({ scriptId: 'new', ...script }))

it('saves a sent text as it was read: its braces are no variables', async () => {
  const saved = recordSaved()
  const onClose = vi.fn()
  const message = messageOf('one', { text: 'Be right back {wink}', price: 1200 })
  const { user } = await renderTool(
    <ScriptDialog creatorId="creator-01" message={message} onClose={onClose} />,
  )
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Be right back {wink}')
  await user.click(screen.getByRole('button', { name: 'Save script' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(saved[0]).toMatchObject({
    name: 'Be right back {wink}',
    steps: [{ text: String.raw`Be right back \{wink\}`, price: 1200 }],
  })
})

it('keeps the variables of a text for many fans', async () => {
  const saved = recordSaved()
  const onClose = vi.fn()
  const { user } = await renderTool(
    <SaveScriptDialog
      creatorId="creator-01"
      content={{ text: '{name|Hey you}, the long version', media: [], price: 0 }}
      onClose={onClose}
    />,
  )
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(name).toHaveValue('Hey you, the long version')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save script' }))
  expect(screen.getByText('Enter a name.')).toBeVisible()
  await user.type(name, 'Long version')
  await user.click(screen.getByRole('button', { name: 'Save script' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(saved[0]).toMatchObject({
    name: 'Long version',
    steps: [{ text: '{name|Hey you}, the long version' }],
  })
})

it('reports a message only with a reason, and keeps the reason when it is refused', async () => {
  const onClose = vi.fn()
  const { report: ReportDialog } = MESSAGE_DIALOGS
  const { user } = await renderTool(
    <ReportDialog creatorId="creator-01" message={messageOf('message-1-1-1')} onClose={onClose} />,
  )
  const report = () => screen.getByRole('button', { name: 'Report' })
  await user.click(await screen.findByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Choose a reason.')).toBeVisible()
  refuseCall(reportMessage, { status: 409, message: 'It has gone.', times: 1 })
  await user.click(screen.getByRole('radio', { name: /^Spam/ }))
  await user.click(report())
  expect(await screen.findByText('It has gone.')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Spam/ })).toBeChecked()
  await user.click(report())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
