import { describe, expect, it } from 'vitest'

import { changeOf } from '@/domain/metrics'
import { rangeOf } from '@/domain/period'

import { overviewOf } from '../overview-answer'
import { AGENCY_TIME_ZONE as timezone } from '../seed/calendar'
import { createWorld } from '../world'
import { ownStatistics } from './own-work'
import { tableOf } from './table'

/** A morning, the day after daylight saving time ended at the agency. */
const NINE = Date.parse('2026-10-26T08:00:00Z')
const world = createWorld(undefined, () => NINE)
const today = rangeOf('today', timezone, NINE)
const yesterday = { from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T08:00:00.001Z', timezone }

describe('the morning of a day is compared with the previous morning', () => {
  it('in the overview, without reporting a drop for the missing evening', () => {
    const ask = (span: typeof today) => overviewOf(world, { ...span, basis: 'gross', compare: 'previous' })
    const { previous, creators } = ask(today)
    const before = ask(yesterday)
    expect(previous).toEqual(before.totals)
    for (const { creatorId, gross, change } of creators.flatMap((row) => row ?? [])) {
      const then = before.creators.find((row) => row?.creatorId === creatorId)?.gross ?? 0
      expect(change).toBe(changeOf(gross ?? 0, then))
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
    expect(tableOf(world, { ...today, ...table }).previous).toEqual(
      tableOf(world, { ...yesterday, ...table }).totals,
    )
    const own = { groupBy: 'day' } as const
    expect(ownStatistics(world, 'staff-01', { ...today, ...own }).previous).toEqual(
      ownStatistics(world, 'staff-01', { ...yesterday, ...own }).metrics,
    )
  })
})
