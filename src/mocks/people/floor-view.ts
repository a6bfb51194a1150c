import type * as v from 'valibot'

import type { Floor } from '@/domain/floor'

import { dutyByCreator, type WireOnDuty } from '../clock'
import { creatorDisplay } from '../displays'
import { HOUR_MS, dayOf, iso, MINUTE_MS, startOfDay } from '../seed/calendar'
import { CREATORS, type SeedCreator } from '../seed/creators'
import { HOUR_WEIGHTS } from '../seed/money'
import { chance } from '../seed/random'
import { waitingOf } from '../threads/waiting'
import { liveSales } from '../performance/live-work'
import { grossIn } from '../performance/sales-in'
import type { World } from '../world'
import { standingNow } from './creator-now'
import { plannedAt, shiftsBetween } from './plan'
import { rulesOf } from './rules'

type WireFloor = v.InferInput<typeof Floor>

const busiestHour = Math.max(...HOUR_WEIGHTS)
const SHIFT_MS = 8 * HOUR_MS

/** When somebody last bought; made up by the hour. */
const lastSaleAt = (creator: SeedCreator, now: number): number => {
  const hour = Math.floor(now / HOUR_MS)
  return hour * HOUR_MS - Math.floor(chance(141, creator.index, hour) * 70) * MINUTE_MS
}

function rowOf(
  world: World,
  creator: SeedCreator,
  onDuty: WireOnDuty[],
  planned: number,
): WireFloor['creators'][number] {
  const now = world.now()
  const { waiting, oldestWaitAt, payingWaiting } = waitingOf(world, creator)
  const shiftStart = Math.floor(now / SHIFT_MS) * SHIFT_MS
  return {
    creatorId: creator.userId,
    creator: creatorDisplay(world, creator.userId),
    status: standingNow(world, creator).status,
    onDuty,
    planned,
    waiting,
    oldestWaitAt: oldestWaitAt === null ? null : iso(oldestWaitAt),
    payingWaiting,
    shiftSales: { amount: grossIn(world, creator, shiftStart, now), currency: 'USD' },
    lastSaleAt: iso(Math.max(lastSaleAt(creator, now), liveSales(world, creator).at(-1)?.at ?? 0)),
    replyTargetSeconds: rulesOf(world, creator).replyTargetS ?? null,
  }
}

/** The next 24 hours: people planned, against the usual activity of fans. */
function coverageOf(world: World, shown: ReadonlySet<string>): WireFloor['coverage'] {
  const thisHour = Math.floor(world.now() / HOUR_MS) * HOUR_MS
  const shifts = shiftsBetween(world, thisHour, thisHour + 25 * HOUR_MS).filter(
    ({ state, creatorIds }) => state === 'published' && creatorIds.some((creatorId) => shown.has(creatorId)),
  )
  return Array.from({ length: 24 }, (_, step) => {
    const at = thisHour + step * HOUR_MS
    const middle = at + HOUR_MS / 2
    const planned = shifts.filter(({ startAt, endAt }) => startAt <= middle && endAt > middle).length
    const weight = HOUR_WEIGHTS[Math.floor((at - startOfDay(dayOf(at))) / HOUR_MS)] ?? 0
    return { hour: iso(at), planned, demand: weight / busiestHour }
  })
}

/** Every creator right now, and the hours ahead (screens S5). The many of the large agency are in no conversation. */
export function floorOf(world: World, groupId: string | undefined): WireFloor {
  const shown = CREATORS.filter((creator) => {
    const { isHidden, status } = standingNow(world, creator)
    return status !== 'ended' && !isHidden && (groupId === undefined || creator.groupId === groupId)
  })
  const duty = dutyByCreator(world)
  const planned = plannedAt(world, world.now())
  const rows = shown.map((creator) => {
    const there = planned.filter(({ creatorIds }) => creatorIds.includes(creator.userId)).length
    return rowOf(world, creator, duty.get(creator.userId) ?? [], there)
  })
  return { creators: rows, coverage: coverageOf(world, new Set(shown.map(({ userId }) => userId))) }
}
