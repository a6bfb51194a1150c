import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/chatter-figures'
import { dayOf } from '@/domain/day'
import type { PerformanceCut } from '@/domain/performance'
import { daysOf } from '@/domain/period'
import { serverNow } from '@/services/server-clock'

import { drawTool, withMockBackend } from '../../../../../tests/tool-stage'
import { useScope } from '../scope'
import { useTabFilter } from '../tab'
import { PerformanceTable } from './performance-table'

withMockBackend()

const figures = v.parse(ChatterFigures, {})
const rows = [{ rowId: 'uma', userId: 'uma', creatorId: null, day: null, ...figures }]
const performance = { currency: 'USD', rows, totals: figures, previous: null }

function Stage() {
  const filter = useTabFilter('performance', ['zone'])
  const scope = useScope(filter)
  const [cut, setCut] = useState<PerformanceCut>('employee')
  return (
    <>
      <button type="button" onClick={() => setCut('employee_day')}>
        by day
      </button>
      <button type="button" onClick={() => setCut('employee')}>
        by person
      </button>
      <PerformanceTable {...{ performance, cut, filter, scope }} isStale={false} onOpen={() => {}} />
    </>
  )
}

it('starts each cut without a selection, also when the user returns to it', async () => {
  const { user } = await drawTool(<Stage />, 'manager')
  const [row] = within(await screen.findByRole('table')).getAllByRole('checkbox', { name: /^Select (?!all)/ })
  if (row) await user.click(row)
  expect(screen.getByText('1 selected')).toBeVisible()
  await user.click(screen.getByText('by day'))
  expect(screen.queryByText('1 selected')).toBeNull()
  await user.click(screen.getByText('by person'))
  expect(screen.queryByText('1 selected')).toBeNull()
})

it(`links to the selected people's messages of the shown days, even if the URL names no period`, async () => {
  const { user } = await drawTool(<Stage />, 'manager')
  const [row] = within(await screen.findByRole('table')).getAllByRole('checkbox', { name: /^Select (?!all)/ })
  if (row) await user.click(row)
  await user.click(screen.getByRole('button', { name: 'Read messages' }))
  const address = new URLSearchParams(screen.getByLabelText('Address').textContent?.split('?')[1])
  const { first, last } = daysOf('last_28', dayOf(serverNow(), 'Europe/Warsaw'))
  expect(Object.fromEntries(address)).toEqual({ tab: 'review', people: 'uma', period: `${first}..${last}` })
})
