import type * as v from 'valibot'

import type { checkShifts } from '@/api/calls/shifts'
import type { ShiftGap } from '@/domain/planned-shift'
import { gapsOf, weightOf } from '@/domain/shift-gaps'

import { dayOf, HOUR_MS, iso, startOfDay } from '../seed/calendar'
import { CREATORS } from '../seed/creators'
import { HOUR_WEIGHTS } from '../seed/money'
import type { World } from '../world'
import { clashesIn, wireClash } from './clashes'
import { standingNow } from './creator-now'
import { heldBetween } from './plan'

type WireGap = v.InferInput<typeof ShiftGap>
type WireCheck = v.InferInput<(typeof checkShifts)['response']>

/** Limits the response; the most severe gaps come first. */
const GAPS_AT_MOST = 300
const busiestHour = Math.max(...HOUR_WEIGHTS)

/** Share of the agency's sales in an hour, relative to its busiest hour. */
const demandAt = (at: number): number => {
  const hour = Math.floor((at - startOfDay(dayOf(at))) / HOUR_MS)
  return (HOUR_WEIGHTS[Math.min(hour, 23)] ?? 0) / busiestHour
}

interface Asked {
  from: number
  to: number
  /** Whose shifts the client plans, and whose creators they see; undefined for all. */
  planned: ReadonlySet<string> | undefined
  creatorIds: readonly string[] | undefined
}

function gapsIn(world: World, { from, to, creatorIds }: Asked): WireGap[] {
  const byCreator = new Map<string, { startAt: number; endAt: number }[]>()
  for (const shift of heldBetween(world, from, to)) {
    for (const creatorId of shift.creatorIds) {
      const spans = byCreator.get(creatorId) ?? []
      spans.push(shift)
      byCreator.set(creatorId, spans)
    }
  }
  const looked = CREATORS.filter((creator) => {
    const { status, isHidden } = standingNow(world, creator)
    return (
      status === 'active' && !isHidden && (creatorIds === undefined || creatorIds.includes(creator.userId))
    )
  })
  return looked
    .flatMap(({ userId }) =>
      gapsOf(byCreator.get(userId) ?? [], { from, to }, demandAt).map((gap) => ({ creatorId: userId, gap })),
    )
    .toSorted((one, other) => weightOf(other.gap) - weightOf(one.gap))
    .slice(0, GAPS_AT_MOST)
    .map(({ creatorId, gap }) => ({ creatorId, from: iso(gap.from), to: iso(gap.to), demand: gap.demand }))
}

/** Gaps and conflicts of a plan before publishing. */
export function checkPlan(world: World, asked: Asked): WireCheck {
  const { from, to, planned } = asked
  const shifts = heldBetween(world, from, to, planned)
  const drafts = shifts.filter(({ state, startAt }) => state === 'draft' && startAt >= from && startAt < to)
  return {
    drafts: drafts.length,
    people: new Set(drafts.map(({ userId }) => userId)).size,
    clashes: clashesIn(shifts).map(wireClash),
    gaps: gapsIn(world, asked),
  }
}
