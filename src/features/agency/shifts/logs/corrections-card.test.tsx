import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'
import { hasUnsaved } from '@/services/page/unsaved'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { CorrectionsCard } from './corrections-card'

setUpBackend()

/** A button waits for the name in its label. */
const REJECT = { name: /^Reject [^…]* correction/ }

it('rejects a correction only with a reason, which survives a failure', async () => {
  const { user } = await renderTool(<CorrectionsCard timezone="UTC" />, 'manager')
  const lines = () => screen.getAllByRole('listitem')
  const [open] = await screen.findAllByRole('button', REJECT)
  const before = lines().length
  if (open) await user.click(open)
  const panel = await screen.findByRole('dialog', { name: /^Reject .* correction/ })
  const note = within(panel).getByRole('textbox', { name: /^Reason/ })
  await user.click(within(panel).getByRole('button', { name: 'Reject' }))
  expect(await within(panel).findByText('Add a reason so they can resubmit.')).toBeVisible()
  await user.type(note, 'Nobody saw you')
  expect(hasUnsaved()).toBe(true)
  await world.setFaults({ mode: 'fail', status: 422, only: '/corrections/decide' })
  await user.click(within(panel).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(within(panel).getByRole('alert')).not.toBeEmptyDOMElement())
  expect(note).toHaveValue('Nobody saw you')
  await world.setFaults({ mode: 'none' })
  await user.click(within(panel).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(hasUnsaved()).toBe(false)
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(before - 1))
})

it('focuses the next correction once one is approved', async () => {
  const { user } = await renderTool(<CorrectionsCard timezone="UTC" />, 'manager')
  await screen.findAllByRole('button', REJECT)
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) expect.fail('too few corrections wait')
  within(first)
    .getByRole('button', { name: /^Approve/ })
    .focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(second).toHaveFocus()
})

it('focuses the next correction once one is rejected', async () => {
  const { user } = await renderTool(<CorrectionsCard timezone="UTC" />, 'manager')
  const [open] = await screen.findAllByRole('button', REJECT)
  const [first, second] = screen.getAllByRole('listitem')
  if (!open || !first || !second) expect.fail('too few corrections wait')
  await user.click(open)
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'The log says otherwise')
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(first).not.toBeInTheDocument())
  await waitFor(() => expect(second).toHaveFocus())
})

it('keeps a typed rejection after the popover closes without sending', async () => {
  const { user } = await renderTool(<CorrectionsCard timezone="UTC" />, 'manager')
  const [open, other] = await screen.findAllByRole('button', REJECT)
  if (!open || !other) expect.fail('too few corrections wait')
  const note = () => screen.findByRole('textbox', { name: /^Reason/ })
  await user.click(open)
  await user.type(await note(), 'Nobody saw you')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Leaving the page would lose it.
  expect(hasUnsaved()).toBe(true)
  await user.click(other)
  expect(await note()).toHaveValue('')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(open)
  expect(await note()).toHaveValue('Nobody saw you')
  await user.clear(await note())
  expect(hasUnsaved()).toBe(false)
})
