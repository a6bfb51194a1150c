import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'
import { dayOf } from '@/domain/time/day'
import type { PerformanceGrouping } from '@/domain/figures/performance'
import { daysOfPeriod } from '@/domain/time/period'
import { serverNow } from '@/services/network/server-clock'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { usePerformanceScope } from './use-performance-scope'
import { useTabFilter } from './performance-tab'
import { PerformanceTable } from './performance-table'

setUpBackend()

const figures = v.parse(ChatterFigures, {})
const rows = [{ rowId: 'uma', userId: 'uma', creatorId: null, day: null, ...figures }]
const performance = { currency: 'USD', rows, totals: figures, previous: null }

function Stage() {
  const filter = useTabFilter('performance', ['zone'])
  const scope = usePerformanceScope(filter)
  const [grouping, setGrouping] = useState<PerformanceGrouping>('employee')
  return (
    <>
      <button type="button" onClick={() => setGrouping('employee_day')}>
        by day
      </button>
      <button type="button" onClick={() => setGrouping('employee')}>
        by person
      </button>
      <PerformanceTable {...{ performance, grouping, filter, scope }} isStale={false} onOpen={() => {}} />
    </>
  )
}

it('starts each grouping without a selection, also when the user returns to it', async () => {
  const { user } = await renderTool(<Stage />, 'manager')
  const [row = expect.fail('no person')] = within(await screen.findByRole('table')).getAllByRole('checkbox', {
    name: /^Select (?!all)/,
  })
  await user.click(row)
  expect(screen.getByText('1 selected')).toBeVisible()
  await user.click(screen.getByText('by day'))
  expect(screen.queryByText('1 selected')).toBeNull()
  await user.click(screen.getByText('by person'))
  expect(screen.queryByText('1 selected')).toBeNull()
})

it(`links to the selected people's messages of the shown days, even if the URL names no period`, async () => {
  const { user } = await renderTool(<Stage />, 'manager')
  const [row = expect.fail('no person')] = within(await screen.findByRole('table')).getAllByRole('checkbox', {
    name: /^Select (?!all)/,
  })
  await user.click(row)
  await user.click(screen.getByRole('button', { name: 'Read messages' }))
  const address = new URLSearchParams(screen.getByLabelText('Address').textContent?.split('?')[1])
  const { first, last } = daysOfPeriod('last_28', dayOf(serverNow(), 'Europe/Warsaw'))
  expect(Object.fromEntries(address)).toEqual({ tab: 'review', people: 'uma', period: `${first}..${last}` })
})
