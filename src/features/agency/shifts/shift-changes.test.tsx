import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listPlannedShifts } from '@/api/calls/agency/shifts'
import { queryOf } from '@/api/query'
import { world } from '@/mocks/node'

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
