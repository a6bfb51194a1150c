import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { hasUnsaved } from '@/services/page/unsaved'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { InvitePeopleDialog } from './invite-people-dialog'

setUpBackend()

it('shows an unknown group and unclear pay of a pasted line, and fixes them in place', async () => {
  const onClose = vi.fn()
  const { user } = await renderTool(<InvitePeopleDialog onClose={onClose} />, 'director')
  const dialog = await screen.findByRole('dialog', { name: /^Invite/ })
  await user.click(within(dialog).getByRole('button', { name: 'Paste a list' }))
  await user.click(within(dialog).getByRole('textbox', { name: /^Rows from/ }))
  await user.paste('new.one@agency.example,New One,Chatter,Moon team,,lots')
  await user.click(within(dialog).getByRole('button', { name: 'Add lines' }))
  // Until the parser has loaded, the blank first line is shown.
  await within(dialog).findByDisplayValue('new.one@agency.example')
  const line = within(dialog).getByRole('listitem', { name: 'Line 1' })
  const send = within(dialog).getByRole('button', { name: 'Send 1 invitation' })
  expect(within(line).getByRole('alert')).toHaveTextContent(/No group named “.?Moon team.?”/)
  await user.click(within(line).getByRole('button', { name: /Group$/ }))
  await user.click(await screen.findByRole('option', { name: 'Same as everyone' }))
  expect(within(line).getByRole('alert')).toHaveTextContent('Enter the pay per hour as an amount')
  const pay = within(line).getByRole('textbox', { name: 'Pay per clocked hour' })
  await user.clear(pay)
  await user.type(pay, '6.50')
  expect(within(line).getByRole('alert')).toBeEmptyDOMElement()
  await user.click(send)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

async function pasteAs(who: 'manager' | 'director', text: string) {
  const onClose = vi.fn()
  const { user } = await renderTool(<InvitePeopleDialog onClose={onClose} />, who)
  const dialog = await screen.findByRole('dialog', { name: /^Invite/ })
  await user.click(within(dialog).getByRole('button', { name: 'Paste a list' }))
  const field = within(dialog).getByRole('textbox', { name: /^Rows from/ })
  await user.click(field)
  await user.paste(text)
  return { user, dialog, field, onClose }
}

it('shows pay a manager may not set, and sends the line without it', async () => {
  const { user, dialog, field, onClose } = await pasteAs('manager', 'new.two@agency.example,New Two,,,,6.50')
  expect(field).not.toHaveAccessibleDescription(/pay per hour/)
  await user.click(within(dialog).getByRole('button', { name: 'Add lines' }))
  const line = await within(dialog).findByRole('listitem', { name: 'Line 1' })
  expect(within(line).getByRole('alert')).toHaveTextContent(/Only a director can set pay/)
  await user.click(within(line).getByRole('button', { name: 'Remove: 6.50 per hour' }))
  expect(within(line).getByRole('alert')).toBeEmptyDOMElement()
  await user.click(within(dialog).getByRole('button', { name: 'Send 1 invitation' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('removes a value that came with a pasted line', async () => {
  const { user, dialog, field } = await pasteAs('director', 'new.two@agency.example,New Two,,day team,,6.50')
  expect(field).toHaveAccessibleDescription(/pay per hour/)
  await user.click(within(dialog).getByRole('button', { name: 'Add lines' }))
  const line = await within(dialog).findByRole('listitem', { name: 'Line 1' })
  await user.click(within(line).getByRole('button', { name: 'Remove: Day team' }))
  await user.click(within(line).getByRole('button', { name: 'Remove: 6.50 per hour' }))
  expect(within(line).queryByText('Day team')).toBeNull()
  expect(within(line).queryByText('6.50 per hour')).toBeNull()
})

it('asks before leaving with pasted text that is not parsed yet', async () => {
  const { user, dialog } = await pasteAs('director', 'new.two@agency.example')
  expect(hasUnsaved()).toBe(true)
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }))
  expect(hasUnsaved()).toBe(false)
})

it('keeps typed lines and pasted text through a reload, until they are discarded', async () => {
  const open = async () => {
    const { user, unmount } = await renderTool(<InvitePeopleDialog onClose={() => undefined} />, 'director')
    const dialog = await screen.findByRole('dialog', { name: /^Invite/ })
    return { user, unmount, dialog, email: within(dialog).getByRole('textbox', { name: /^Email/ }) }
  }
  const first = await open()
  await first.user.type(first.email, 'nia@agency.example')
  await first.user.click(within(first.dialog).getByRole('button', { name: 'Paste a list' }))
  await first.user.type(within(first.dialog).getByRole('textbox', { name: /^Rows from/ }), 'half a line')
  first.unmount()
  const second = await open()
  expect(second.email).toHaveValue('nia@agency.example')
  expect(within(second.dialog).getByRole('textbox', { name: /^Rows from/ })).toHaveValue('half a line')
  await second.user.click(within(second.dialog).getByRole('button', { name: 'Start over' }))
  expect(within(second.dialog).getByRole('textbox', { name: /^Email/ })).toHaveValue('')
  second.unmount()
  expect((await open()).email).toHaveValue('')
})

it('keeps a list that is too long as text, and says how many people fit, wherever it is pasted', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `p${index}@agency.example,Person ${index}`)
  const { user } = await renderTool(<InvitePeopleDialog onClose={() => {}} />, 'director')
  const dialog = await screen.findByRole('dialog', { name: /^Invite/ })
  await user.click(within(dialog).getByRole('textbox', { name: /^Email/ }))
  await user.paste(lines.join('\n'))
  const field = await within(dialog).findByRole('textbox', { name: /^Rows from/ })
  expect(field).toHaveAccessibleDescription(
    'These are 20,000 lines. A list can have at most 200 people: send them in parts.',
  )
  expect(field).toHaveValue(lines.join('\n'))
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  await user.clear(field)
  await user.click(field)
  await user.paste(lines.slice(0, 2).join('\n'))
  await user.click(within(dialog).getByRole('button', { name: 'Add lines' }))
  expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2)
})

it('describes the field at fault by the problem of its line', async () => {
  const { user, dialog } = await pasteAs('director', 'a@agency.example,\u200B\nnobody,Ana')
  await user.click(within(dialog).getByRole('button', { name: 'Add lines' }))
  await user.click(await within(dialog).findByRole('button', { name: /^Send/ }))
  const name = within(dialog).getByRole('textbox', { name: 'Name, line 1' })
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription('Enter a name.')
  expect(within(dialog).getByRole('textbox', { name: 'Email, line 1' })).toBeValid()
  expect(within(dialog).getByRole('textbox', { name: 'Email, line 2' })).toHaveAccessibleDescription(
    'Enter a valid email address.',
  )
})
