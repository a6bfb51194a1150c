import type * as v from 'valibot'

import type * as calls from '@/api/calls/agency'
import type { OverviewAlert, OverviewCreator } from '@/domain/overview'

import { dutyFor, onDutyNow, plannedFor, type WireOnDuty } from '../clock'
import { creatorDisplay } from '../displays'
import type { Handlers } from '../implement'
import {
  bridgeOf,
  changeOf,
  type Ledger,
  ledgerOf,
  type Period,
  periodBefore,
  periodOf,
  periodTotals,
  seriesOf,
} from '../overview'
import { coverage, medianReplySeconds, membersBetween } from '../seed/audience'
import { DAY_MS, dayOf, HOUR_MS, iso, MINUTE_MS, startOfDay } from '../seed/calendar'
import { CREATORS, type SeedCreator } from '../seed/creators'
import { HOUR_WEIGHTS } from '../seed/money'
import { chance } from '../seed/random'
import { staffById } from '../seed/staff'
import { sumsBetween } from '../seed/sums'
import { logsBetween, plannedAt } from '../seed/work-logs'
import { waitingOf } from '../threads/waiting'
import type { World } from '../world'

type WireAlert = v.InferInput<typeof OverviewAlert>
type WireCreator = v.InferInput<typeof OverviewCreator>

interface Looked {
  period: Period
  basis: 'gross' | 'net'
  now: Ledger
  before: Ledger
}

function overviewCreator(
  world: World,
  creator: SeedCreator,
  { period, basis, now, before }: Looked,
): WireCreator {
  const sums = now.byCreator.get(creator.userId)
  if (!sums) throw new RangeError(`No sums of ${creator.userId}`)
  const isQuiet = creator.status !== 'active'
  return {
    creatorId: creator.userId,
    creator: creatorDisplay(world, creator.userId),
    gross: sums.gross,
    net: sums.net,
    change: changeOf(sums[basis], before.byCreator.get(creator.userId)?.[basis] ?? 0),
    rate: creator.rate,
    agencyShare: sums.agencyShare,
    ...membersBetween(creator, period.from, period.to),
    medianReplySeconds: isQuiet ? null : medianReplySeconds(creator),
    coverage: isQuiet ? null : coverage(creator),
    status: creator.status,
  }
}

const LONG_LOG_MS = 12 * HOUR_MS
const DROP = -0.3

function alertsOf(world: World, rows: readonly WireCreator[], onDuty: readonly WireOnDuty[]): WireAlert[] {
  const now = world.now()
  const at = iso(Math.floor(now / HOUR_MS) * HOUR_MS)
  const alone = rows.find((row) => row.status === 'active' && dutyFor(onDuty, row.creatorId).length === 0)
  const fallen = rows.filter((row) => (row.change ?? 0) < DROP)
  const long = logsBetween(now - 2 * DAY_MS, now).filter(
    (log) => log.clockOutAt - log.clockInAt > LONG_LOG_MS,
  )
  const refunds = rows.find((row) => row.creatorId === 'creator-03')
  const pending = Object.keys(world.state.corrections).length + 1
  const about = (creatorId: string | null, userId: string | null = null) => ({ creatorId, userId, at })
  return [
    ...(alone ? [{ kind: 'no_cover', ...about(alone.creatorId), text: 'Nobody on duty' } as const] : []),
    ...(refunds
      ? [{ kind: 'refund_spike', ...about(refunds.creatorId), text: '4 in 24 h, usual is 1' } as const]
      : []),
    ...fallen.map(
      (row) => ({ kind: 'revenue_drop', ...about(row.creatorId), text: 'Against the usual' }) as const,
    ),
    ...long.map((log) => ({
      kind: 'long_work_log' as const,
      ...about(null, log.userId),
      text: staffById(log.userId)?.displayName ?? '',
    })),
    { kind: 'pending_correction', ...about(null), text: `${pending}` },
  ]
}

/** What a director sees of the agency's money (screens S2). */
const overview = (world: World): Pick<Handlers<typeof calls>, 'getOverview'> => ({
  getOverview: ({ body }) => {
    const now = world.now()
    const period = periodOf(body, now)
    const past = periodBefore(period)
    const looked = {
      period,
      basis: body.basis,
      now: ledgerOf(period, 'steps'),
      before: ledgerOf(past, 'whole'),
    }
    const totals = periodTotals(period, looked.now)
    const creators = period.creators.map((creator) => overviewCreator(world, creator, looked))
    const onDuty = onDutyNow(world)
    const here = new Set(onDuty.map(({ userId }) => userId))
    const plannedIds = plannedAt(now).map(({ userId }) => userId)
    return {
      currency: 'USD',
      totals,
      previous: body.compare === 'none' ? null : periodTotals(past, looked.before),
      series: seriesOf(period, looked.now, body.basis),
      bridge: bridgeOf(totals, looked.now),
      creators,
      alerts: alertsOf(world, creators, onDuty),
      team: { onDuty, plannedIds, missingIds: plannedIds.filter((userId) => !here.has(userId)) },
    }
  },
})

const busiestHour = Math.max(...HOUR_WEIGHTS)

/** The next 24 hours, and every creator right now (screens S5). */
export const agencyHandlers = (world: World): Handlers<typeof calls> => ({
  ...overview(world),
  getFloor: ({ body }) => {
    const now = world.now()
    const onDuty = onDutyNow(world)
    const shiftStart = Math.floor(now / (8 * HOUR_MS)) * 8 * HOUR_MS
    const shown = CREATORS.filter(
      ({ status, isHidden, groupId }) =>
        status !== 'ended' && !isHidden && (body.groupId === undefined || groupId === body.groupId),
    )
    const thisHour = Math.floor(now / HOUR_MS) * HOUR_MS
    return {
      creators: shown.map((creator) => {
        const { waiting, oldestWaitAt, payingWaiting } = waitingOf(world, creator)
        const sinceSale = Math.floor(chance(141, creator.index, Math.floor(now / HOUR_MS)) * 70) * MINUTE_MS
        return {
          creatorId: creator.userId,
          creator: creatorDisplay(world, creator.userId),
          status: creator.status,
          onDuty: dutyFor(onDuty, creator.userId),
          planned: plannedFor(now, creator.userId),
          waiting,
          oldestWaitAt: oldestWaitAt === null ? null : iso(oldestWaitAt),
          payingWaiting,
          shiftSales: { amount: sumsBetween(creator, shiftStart, now).gross, currency: 'USD' },
          lastSaleAt: iso(thisHour - sinceSale),
          replyTargetSeconds: creator.index < 4 ? 120 : 300,
        }
      }),
      coverage: Array.from({ length: 24 }, (_, step) => {
        const at = thisHour + step * HOUR_MS
        const weight = HOUR_WEIGHTS[Math.floor((at - startOfDay(dayOf(at))) / HOUR_MS)] ?? 0
        return { hour: iso(at), planned: plannedAt(at + HOUR_MS / 2).length, demand: weight / busiestHour }
      }),
    }
  },
})
