import type * as v from 'valibot'

import type { Floor } from '@/domain/agency/floor'

import { onDutyByCreator, type WireOnDuty } from '../../rules/shifts/clock'
import { creatorDisplay } from '../../rules/people/user-displays'
import { agencyDay, HOUR_MS, iso, isoOrNull } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { demandAt } from '../../seed/money/money'
import { waitingOf } from '../../rules/threads/waiting-counts'
import { daySales, grossIn } from '../../rules/performance/sales-in'
import type { World } from '../../state/world'
import { creatorStateNow } from '../../rules/creators/agency-creators'
import { groupTest } from '../../rules/people/staff-groups'
import type { StoredShift } from '../../state/people-state'
import { plannedAt, assignedBetween } from '../../rules/shifts/shift-plan'
import { rulesOf } from '../../rules/creators/creator-rules'
import { AGENCY } from '../../seed/staff'

type WireFloor = v.InferInput<typeof Floor>

/** How far back to search for the last sale. */
const SEARCHED_DAYS = 28

/** When a fan last paid; reads days backwards until one has a sale. */
function lastSaleAt(world: World, creator: SeedCreator): number | null {
  const now = world.now()
  for (let day = agencyDay(now), back = 0; back < SEARCHED_DAYS; day -= 1, back += 1) {
    const paid = daySales(world, creator, day).filter(({ at, isRefunded }) => at <= now && !isRefunded)
    if (paid.length > 0) return paid.reduce((last, { at }) => Math.max(last, at), 0)
  }
  return null
}

function floorRow(
  world: World,
  creator: SeedCreator,
  onDuty: WireOnDuty[],
  planned: readonly StoredShift[],
): WireFloor['creators'][number] {
  const now = world.now()
  const { waiting, oldestWaitAt, payingWaiting } = waitingOf(world, creator)
  // Shifts are sorted by start.
  const shift = planned[0]
  const soldAt = lastSaleAt(world, creator)
  return {
    creatorId: creator.userId,
    creator: creatorDisplay(world, creator.userId),
    status: creatorStateNow(world, creator).status,
    onDuty,
    planned: planned.length,
    plannedIds: [...new Set(planned.map(({ userId }) => userId))],
    waiting,
    oldestWaitAt: isoOrNull(oldestWaitAt),
    payingWaiting,
    shiftSales: shift
      ? { amount: grossIn(world, creator, shift.startAt, now), currency: AGENCY.currency }
      : null,
    lastSaleAt: isoOrNull(soldAt),
    replyTargetSeconds: rulesOf(world, creator).replyTargetS ?? null,
  }
}

/** The next 24 hours: planned people, and the usual activity of fans. */
function coverageOf(world: World, shown: ReadonlySet<string>): WireFloor['coverage'] {
  const thisHour = Math.floor(world.now() / HOUR_MS) * HOUR_MS
  const shifts = assignedBetween(world, thisHour, thisHour + 25 * HOUR_MS).filter(
    ({ state, creatorIds }) => state === 'published' && creatorIds.some((creatorId) => shown.has(creatorId)),
  )
  return Array.from({ length: 24 }, (_, step) => {
    const at = thisHour + step * HOUR_MS
    const middle = at + HOUR_MS / 2
    const there = shifts.filter(({ startAt, endAt }) => startAt <= middle && endAt > middle)
    const userIds = [...new Set(there.map(({ userId }) => userId))]
    return { hour: iso(at), planned: userIds.length, userIds, demand: demandAt(at) }
  })
}

/**
 * Every creator right now, and the hours ahead (screens S5). Those of the large agency have no
 * conversations.
 */
export function floorOf(world: World, groupId: string | undefined): WireFloor {
  const isInGroup = groupTest(world, groupId)
  const shown = CREATORS.filter((creator) => {
    const { isHidden, status } = creatorStateNow(world, creator)
    return status !== 'ended' && !isHidden && isInGroup(creator.groupId)
  })
  const duty = onDutyByCreator(world)
  const planned = plannedAt(world, world.now())
  const rows = shown.map((creator) => {
    const there = planned.filter(({ creatorIds }) => creatorIds.includes(creator.userId))
    return floorRow(world, creator, duty.get(creator.userId) ?? [], there)
  })
  return { creators: rows, coverage: coverageOf(world, new Set(shown.map(({ userId }) => userId))) }
}
