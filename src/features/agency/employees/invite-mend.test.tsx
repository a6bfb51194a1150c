import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { drawTool, withMockBackend } from '../../../../tests/tool-stage'
import { InviteDialog } from './parts/invite-dialog'

withMockBackend()

it('a pasted group and pay that mean nothing are told, and mended in their line', async () => {
  const onClose = vi.fn()
  const { user } = await drawTool(<InviteDialog onClose={onClose} />, 'director')
  const dialog = await screen.findByRole('dialog', { name: /^Invite/ })
  await user.click(within(dialog).getByRole('button', { name: 'Paste a list' }))
  await user.click(within(dialog).getByRole('textbox', { name: /^Lines from/ }))
  await user.paste('new.one@agency.example,New One,Chatter,Moon team,,lots')
  await user.click(within(dialog).getByRole('button', { name: 'Read the lines' }))
  const line = await within(dialog).findByRole('listitem', { name: 'Line 1' })
  const send = within(dialog).getByRole('button', { name: 'Send 1 invitation' })
  expect(within(line).getByRole('alert')).toHaveTextContent(/There is no group “.?Moon team.?”/)
  await user.click(within(line).getByRole('button', { name: /Group$/ }))
  await user.click(await screen.findByRole('option', { name: 'As for all of them' }))
  expect(within(line).getByRole('alert')).toHaveTextContent('The pay per hour can’t be read')
  const pay = within(line).getByRole('textbox', { name: 'Pay per clocked hour' })
  await user.clear(pay)
  await user.type(pay, '6.50')
  expect(within(line).getByRole('alert')).toBeEmptyDOMElement()
  await user.click(send)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
