import { CREDITED_KINDS } from '@/domain/money/revenue-kind'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { latestMonths, payPeriodOf } from '@/domain/money/pay-period'

import { teamLogs } from '../shifts/clock'
import { changeLog } from '../shifts/log-changes'
import { findPerson } from '../account/person'
import { createPeopleFixture } from '../../testing/people-fixture'
import { AGENCY_TIME_ZONE, DAY_MS, HOUR_MS } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import type { World } from '../../state/world'
import { creditOf } from '../performance/credit'
import { reassignSale } from '../performance/dispute'
import { clockedSeconds, creditedSales, payTermsOf } from './pay-figures'
import { salesIn } from '../performance/sales-in'
import { periodOf } from '../performance/period'
import { signStatement, readStatement, statementsOf } from './statement'

const PEOPLE = ['staff-05', 'staff-06', 'staff-07'] as const
const BOSS = 'staff-02'
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** The months so far, oldest first. */
const months = (world: World) =>
  latestMonths(world.now(), AGENCY_TIME_ZONE, world.now() > Date.UTC(2026, 11, 1) ? 4 : 3)
    .toReversed()
    .map((month) => payPeriodOf(month, AGENCY_TIME_ZONE))

const statement = (world: World, userId: string, month: { from: string; to: string }) =>
  readStatement(world, { userId, ...month }, periodOf(world, month))

const sign = (world: World, userId: string, month: { from: string; to: string }, isSigned = true) =>
  signStatement(world, { userId, ...month }, periodOf(world, month), isSigned ? BOSS : null)

/** A user's sale of a month. */
function saleOf(world: World, userId: string, month: { from: string; to: string }, nth = 0) {
  const { from, to } = periodOf(world, month)
  const own = salesIn(world, CREATORS, from, to).filter(
    (sale) => !sale.isRefunded && creditOf(world, sale).userId === userId,
  )
  const sale = own[nth % own.length]
  if (!sale) throw new Error('Nothing sold')
  return sale
}

/** What all statements of a user count, by kind. */
function counted(world: World, userId: string) {
  const all = months(world).map((month) => statement(world, userId, month))
  const carried = all.flatMap((one) => (one.carried ?? []).flatMap((line) => line ?? []))
  const lines = all.flatMap((one) => (one.lines ?? []).flatMap((line) => line ?? []))
  const bases = CREDITED_KINDS.map((kind) =>
    sum([...lines, ...carried].filter((line) => line.kind === kind).map(({ base }) => base)),
  )
  const hours =
    sum(all.map((one) => one.hours)) +
    sum(carried.filter(({ kind }) => kind === null).map(({ base }) => base))
  return { bases, hours, total: sum(all.map(({ total }) => total)) }
}

/** What belongs to a user now. */
function theirs(world: World, userId: string) {
  const whole = months(world).map((month) => periodOf(world, month))
  const sales = whole.map((period) => creditedSales(world, period).get(userId))
  const bases = CREDITED_KINDS.map((kind) => sum(sales.map((own) => own?.get(kind) ?? 0)))
  const hours = whole.map((period) =>
    clockedSeconds(teamLogs(world, period.from, period.to, new Set([userId])), period),
  )
  const { hourly, rates } = payTermsOf(world, userId)
  const total =
    sum(hours.map((seconds) => Math.round((seconds * hourly) / 3600))) +
    sum(
      sales.flatMap((own) =>
        CREDITED_KINDS.map((kind) => Math.round((own?.get(kind) ?? 0) * (rates[kind] ?? 0))),
      ),
    )
  return { bases, hours: sum(hours), total }
}

describe('a change to a signed month', () => {
  it('carries over to the open month of both people, and leaves the signed ones unchanged', () => {
    const { world } = createPeopleFixture()
    const [ana, ben] = PEOPLE
    const [, october, november] = months(world)
    if (!october || !november) throw new Error('No months')
    sign(world, ana, october)
    sign(world, ben, october)
    const before = [statement(world, ana, october), statement(world, ben, october)]
    const sale = saleOf(world, ana, october)
    reassignSale(world, sale, { userId: ben, by: BOSS, note: 'It was his' })
    const rateOf = (userId: string) => findPerson(world, userId)?.pay?.commission?.[sale.kind] ?? 0
    const [first, second] = [statement(world, ana, november), statement(world, ben, november)]
    expect(first.carried).toMatchObject([{ from: before[0]?.from, kind: sale.kind, base: -sale.amount }])
    expect(second.carried).toMatchObject([{ from: before[0]?.from, kind: sale.kind, base: sale.amount }])
    expect(second.carried?.[0]?.amount).toBeCloseTo(sale.amount * rateOf(ben), -1)
    for (const one of [first, second])
      expect(one.total).toBe(one.pay + one.commission + (one.carried?.[0]?.amount ?? 0))
    const after = [statement(world, ana, october), statement(world, ben, october)]
    expect(after.map(({ movedOn }) => movedOn)).toEqual(
      [first, second].map((one) => [{ from: one.from, amount: one.carried?.[0]?.amount }]),
    )
    expect(after.map((one) => ({ ...one, movedOn: [] }))).toEqual(before)
  })

  it('also shows for a user without activity in the open month', () => {
    const { world } = createPeopleFixture()
    const [, october, november] = months(world)
    if (!october || !november) throw new Error('No months')
    const listed = () => statementsOf(world, november, periodOf(world, november)).map(({ userId }) => userId)
    const idle = ['staff-01', 'staff-02', 'staff-03'].find((userId) => !listed().includes(userId)) ?? ''
    sign(world, idle, october)
    expect(listed()).not.toContain(idle)
    reassignSale(world, saleOf(world, PEOPLE[0], october), { userId: idle, by: BOSS, note: 'Mine' })
    expect(listed()).toContain(idle)
  })

  it('keeps every hour and sale in exactly one statement of its current owner, whatever happens in whatever order', () => {
    const person = fc.constantFrom(...PEOPLE)
    const step = fc.oneof(
      fc.record({
        what: fc.constantFrom('sign' as const, 'open' as const),
        person,
        month: fc.nat(3),
        nth: fc.nat(0),
        to: person,
      }),
      fc.record({
        what: fc.constant('sell' as const),
        person,
        month: fc.nat(3),
        nth: fc.nat(40),
        to: person,
      }),
      fc.record({
        what: fc.constant('hours' as const),
        person,
        month: fc.nat(3),
        nth: fc.nat(10),
        to: person,
      }),
      fc.record({ what: fc.constant('wait' as const), person, month: fc.nat(3), nth: fc.nat(0), to: person }),
    )
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 14 }), (steps) => {
        const { world, pass } = createPeopleFixture()
        for (const { what, person: userId, month: index, nth, to } of steps) {
          const all = months(world)
          const month = all[index % all.length]
          if (!month) continue
          const isOver = Date.parse(month.to) <= world.now()
          if (what === 'sign' && isOver) sign(world, userId, month)
          else if (what === 'open') sign(world, userId, month, false)
          else if (what === 'sell')
            reassignSale(world, saleOf(world, userId, month, nth), { userId: to, by: BOSS, note: '' })
          else if (what === 'wait' && all.length === 3) pass(14 * DAY_MS)
          else if (what === 'hours') {
            const { from, to: end } = periodOf(world, month)
            const logs = teamLogs(world, from, end, new Set([userId])).filter(
              (log) => log.clockOutAt !== null,
            )
            const log = logs[nth % Math.max(1, logs.length)]
            const times = log && { clockInAt: log.clockInAt, clockOutAt: (log.clockOutAt ?? 0) - HOUR_MS / 2 }
            if (times && times.clockOutAt > times.clockInAt)
              changeLog(world, log, times, { userId: BOSS, reason: 'Left early' })
          }
        }
        for (const one of PEOPLE) expect(counted(world, one)).toEqual(theirs(world, one))
      }),
      { numRuns: 12 },
    )
  }, 20_000)
})
