import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { inviteEmployees } from '@/api/calls/agency/employees'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { holdCall } from '../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { ROWS_MAX, usePeopleInviteForm } from './use-people-invite-form'

setUpBackend()

const LINES = Array.from({ length: ROWS_MAX }, (_, index) => `new.${index}@agency.example,New One,Chatter`)

/** The form without its fields: so many lines of them render slowly. */
function Form({ onDone }: { onDone: () => void }) {
  const form = usePeopleInviteForm(onDone)
  const { id = '' } = form.rows.at(-1) ?? {}
  return (
    <>
      <button type="button" onClick={() => void form.read(LINES.join('\n'))}>
        paste
      </button>
      <button type="button" onClick={form.add}>
        add
      </button>
      <button type="button" onClick={() => form.change(id, { email: 'last@agency.example', name: 'Last' })}>
        type
      </button>
      <button type="button" onClick={form.submit}>
        send {form.count}
      </button>
    </>
  )
}

it('a list that takes more than one request closes the dialog once all are invited', async () => {
  const onDone = vi.fn()
  const { user } = await renderTool(<Form onDone={onDone} />, 'director')
  await user.click(screen.getByRole('button', { name: 'paste' }))
  await screen.findByRole('button', { name: `send ${ROWS_MAX}` })
  await user.click(screen.getByRole('button', { name: 'add' }))
  await user.click(screen.getByRole('button', { name: 'type' }))
  const first = holdCall(inviteEmployees)
  await user.click(await screen.findByRole('button', { name: `send ${ROWS_MAX + 1}` }))
  await first.asked
  const second = holdCall(inviteEmployees)
  first.release()
  // The page renders between the two answers.
  await screen.findByRole('button', { name: 'send 1' })
  expect(onDone).not.toHaveBeenCalled()
  second.release()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})
