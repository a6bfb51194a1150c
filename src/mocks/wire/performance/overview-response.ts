import type * as v from 'valibot'

import type { Comparison } from '@/domain/time/compared-range'
import { relativeChange, quantile, ratio } from '@/domain/figures/metrics'
import type { Overview, OverviewAlert, OverviewCreator } from '@/domain/figures/overview'
import { elapsedMs, FORGOTTEN_CLOCK_MS } from '@/domain/shift/work-log'

import { costsByCreator, refundsByCreator } from '../../rules/money/chatter-cost'
import { onDutyByCreator, onDutyNow, teamLogs } from '../../rules/shifts/clock'
import { creatorDisplay } from '../../rules/people/user-displays'
import {
  bridgeOf,
  type Ledger,
  ledgerOf,
  overviewPeriod,
  type OverviewPeriod,
  periodTotals,
  seriesOf,
} from '../../rules/money/revenue-ledger'
import { correctionsIn } from '../../rules/shifts/corrections'
import { chargebackTimes } from '../../rules/earnings/clearing'
import { ratesAt, creatorStateNow } from '../../rules/creators/agency-creators'
import { findPerson } from '../../rules/account/person'
import { plannedAt } from '../../rules/shifts/shift-plan'
import { liveMessages } from '../../rules/performance/live-work'
import { salesIn } from '../../rules/performance/sales-in'
import { periodBefore } from '../../rules/performance/period'
import { hasFanMessages, epochHour } from '../../seed/money/payers'
import { DAY_MS, HOUR_MS, iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { membersBetween } from '../../seed/money/member-counts'
import { REPLY_SECONDS, repliesByCreator, replyIndex } from '../../seed/work/reply-turns'
import { waitingOf } from '../../rules/threads/waiting-counts'
import type { World } from '../../state/world'
import { AGENCY } from '../../seed/staff'

type WireOverview = v.InferInput<typeof Overview>
type WireAlert = v.InferInput<typeof OverviewAlert>
type WireCreator = v.InferInput<typeof OverviewCreator>

export interface OverviewQuery {
  from: string
  to: string
  timezone: string
  basis: 'gross' | 'net'
  compare: Comparison
  creatorIds?: string[] | undefined
}

interface OverviewInput {
  period: OverviewPeriod
  basis: 'gross' | 'net'
  now: Ledger
  before: Ledger
  replies: readonly Uint32Array[]
  /** Hours with a chatter on duty, by creator. */
  staffedHours: ReadonlyMap<string, ReadonlySet<number>>
  costs: ReadonlyMap<string, number>
  refunds: ReadonlyMap<string, number>
}

/** Hours with clocked work, by creator. */
function staffedHours(world: World, { from, to }: OverviewPeriod): Map<string, Set<number>> {
  const hours = new Map<string, Set<number>>()
  for (const log of teamLogs(world, from, to)) {
    const last = epochHour(Math.min(log.clockOutAt ?? to, to) - 1)
    for (const creatorId of findPerson(world, log.userId)?.creatorIds ?? []) {
      const own = hours.get(creatorId) ?? new Set<number>()
      hours.set(creatorId, own)
      for (let hour = epochHour(Math.max(log.clockInAt, from)); hour <= last; hour += 1) own.add(hour)
    }
  }
  return hours
}

/** Hours with a chatter on duty ÷ hours with fan messages. */
function coverage(creator: SeedCreator, { period, staffedHours }: OverviewInput): number | null {
  const there = staffedHours.get(creator.userId)
  let [busy, covered] = [0, 0]
  for (let hour = epochHour(period.from); hour < epochHour(period.to); hour += 1) {
    if (!hasFanMessages(creator, hour)) continue
    busy += 1
    if (there?.has(hour)) covered += 1
  }
  return ratio(covered, busy)
}

function overviewCreator(world: World, creator: SeedCreator, input: OverviewInput): WireCreator {
  const { period, basis, now, before, replies } = input
  const sums = now.byCreator.get(creator.userId)
  if (!sums) throw new RangeError(`No sums of ${creator.userId}`)
  const { status } = creatorStateNow(world, creator)
  const isQuiet = status !== 'active'
  const chatterCost = input.costs.get(creator.userId) ?? 0
  return {
    creatorId: creator.userId,
    creator: creatorDisplay(world, creator.userId),
    gross: sums.gross,
    net: sums.net,
    change: relativeChange(sums[basis], before.byCreator.get(creator.userId)?.[basis] ?? 0),
    // Of the last moment within the period.
    rate: ratesAt(world, creator, period.to - 1).rate,
    agencyShare: sums.agencyShare,
    chatterCost,
    refunds: input.refunds.get(creator.userId) ?? 0,
    margin: sums.agencyShare - chatterCost,
    ...membersBetween(creator, period.from, period.to),
    medianReplySeconds: isQuiet
      ? null
      : quantile({ values: REPLY_SECONDS, counts: replies[creator.index] ?? [] }, 0.5),
    coverage: isQuiet ? null : coverage(creator, input),
    status,
  }
}

const DROP = -0.3
/** This many refunds and chargebacks in a day are a spike if the days before had at most a third. */
const SPIKE = 3
const USUAL_DAYS = 28

/** Creators with unusually many refunds and chargebacks in the last 24 hours. */
function refundAlerts(world: World, creators: readonly SeedCreator[]): WireAlert[] {
  const now = world.now()
  const from = now - (USUAL_DAYS + 1) * DAY_MS
  return creators.flatMap((creator) => {
    const refunds = salesIn(world, [creator], from, now)
      .filter((sale) => sale.isRefunded)
      .map(({ at }) => at)
    const chargebacks = chargebackTimes(creator, from, now)
    const isFresh = (at: number) => at >= now - DAY_MS
    const back = [...refunds, ...chargebacks]
    const fresh = back.filter(isFresh)
    const usual = (back.length - fresh.length) / USUAL_DAYS
    if (fresh.length < SPIKE || fresh.length < usual * 3) return []
    const text = `${fresh.length} in 24 h, usual is ${usual.toFixed(1)}`
    const at = iso(Math.max(...fresh))
    return [
      {
        kind: 'refund_spike' as const,
        creatorId: creator.userId,
        userId: null,
        text,
        count: refunds.filter(isFresh).length,
        chargebacks: chargebacks.filter(isFresh).length,
        at,
      },
    ]
  })
}

/** Creators whose fans wait while no chatter is on duty. */
function coverAlerts(world: World, creators: readonly SeedCreator[]): WireAlert[] {
  const duty = onDutyByCreator(world)
  return creators.flatMap((creator) => {
    const { waiting, oldestWaitAt } = waitingOf(world, creator)
    const isAlone = creatorStateNow(world, creator).status === 'active' && !duty.get(creator.userId)?.length
    if (!isAlone || waiting === 0 || oldestWaitAt === null) return []
    const text = `Nobody on duty, ${waiting} waiting`
    return [
      {
        kind: 'no_cover' as const,
        creatorId: creator.userId,
        userId: null,
        text,
        count: waiting,
        at: iso(oldestWaitAt),
      },
    ]
  })
}

function logAlerts(world: World): WireAlert[] {
  const now = world.now()
  return teamLogs(world, now - 2 * DAY_MS, now)
    .filter((log) => elapsedMs(log, now) > FORGOTTEN_CLOCK_MS)
    .map((log) => {
      const hours = Math.round(elapsedMs(log, now) / HOUR_MS)
      const text = `${findPerson(world, log.userId)?.displayName ?? ''}: ${hours} h`
      return {
        kind: 'long_work_log',
        creatorId: null,
        userId: log.userId,
        text,
        count: hours,
        at: iso(log.clockInAt),
      }
    })
}

function alertsOf(world: World, rows: readonly WireCreator[], { period }: OverviewInput): WireAlert[] {
  const pending = correctionsIn(world, 'pending')
  const fallen = rows.filter((row) => row.status === 'active' && (row.change ?? 0) < DROP)
  const alerts: WireAlert[] = [
    ...coverAlerts(world, period.creators),
    ...refundAlerts(world, period.creators),
    ...fallen.map((row) => ({
      kind: 'revenue_drop' as const,
      creatorId: row.creatorId,
      userId: null,
      text: `${Math.round((row.change ?? 0) * 100)} %`,
      count: null,
      at: iso(period.to),
    })),
    ...logAlerts(world),
    ...pending.slice(0, 1).map((one) => ({
      kind: 'pending_correction' as const,
      creatorId: null,
      userId: one.userId,
      text: `${pending.length} pending`,
      count: pending.length,
      at: iso(one.askedAt),
    })),
  ]
  return alerts.map((alert) => ({ chargebacks: null, ...alert }))
}

/** Reply-time histogram by creator. */
function repliesIn(world: World, { from, to }: OverviewPeriod): readonly Uint32Array[] {
  const found = repliesByCreator(from, to)
  for (const { at, creatorIndex, replySeconds } of liveMessages(world)) {
    const counts = found[creatorIndex]
    if (!counts || replySeconds === null || at < from || at >= to) continue
    const index = replyIndex(replySeconds)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return found
}

/** The agency's money as a director sees it (screens S2). */
export function overviewOf(world: World, body: OverviewQuery): WireOverview {
  const period = overviewPeriod(world, body)
  const past: OverviewPeriod = { ...period, ...periodBefore(period, body, body.compare) }
  const refunds = refundsByCreator(world, period.creators, period)
  const input: OverviewInput = {
    period,
    basis: body.basis,
    now: ledgerOf(world, period, 'steps'),
    before: ledgerOf(world, past, 'whole'),
    replies: repliesIn(world, period),
    staffedHours: staffedHours(world, period),
    costs: costsByCreator(world, period),
    refunds,
  }
  const creators = period.creators.map((creator) => overviewCreator(world, creator, input))
  const onDuty = onDutyNow(world)
  const here = new Set(onDuty.map(({ userId }) => userId))
  const plannedIds = [...new Set(plannedAt(world, world.now()).map(({ userId }) => userId))]
  return {
    currency: AGENCY.currency,
    totals: periodTotals(world, period, input.now),
    previous: body.compare === 'none' ? null : periodTotals(world, past, input.before),
    series: seriesOf(world, period, input.now, body.basis),
    bridge: bridgeOf(
      input.now,
      [...refunds.values()].reduce((sum, one) => sum + one, 0),
    ),
    creators,
    alerts: alertsOf(world, creators, input),
    team: { onDuty, plannedIds, missingIds: plannedIds.filter((userId) => !here.has(userId)) },
  }
}
