import type { ChatterCounts, FanCounts } from '@/mocks/rules/figures/chatter-counts'
import { platformFee } from '@/domain/figures/metrics'

import { ratesAt } from '../creators/agency-creators'
import { anchorOf } from '../../state/anchor'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { offerMessageId } from '../../seed/messages/work-messages'
import type { SeedSale } from '../../seed/money/sales'
import type { World } from '../../state/world'
import { creditLookup } from './credit'
import { addFan, addFans, type FanBitset, noFans } from '../../seed/channels/fan-sets'
import { NO_CREATOR, reportHours, stepAt } from './work-hours'
import { liveMessages, unsentMessages } from './live-work'
import { countTurns, OFFER_LIFETIME_MS } from './count-turns'
import { soldOffersIn, salesIn } from './sales-in'
import { addWorkTally, fanCounts, createTally, countFan, countMessage, type WorkTally } from './work-tally'

/** What to aggregate: people, creators, period and grouping. */
export interface WorkTableRequest {
  /** Step boundaries in ms, none in the future; two for a single step. */
  edges: readonly number[]
  people: readonly string[]
  creators: readonly SeedCreator[]
  /** Includes people without creators; off where creators are chosen. */
  withCreatorless: boolean
  byCreator: boolean
  basis: 'gross' | 'net'
}

export interface WorkRow {
  userId: string
  /** Null without grouping by creator. */
  creatorIndex: number | null
  step: number
  counts: ChatterCounts
  fans: FanCounts
}

export interface WorkTable {
  rows: WorkRow[]
  totals: { counts: ChatterCounts; fans: FanCounts }
}

/** Keystrokes counted for an offer. */
const OFFER_KEYSTROKES = 52

interface TallyRow {
  userId: string
  creatorIndex: number | null
  step: number
  tally: WorkTally
}

/** The running aggregation of a cut. */
class WorkAggregation {
  readonly rows = new Map<number, TallyRow>()
  readonly edges: readonly number[]
  readonly now: number
  readonly anchor: number
  readonly unsent: ReadonlySet<string>
  readonly from: number
  readonly to: number
  readonly creditOf: (sale: SeedSale) => string | null
  private readonly slots: Map<string, number>
  private readonly inScope: boolean[]

  constructor(
    readonly world: World,
    readonly request: WorkTableRequest,
  ) {
    this.now = world.now()
    this.anchor = anchorOf(world)
    this.unsent = unsentMessages(world)
    this.edges = request.edges
    this.from = request.edges[0] ?? 0
    this.to = request.edges.at(-1) ?? 0
    this.creditOf = creditLookup(world)
    this.slots = new Map(request.people.map((userId, slot) => [userId, slot]))
    this.inScope = CREATORS.map((creator) => request.creators.some(({ index }) => index === creator.index))
    this.inScope[NO_CREATOR] = request.withCreatorless
  }

  /** The platform's share of a sale, by the rates in force. */
  feeRateOf({ creatorIndex, at }: SeedSale): number {
    const creator = CREATORS[creatorIndex]
    if (!creator) return 0
    const isChanged = this.world.state.creatorTerms[creator.userId]?.rates !== undefined
    return isChanged ? ratesAt(this.world, creator, at).passesRate : creator.passesRate
  }

  slotOf(userId: string): number {
    return this.slots.get(userId) ?? -1
  }

  has(creatorIndex: number): boolean {
    return this.inScope[creatorIndex] ?? false
  }

  tally(slot: number, creatorIndex: number, step: number): WorkTally {
    const { byCreator, people } = this.request
    const key = (step * 32 + (byCreator ? creatorIndex : 0)) * 8192 + slot
    const cached = this.rows.get(key)
    if (cached) return cached.tally
    const row = {
      userId: people[slot] ?? '',
      creatorIndex: byCreator && creatorIndex !== NO_CREATOR ? creatorIndex : null,
      step,
      tally: createTally(),
    }
    this.rows.set(key, row)
    return row.tally
  }
}

/** Counts messages since the world was created. */
function countLiveMessages(cutting: WorkAggregation): void {
  for (const message of liveMessages(cutting.world)) {
    const { at, userId, creatorIndex } = message
    const slot = cutting.slotOf(userId)
    if (at < cutting.from || at >= cutting.to || slot < 0 || !cutting.has(creatorIndex)) continue
    const tally = cutting.tally(slot, creatorIndex, stepAt(cutting.request.edges, at))
    countMessage(tally, message, cutting.now - at < OFFER_LIFETIME_MS)
  }
}

/** Counts bought paid messages, at their send time. */
function countOffer(cutting: WorkAggregation, sale: SeedSale): void {
  const { sentAt, creatorIndex, amount } = sale
  const slot = sale.by.sender === null ? -1 : cutting.slotOf(sale.by.sender)
  if (slot < 0 || sentAt === null) return
  const tally = cutting.tally(slot, creatorIndex, stepAt(cutting.request.edges, sentAt))
  const { counts } = tally
  const isBought = sale.at <= cutting.now
  counts.messages += 1
  counts.keystrokes += OFFER_KEYSTROKES
  counts.paidMessages += 1
  counts.priceSum += amount
  countFan(tally, creatorIndex, sale.channelIndex)
  if (!isBought) counts.openMessages += cutting.unsent.has(offerMessageId(sale)) ? 0 : 1
  else if (!sale.isRefunded) {
    counts.unlockedMessages += 1
    counts.soldPriceSum += amount
  }
}

/** Payers by step and creator. */
type Payers = Map<number, FanBitset>[]

function countSale(cutting: WorkAggregation, sale: SeedSale, payers: Payers): void {
  if (sale.isRefunded) return
  const step = stepAt(cutting.request.edges, sale.at)
  const paid = payers[step]
  if (paid) {
    const bits = paid.get(sale.creatorIndex) ?? noFans()
    addFan(bits, sale.channelIndex)
    paid.set(sale.creatorIndex, bits)
  }
  const userId = cutting.creditOf(sale)
  const slot = userId === null ? -1 : cutting.slotOf(userId)
  if (slot < 0) return
  const { counts } = cutting.tally(slot, sale.creatorIndex, step)
  const net = sale.amount - platformFee(sale.amount, cutting.feeRateOf(sale))
  const counted = cutting.request.basis === 'net' ? net : sale.amount
  counts.sales += counted
  counts.netSales += net
  if (sale.kind === 'paid_dms') counts.ppvRevenue += counted
  if (sale.kind === 'tips') counts.tips += counted
}

function countHours(cutting: WorkAggregation): void {
  const { world, request } = cutting
  reportHours(world, request.people, request.edges, (slot, creatorIndex, step, hours) => {
    if (!cutting.has(creatorIndex)) return
    const { clocked = 0, active = 0, planned = 0, kept = 0 } = hours
    if (clocked + planned + kept === 0) return
    const { counts } = cutting.tally(slot, creatorIndex, step)
    counts.clockedSeconds += clocked
    counts.activeSeconds += active
    counts.plannedSeconds += planned
    counts.keptSeconds += kept
  })
}

function payersOverall(payers: Payers): Map<number, FanBitset> {
  const all = new Map<number, FanBitset>()
  for (const step of payers)
    for (const [creatorIndex, bits] of step) {
      const existing = all.get(creatorIndex)
      if (existing) addFans(existing, bits)
      else all.set(creatorIndex, bits.slice())
    }
  return all
}

/** Aggregates the work of a period into rows and totals; totals count each fan once (screens S7). */
export function aggregateWork(world: World, request: WorkTableRequest): WorkTable {
  const cutting = new WorkAggregation(world, request)
  const payers: Payers = request.edges.slice(1).map(() => new Map())
  if (cutting.to > cutting.from) {
    countTurns(cutting)
    countLiveMessages(cutting)
    for (const sale of soldOffersIn(world, request.creators, cutting.from, cutting.to))
      countOffer(cutting, sale)
    for (const sale of salesIn(world, request.creators, cutting.from, cutting.to))
      countSale(cutting, sale, payers)
    countHours(cutting)
  }
  const total = createTally()
  const rows = [...cutting.rows.values()].map(({ tally, ...row }) => {
    addWorkTally(total, tally)
    return { ...row, counts: tally.counts, fans: fanCounts(tally, payers[row.step] ?? new Map()) }
  })
  return { rows, totals: { counts: total.counts, fans: fanCounts(total, payersOverall(payers)) } }
}
