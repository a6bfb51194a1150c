import { describe, expect, it } from 'vitest'

import { relativeChange } from '@/domain/figures/metrics'
import { rangeOfPeriod } from '@/domain/time/period'

import { overviewOf } from './overview-response'
import { AGENCY_TIME_ZONE as timezone } from '../../seed/calendar'
import { createWorld } from '../../state/world'
import { ownStatisticsOf } from './own-work'
import { performanceTable } from './performance-table'

/** A morning, the day after daylight saving time ended at the agency. */
const NINE_AM = Date.parse('2026-10-26T08:00:00Z')
const world = createWorld(undefined, () => NINE_AM)
const today = rangeOfPeriod('today', timezone, NINE_AM)
const yesterday = { from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T08:00:00.001Z', timezone }

describe('the morning of a day is compared with the previous morning', () => {
  it('in the overview, without reporting a drop for the missing evening', () => {
    const ask = (span: typeof today) => overviewOf(world, { ...span, basis: 'gross', compare: 'previous' })
    const { previous, creators } = ask(today)
    const before = ask(yesterday)
    expect(previous).toEqual(before.totals)
    for (const { creatorId, gross, change } of creators.flatMap((row) => row ?? [])) {
      const then = before.creators.find((row) => row?.creatorId === creatorId)?.gross ?? 0
      expect(change).toBe(relativeChange(gross ?? 0, then))
    }
  })

  it('by month in the overview: the same morning a month earlier', () => {
    const ask = (span: typeof today, compare: 'previous_month' | 'none') =>
      overviewOf(world, { ...span, basis: 'gross', compare })
    const monthBefore = { from: '2026-09-25T22:00:00.000Z', to: '2026-09-26T07:00:00.001Z', timezone }
    expect(ask(today, 'previous_month').previous).toEqual(ask(monthBefore, 'none').totals)
    expect(ask(today, 'none').previous).toBeNull()
  })

  it('in the team’s performance and in one’s own', () => {
    const table = { basis: 'gross', groupBy: 'employee' } as const
    expect(performanceTable(world, { ...today, ...table }).previous).toEqual(
      performanceTable(world, { ...yesterday, ...table }).totals,
    )
    const own = { groupBy: 'day' } as const
    expect(ownStatisticsOf(world, 'staff-01', { ...today, ...own }).previous).toEqual(
      ownStatisticsOf(world, 'staff-01', { ...yesterday, ...own }).metrics,
    )
  })
})
