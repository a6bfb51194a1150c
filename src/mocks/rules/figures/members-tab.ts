import type * as v from 'valibot'

import { type Analytics, COHORT_MONTHS, type Cohort, type TierMove } from '@/domain/figures/analytics'
import { dayOf, monthStart, startOfDay } from '@/domain/time/day'

import type { Period } from '../performance/period'
import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { membersBetween } from '../../seed/money/member-counts'
import { retainedMembers, movesBetween, renewalsBetween } from '../../seed/money/member-moves'
import type { World } from '../../state/world'
import { figurePerStep } from './range-money'
import type { TabQuery } from './tab-query'
import { AGENCY } from '../../seed/staff'

type WireMembersTab = Extract<v.InferInput<typeof Analytics>, { tab: 'members' }>

function memberSums(creator: SeedCreator, { from, to }: Period): WireMembersTab['totals'] {
  const members = membersBetween(creator, from, to)
  return {
    joined: members.newMembers,
    renewed: renewalsBetween(creator, from, to),
    ended: members.endedMembers,
    active: members.activeMembers,
    atStart: members.membersAtStart,
    leftOfStart: members.leftOfStart,
    churn: members.churn,
  }
}

function tierMoves(creator: SeedCreator, { from, to }: Period): v.InferInput<typeof TierMove>[] {
  const counts = new Map<string, v.InferInput<typeof TierMove> & { count: number }>()
  for (const move of movesBetween(creator, from, to)) {
    const key = `${move.from} ${move.to}`
    counts.set(key, { ...move, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)
}

/** Members who joined, stayed, changed tiers and left. */
export function membersTab({ creator, range }: TabQuery): WireMembersTab {
  const { period, before, edges } = range
  return {
    tab: 'members',
    currency: AGENCY.currency,
    series: figurePerStep(edges, (from, to) => {
      const { newMembers, endedMembers } = membersBetween(creator, from, to)
      return {
        at: iso(from),
        joined: newMembers,
        ended: endedMembers,
        renewed: renewalsBetween(creator, from, to),
      }
    }),
    rows: tierMoves(creator, period),
    totals: memberSums(creator, period),
    previous: before && memberSums(creator, before),
  }
}

/** Monthly cohorts of new members, with retention. */
export function cohortsOf(
  world: World,
  creator: SeedCreator,
  timezone: string,
): v.InferInput<typeof Cohort>[] {
  const now = world.now()
  const today = dayOf(now, timezone)
  const monthAt = (back: number) => startOfDay(monthStart(today, -back), timezone)
  return Array.from({ length: COHORT_MONTHS }, (_, back) => {
    const [from, to] = [monthAt(back), Math.min(now, monthAt(back - 1))]
    // The end of each past month since they joined.
    const ends = Array.from({ length: Math.max(0, back - 1) }, (_, nth) => monthAt(back - 2 - nth))
    return { month: iso(from), ...retainedMembers(creator, [from, to], ends) }
  })
}
