import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { editWorkLog, listCorrections } from '@/api/calls/agency/shifts'
import { isoTimesOf } from '@/domain/shift/work-log'
import { isoOf } from '@/domain/time/instant'
import { world } from '@/mocks/node'
import { MockClient } from '@/mocks/testing/mock-client'
import { hasUnsaved } from '@/services/page/unsaved'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { CorrectionsCard } from './corrections-card'

setUpBackend()

/** A button waits for the name in its label. */
const REJECT = { name: /^Reject [^…]* correction/ }

it('rejects a correction only with a reason, which survives a failure', async () => {
  const { user } = await renderTool(<CorrectionsCard timezone="UTC" />, 'manager')
  const [open] = await screen.findAllByRole('button', REJECT)
  const [first] = screen.getAllByRole('listitem')
  if (!open || !first) expect.fail('no correction waits')
  await user.click(open)
  const note = await screen.findByRole('textbox', { name: /^Reason/ })
  expect(note).toHaveFocus()
  const reject = screen.getByRole('button', { name: 'Reject' })
  await user.click(reject)
  expect(await screen.findByText('Add a reason so they can resubmit.')).toBeVisible()
  await user.type(note, 'Nobody saw you')
  expect(hasUnsaved()).toBe(true)
  await world.setFaults({ mode: 'fail', status: 422, only: '/corrections/decide' })
  await user.click(reject)
  await waitFor(() => expect(within(first).getByRole('alert')).not.toBeEmptyDOMElement())
  expect(note).toHaveValue('Nobody saw you')
  await world.setFaults({ mode: 'none' })
  await user.click(reject)
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(hasUnsaved()).toBe(false)
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

it('keeps what is typed for another correction when a rejection is cancelled, and focuses its button', async () => {
  const { user } = await renderTool(<CorrectionsCard timezone="UTC" />, 'manager')
  await screen.findAllByRole('button', REJECT)
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) expect.fail('too few corrections wait')
  const open = (line: HTMLElement) => within(line).getByRole('button', REJECT)
  const note = (line: HTMLElement) => within(line).findByRole('textbox', { name: /^Reason/ })
  await user.click(open(first))
  await user.type(await note(first), 'Nobody saw you')
  await user.click(open(second))
  expect(await note(second)).toHaveValue('')
  await user.click(within(second).getByRole('button', { name: 'Cancel' }))
  expect(open(second)).toHaveFocus()
  expect(await note(first)).toHaveValue('Nobody saw you')
  expect(hasUnsaved()).toBe(true)
  await user.clear(await note(first))
  expect(hasUnsaved()).toBe(false)
})

it('closes the form of a rejection, though the list cannot be read again', async () => {
  const { user } = await renderTool(<CorrectionsCard timezone="UTC" />, 'manager')
  const [open] = await screen.findAllByRole('button', REJECT)
  if (!open) expect.fail('no correction waits')
  await user.click(open)
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Nobody saw you')
  await world.setFaults({ mode: 'fail', status: 422, only: listCorrections.path })
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
  await world.setFaults({ mode: 'none' })
})

it('does not offer to approve a correction whose log has changed since', async () => {
  const viktor = await MockClient.as('viktor', world)
  const { data } = await viktor.call(listCorrections, { state: 'pending' })
  const [correction = expect.fail('no correction waits')] = data
  const { clockInAt, clockOutAt } = isoTimesOf(correction.before)
  await viktor.call(editWorkLog, {
    chatterWorkLogId: correction.chatterWorkLogId,
    clockInAt: isoOf(correction.before.clockInAt + 60_000),
    clockOutAt,
    reason: 'Late',
    seen: { clockInAt, clockOutAt },
  })
  await renderTool(<CorrectionsCard timezone="UTC" />, 'manager')
  await screen.findAllByRole('button', REJECT)
  const described = screen
    .getAllByRole('button', { name: /^Approve/ })
    .filter((approve) => approve.getAttribute('aria-disabled') === 'true')
  expect(described).toHaveLength(1)
  expect(described[0]).toHaveAccessibleDescription(/^The hours have changed since this request/)
})
