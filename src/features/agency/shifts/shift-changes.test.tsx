import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { listPlannedShifts } from '@/api/calls/agency/shifts'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import type { PlannedShift } from '@/domain/shift/planned-shift'
import { instant } from '@/domain/time/instant'
import { server, world } from '@/mocks/node'
import { ToastStack } from '@/ui/feedback/toast-stack'

import { loseAnswer } from '../../../../tests/support/lose-answer'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { useShiftChanges } from './shift-changes'

setUpBackend()

const period = { from: '2026-11-15T23:00:00.000Z', to: '2026-11-22T23:00:00.000Z' }

function Plan() {
  const shifts = useQuery(queryOf(listPlannedShifts, period)).data?.data ?? []
  const { remove, failure } = useShiftChanges()
  return (
    <>
      {shifts.map((shift) => (
        <button key={shift.shiftId} type="button" onClick={() => void remove(shift, 'one')}>
          {shift.shiftId}
        </button>
      ))}
      <p role="alert">{failure?.text}</p>
    </>
  )
}

it('a shift whose deletion failed is in the plan again, where it was', async () => {
  const { user } = await renderTool(<Plan />, 'manager')
  const ids = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  const [first] = await screen.findAllByRole('button')
  if (!first) expect.fail('no shift is planned')
  const before = ids()
  await world.setFaults({ mode: 'offline', only: '/api/agency/shifts/' })
  await user.click(first)
  expect(await screen.findByText('There was an issue contacting the server')).toBeVisible()
  expect(ids()).toEqual(before)
})

function FirstShift() {
  const [shift] = useQuery(queryOf(listPlannedShifts, period)).data?.data ?? []
  const { move, remove, failure } = useShiftChanges()
  if (!shift) return null
  const to = { ...shift, startAt: shift.startAt + 900_000 }
  return (
    <>
      <button type="button" onClick={() => void move(shift, to, 'one')}>
        Move
      </button>
      <button type="button" onClick={() => void remove(shift, 'one')}>
        Remove
      </button>
      {failure && (
        <button type="button" disabled={!failure.retry} onClick={failure.retry}>
          {failure.text}
        </button>
      )}
      <ToastStack />
    </>
  )
}

it.each([
  ['Move', '/shifts/save'],
  ['Remove', '/shifts/delete'],
])('a change whose answer was lost is done by its retry, with the undo: %s', async (name, path) => {
  const { user } = await renderTool(<FirstShift />, 'manager')
  const planned = async () => (await send(listPlannedShifts, period)).data
  await screen.findByRole('button', { name })
  const before = await planned()
  loseAnswer(path)
  await user.click(screen.getByRole('button', { name }))
  const failure = await screen.findByRole('button', { name: /contacting the server/u })
  expect(await planned()).not.toEqual(before)
  await user.click(failure)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await planned()).toEqual(before))
})

it.each([
  [429, true],
  [409, false],
])('a move that failed with %i can be retried: %s', async (status, canRetry) => {
  const { user } = await renderTool(<FirstShift />, 'manager')
  const message = 'Not now'
  const answer = () => HttpResponse.json({ statusCode: status, message }, { status })
  server.use(http.post('*/shifts/save', answer, { once: true }))
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  expect((await screen.findByRole('button', { name: message })).matches(':enabled')).toBe(canRetry)
})

function TakenUpShift() {
  const [shift] = useQuery(queryOf(listPlannedShifts, period)).data?.data ?? []
  const [takenUp, takeUp] = useState<PlannedShift>()
  const { move, failure } = useShiftChanges()
  if (!shift) return null
  const drop = (from: PlannedShift) => void move(from, { ...from, startAt: from.startAt + 900_000 }, 'one')
  return (
    <>
      <button type="button" onClick={() => (takenUp ? drop(takenUp) : takeUp(shift))}>
        Take or drop
      </button>
      <output aria-label="Start">{shift.startAt}</output>
      <p role="alert">{failure?.text}</p>
    </>
  )
}

it('a refused drop leaves what the plan showed, which a colleague has changed since it was taken up', async () => {
  const { user } = await renderTool(<TakenUpShift />, 'manager')
  const button = await screen.findByRole('button', { name: 'Take or drop' })
  await user.click(button)
  const start = screen.getByRole('status', { name: 'Start' })
  const later = Number(start.textContent) + 1_800_000
  act(() => {
    queryClient.setQueriesData<{ data: PlannedShift[] }>(
      { queryKey: [listPlannedShifts.path] },
      (plan) =>
        plan && {
          ...plan,
          data: plan.data.map((one, at) => (at === 0 ? { ...one, startAt: instant(later) } : one)),
        },
    )
  })
  await world.setFaults({ mode: 'offline', only: '/api/agency/shifts/' })
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(start).toHaveTextContent(String(later))
})
