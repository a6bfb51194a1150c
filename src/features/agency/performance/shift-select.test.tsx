import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listPlannedShifts } from '@/api/calls/agency/shifts'
import { queryClient } from '@/api/query-client'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { recordCalls } from '../../../../tests/support/render/calls'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { usePerformanceScope } from './use-performance-scope'
import { useShiftScope, ShiftSelect } from './shift-select'

setUpBackend()

function Shifts() {
  const filter = useFigureFilter(['period', 'people'], { period: 'last_7' })
  const shift = useShiftScope(filter, usePerformanceScope(filter))
  return <ShiftSelect shift={shift} timezone={filter.timezone} />
}

it('fetches shifts only when the menu is about to open', async () => {
  const asked = recordCalls(listPlannedShifts)
  const { user } = await renderTool(<Shifts />, 'manager')
  const button = await screen.findByRole('button', { name: /All shifts/ })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(asked).toEqual([])
  await user.click(button)
  await waitFor(() => expect(asked).toHaveLength(1))
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(2))
})

it(`fetches the newest shifts of a period beyond the server's limit, and says so`, async () => {
  const { user } = await renderTool(<Shifts />, 'manager', '/?period=2025-11-20..2026-11-17')
  await user.click(await screen.findByRole('button', { name: /All shifts/ }))
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(2))
  const [all] = screen.getAllByRole('option')
  expect(all).toHaveTextContent('Newest shifts only')
})

it('mentions no older shifts if all are loaded', async () => {
  const { user } = await renderTool(<Shifts />, 'manager', '/?period=yesterday')
  await user.click(await screen.findByRole('button', { name: /All shifts/ }))
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1))
  expect(screen.getAllByRole('option')[0]).not.toHaveTextContent('Newest shifts only')
})
