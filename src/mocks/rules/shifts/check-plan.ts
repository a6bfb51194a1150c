import type * as v from 'valibot'

import type { checkShifts } from '@/api/calls/agency/shifts'
import type { ShiftGap } from '@/domain/shift/planned-shift'
import { findCoverageGaps, gapWeight } from '@/domain/shift/shift-gaps'

import { iso } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import { demandAt } from '../../seed/money/money'
import type { World } from '../../state/world'
import { wireOverlap } from './shift-overlaps'
import { creatorStateNow } from '../creators/agency-creators'
import { draftsIn } from './publish-shifts'
import { assignedBetween, overlapsOf } from './shift-plan'

type WireShiftGap = v.InferInput<typeof ShiftGap>
type WireCheck = v.InferInput<(typeof checkShifts)['response']>

/** Limits the response; the most severe gaps come first. */
const MAX_GAPS = 300

interface PlanCheckRequest {
  from: number
  to: number
  /** Whose shifts the client plans, and whose creators they see; undefined for all. */
  planned: ReadonlySet<string> | undefined
  creatorIds: readonly string[] | undefined
}

function gapsIn(world: World, { from, to, creatorIds }: PlanCheckRequest): WireShiftGap[] {
  const byCreator = new Map<string, { startAt: number; endAt: number }[]>()
  for (const shift of assignedBetween(world, from, to)) {
    for (const creatorId of shift.creatorIds) {
      const spans = byCreator.get(creatorId) ?? []
      spans.push(shift)
      byCreator.set(creatorId, spans)
    }
  }
  const checked = CREATORS.filter((creator) => {
    const { status, isHidden } = creatorStateNow(world, creator)
    return (
      status === 'active' && !isHidden && (creatorIds === undefined || creatorIds.includes(creator.userId))
    )
  })
  return checked
    .flatMap(({ userId }) =>
      findCoverageGaps(byCreator.get(userId) ?? [], { from, to }, demandAt).map((gap) => ({
        creatorId: userId,
        gap,
      })),
    )
    .toSorted((a, b) => gapWeight(b.gap) - gapWeight(a.gap))
    .slice(0, MAX_GAPS)
    .map(({ creatorId, gap }) => ({ creatorId, from: iso(gap.from), to: iso(gap.to), demand: gap.demand }))
}

/** Gaps and conflicts of a plan before publishing. */
export function checkPlan(world: World, asked: PlanCheckRequest): WireCheck {
  const { from, to, planned } = asked
  const shifts = assignedBetween(world, from, to, planned)
  const drafts = draftsIn(shifts, asked)
  return {
    drafts: drafts.length,
    people: new Set(drafts.map(({ userId }) => userId)).size,
    clashes: overlapsOf(world, shifts)
      .filter((clash) => clash.to > from)
      .map(wireOverlap),
    gaps: gapsIn(world, asked),
  }
}
