import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import { REVENUE_KINDS } from '@/domain/money/revenue-kind'

import { anchorOf } from '../../state/anchor'
import { addMoney } from '../money/revenue-ledger'
import { overviewOf } from '../../wire/performance/overview-response'
import { splitPreview } from '../money/split-preview'
import { ratesAt } from '../creators/agency-creators'
import { listSales } from '../../wire/performance/sale-list'
import { DAY_MS, agencyDay, HOUR_MS, iso } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { noTally, moneySums } from '../../seed/money/sums'
import { createWorld, type World } from '../../state/world'
import { payoutDayOf } from './clearing'
import { entriesIn, type EarningEntry } from './earning-entries'
import { entriesPaidBy, payoutDays, payoutDetail, payoutOn, upcomingPayouts } from './payouts'
import { earningsOf } from './earnings-summary'
import { transactionsOf } from './transactions'

const NOW = Date.UTC(2026, 10, 21, 11, 17, 23)
const SPRING = Date.UTC(2026, 2, 28, 12)
const READER = { seesSplit: true, seesFans: true, seesStaff: true }

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const creatorShareOf = ({ amount, fee, share }: EarningEntry) => amount - fee - share

let world: World
beforeEach(() => {
  world = createWorld(undefined, () => NOW)
  anchorOf(world)
})

/** Starts a new rate agreement in the middle of an afternoon. */
const changeRates = (creator: SeedCreator, at: number) => {
  const rates = { ...ratesAt(world, creator, at), rate: 0.33, passesRate: 0.18, from: at }
  world.state.creatorTerms[creator.userId] = { rates: [rates] }
}

const creator = fc.constantFrom(...CREATORS.filter(({ status }) => status !== 'ended'))
const period = fc
  .tuple(
    fc.constantFrom(SPRING, NOW - 40 * DAY_MS, NOW - 3 * DAY_MS),
    fc.integer({ min: 0, max: DAY_MS }),
    fc.integer({ min: HOUR_MS, max: 4 * DAY_MS }),
  )
  .map(([start, shift, length]) => ({ from: start + shift, to: Math.min(NOW, start + shift + length) }))
const asked = ({ from, to }: { from: number; to: number }) => ({
  from: iso(from),
  to: iso(to),
  timezone: 'UTC',
})

describe('the earnings agree to the cent', () => {
  it('payment by payment with the sums of other pages, across range boundaries and rate changes', () => {
    fc.assert(
      fc.property(creator, period, fc.boolean(), (who, { from, to }, hasNewRates) => {
        if (hasNewRates) changeRates(who, Math.floor((from + to) / 2))
        else delete world.state.creatorTerms[who.userId]
        const tally = noTally()
        addMoney(world, tally, who, from, to)
        const sums = moneySums(tally)
        const entries = entriesIn(world, who, from, to).filter(({ isRefunded }) => !isRefunded)
        expect(sum(entries.map(({ amount }) => amount))).toBe(sums.gross)
        expect(sum(entries.map(({ fee }) => fee))).toBe(sums.fee)
        expect(sum(entries.map(({ share }) => share))).toBe(sums.agencyShare)
        for (const kind of REVENUE_KINDS) {
          const own = entries.filter((entry) => entry.kind === kind)
          expect(sum(own.map(({ amount }) => amount))).toBe(sums.grossByKind[kind])
        }
      }),
      { numRuns: 20 },
    )
  })

  it('between summary, lines, chart and list', () => {
    fc.assert(
      fc.property(creator, period, fc.boolean(), (who, range, hasNewRates) => {
        if (hasNewRates) changeRates(who, Math.floor((range.from + range.to) / 2))
        else delete world.state.creatorTerms[who.userId]
        const summary = earningsOf(world, who, { ...asked(range), basis: 'gross' }, READER)
        const { totals, split, series } = summary
        expect(totals.gross - totals.fee).toBe(totals.net)
        expect((totals.agencyShare ?? 0) + (totals.creatorShare ?? 0)).toBe(totals.net)
        for (const key of ['gross', 'fee', 'agencyShare', 'creatorShare'] as const)
          expect(sum((split ?? []).map((line) => line?.[key] ?? 0))).toBe(totals[key])
        expect(sum(series.map((point) => point.gross))).toBe(totals.gross)
        expect(sum(series.flatMap(({ byType }) => Object.values(byType)).map(Number))).toBe(totals.gross)
        const list = transactionsOf(world, who, { ...asked(range), limit: 1 }, READER)
        expect(list.sums).toEqual({
          gross: totals.gross,
          fee: totals.fee,
          net: totals.net,
          refunded: totals.refunds,
        })
      }),
      { numRuns: 20 },
    )
  })

  it('with the overview, the creator’s Money tab and the sales of the performance page', () => {
    fc.assert(
      fc.property(creator, period, (who, range) => {
        const creatorIds = [who.userId]
        const { totals } = earningsOf(world, who, { ...asked(range), basis: 'net' }, READER)
        const overview = overviewOf(world, { ...asked(range), basis: 'gross', compare: 'none', creatorIds })
        expect(totals).toMatchObject({
          gross: overview.totals.gross,
          net: overview.totals.net,
          agencyShare: overview.totals.agencyShare,
          creatorShare: overview.bridge?.creatorsShare,
          refunds: overview.bridge?.refunds,
        })
        const money = splitPreview(world, who, ratesAt(world, who, range.from), range.from, range.to)
        expect(totals).toMatchObject({
          gross: money.gross,
          fee: money.platformFee,
          agencyShare: money.agencyShare,
          creatorShare: money.creatorShare,
        })
        expect(sum(Object.values(money.byType).map(Number))).toBe(money.agencyShare)
        const kinds = ['paid_dms', 'tips', 'posts'] as const
        const sold = transactionsOf(world, who, { ...asked(range), kinds: [...kinds], limit: 1 }, READER)
        const sales = listSales(world, { creators: [who], period: range, fits: () => true }, { limit: 1 })
        expect(sold.sums.gross).toBe(sales.sums.paid)
        expect(sold.sums.refunded).toBe(sales.sums.refunded)
        expect(sold.total).toBe(sales.total)
      }),
      { numRuns: 10 },
    )
  })
})

describe('payouts', () => {
  const mila = CREATORS[0] as SeedCreator

  it('pay every eligible payment once: all payments of a creator, without disputed and refunded ones', () => {
    fc.assert(
      fc.property(creator, fc.integer({ min: 2, max: 12 }), (who, back) => {
        const payoutDay = payoutDays(world, who)[back] ?? 0
        const detail = payoutDetail(world, who, payoutOn(world, who, payoutDay).payoutId)
        if (!detail) return expect.fail('no such payout')
        const around = entriesIn(world, who, (payoutDay - 45) * DAY_MS, (payoutDay + 2) * DAY_MS)
        const own = around.filter((entry) => payoutDayOf(entry, NOW) === payoutDay)
        expect(detail.amount - detail.carried).toBe(sum(own.map(creatorShareOf)))
        const before = payoutOn(world, who, payoutDay - 7)
        expect(detail.count).toBe(own.length + (before.state === 'failed' ? before.count : 0))
        expect(sum(entriesPaidBy(world, who, detail.payoutId).map(creatorShareOf))).toBe(detail.amount)
        const lines = sum((detail.lines ?? []).map((line) => line?.amount ?? 0))
        expect(lines + detail.held.amount + detail.released.amount + detail.carried).toBe(detail.amount)
      }),
      { numRuns: 10 },
    )
  })

  it('that are upcoming add up to everything pending, the next one first', () => {
    const { pending, nextPayout } = earningsOf(
      world,
      mila,
      { ...asked({ from: NOW - DAY_MS, to: NOW }), basis: 'gross' },
      READER,
    )
    const toCome = upcomingPayouts(world, mila)
    expect(toCome.map(({ state }) => state)).toEqual(toCome.map(() => 'scheduled'))
    expect(nextPayout).toEqual(toCome[0])
    expect(pending).toBe(sum(toCome.map(({ amount }) => amount)))
    const unpaid = entriesIn(world, mila, NOW - 60 * DAY_MS, NOW).filter((entry) => {
      const day = payoutDayOf(entry, NOW)
      return day !== null && day > agencyDay(NOW)
    })
    expect(pending).toBe(sum(unpaid.map(creatorShareOf)))
  })

  it('go out every Monday, and past ones have arrived', () => {
    const days = payoutDays(world, mila)
    expect(days.every((day) => (day + 3) % 7 === 0)).toBe(true)
    expect(days.slice(1).every((day, index) => day === (days[index] ?? 0) - 7)).toBe(true)
    const states = days.slice(0, 12).map((day) => payoutOn(world, mila, day).state)
    expect(states.slice(4).every((state) => state === 'paid' || state === 'failed')).toBe(true)
  })
})

it('cover every state in a month of a busy creator', () => {
  const rows = transactionsOf(
    world,
    CREATORS[0] as SeedCreator,
    { ...asked({ from: NOW - 28 * DAY_MS, to: NOW }), limit: 1000 },
    READER,
  ).data
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(['cleared', 'pending', 'refunded', 'disputed']),
  )
  expect(
    rows.every(
      ({ state, payoutId }) => (payoutId === null) === (state === 'refunded' || state === 'disputed'),
    ),
  ).toBe(true)
})
