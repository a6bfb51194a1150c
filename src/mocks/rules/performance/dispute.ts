import type * as v from 'valibot'

import type { Dispute, Sale } from '@/domain/money/sale'

import { accountById } from '../account/accounts'
import { anchorOf } from '../../state/anchor'
import { notifyPerson } from '../notices/notify-staff'
import { notFound, Refusal, invalidField, orNotFound } from '../base/refusal'
import { DAY_MS, HOUR_MS, iso, isoOrNull } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import { fanIdOfChannel } from '../../seed/fans/fan-facts'
import { chance, pick } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { SeedSale } from '../../seed/money/sales'
import { staffOf } from '../threads/staff-of-creator'
import type { World } from '../../state/world'
import { creditOf } from './credit'
import type { StoredDispute } from '../../state/performance-state'
import { findSale } from './sales-in'
import { AGENCY } from '../../seed/staff'

export type WireSale = v.InferInput<typeof Sale>
export type WireDispute = v.InferInput<typeof Dispute>

const DISPUTED_SHARE = 0.006
/** Older seeded disputes are decided. */
const OPEN_FOR_MS = 5 * DAY_MS
const DECIDER = 'staff-02'
/** Reasons for a dispute, different for tips and unlocks. */
const REASONS = {
  tips: [
    'He tipped for the voice note I sent ten minutes before.',
    'She wrote “for you” right after my message. I was the one chatting.',
  ],
  other: [
    'I chatted with this fan all evening. It was unlocked right after my message.',
    'This was my offer. I sent it at the end of my shift and it was unlocked after I left.',
    'We agreed on the price the day before, it’s in the chat.',
  ],
} as const

const saleSeedParts = (sale: SeedSale): [number, number] => [sale.creatorIndex, Math.floor(sale.at / 1000)]

/** The seeded dispute about a sale. */
function seedDispute(world: World, sale: SeedSale): StoredDispute | undefined {
  if (sale.isRefunded || chance(ROLL.isDisputed, ...saleSeedParts(sale)) >= DISPUTED_SHARE) return undefined
  const credited = sale.by.sender
  if (credited === null) return undefined
  const creator = CREATORS[sale.creatorIndex]
  const others = creator ? staffOf(creator).filter((userId) => userId !== credited) : []
  const at = sale.at + Math.floor((1 + chance(ROLL.disputeTime, ...saleSeedParts(sale)) * 12) * HOUR_MS)
  if (others.length === 0 || at > anchorOf(world)) return undefined
  const isOpen = anchorOf(world) - at < OPEN_FOR_MS
  return {
    userId: pick(others, chance(ROLL.disputeClaimant, ...saleSeedParts(sale))),
    reason: pick<string>(
      REASONS[sale.kind === 'tips' ? 'tips' : 'other'],
      chance(ROLL.disputeReason, ...saleSeedParts(sale)),
    ),
    at,
    state: isOpen ? 'open' : 'rejected',
    decidedBy: isOpen ? null : DECIDER,
    decidedAt: isOpen ? null : at + 20 * HOUR_MS,
    note: isOpen ? '' : 'The chat shows that the offer came from the colleague.',
  }
}

/** The dispute about a sale, if any. */
export const disputeOf = (world: World, sale: SeedSale): StoredDispute | undefined =>
  world.state.performance.disputes[sale.saleId] ?? seedDispute(world, sale)

/** Finds a past sale. Throws 404. */
export function findSaleOrThrow(world: World, saleId: string): SeedSale {
  const sale = findSale(world, saleId)
  if (!sale || sale.at >= world.now()) throw notFound()
  return sale
}

export const fanIdOfSale = ({ creatorIndex, channelIndex }: SeedSale): string =>
  fanIdOfChannel(creatorIndex, channelIndex)

/** Who a decision about a sale concerns: current and previous owner, and the disputant. */
const concernedUsers = (world: World, sale: SeedSale): ReadonlySet<string | null | undefined> =>
  new Set([
    creditOf(world, sale).userId,
    world.state.performance.credits[sale.saleId]?.from,
    disputeOf(world, sale)?.userId,
  ])

/** The note of the latest decision. */
function noteOf(world: World, sale: SeedSale): string {
  const credit = world.state.performance.credits[sale.saleId]
  const dispute = disputeOf(world, sale)
  if (!credit) return dispute?.note ?? ''
  return dispute?.decidedAt != null && dispute.decidedAt > credit.at ? dispute.note : credit.reason
}

/** A sale in wire format; with a `reader`, notes only for those concerned. */
export const wireSale = (world: World, sale: SeedSale, reader?: string): WireSale => ({
  saleId: sale.saleId,
  at: iso(sale.at),
  creatorId: CREATORS[sale.creatorIndex]?.userId ?? '',
  fanId: fanIdOfSale(sale),
  kind: sale.kind,
  amount: { amount: sale.amount, currency: AGENCY.currency },
  ...creditOf(world, sale),
  state: sale.isRefunded ? 'refunded' : 'paid',
  disputeState: disputeOf(world, sale)?.state ?? 'none',
  note: reader === undefined || concernedUsers(world, sale).has(reader) ? noteOf(world, sale) : '',
})

export const wireDispute = (world: World, sale: SeedSale, dispute: StoredDispute): WireDispute => ({
  sale: wireSale(world, sale),
  userId: dispute.userId,
  reason: dispute.reason,
  at: iso(dispute.at),
  state: dispute.state,
  decidedBy: dispute.decidedBy,
  decidedAt: isoOrNull(dispute.decidedAt),
  note: dispute.note,
})

interface SaleDecision {
  userId: string | null
  by: string
  note: string
}

/** Credits a sale manually. Throws 422 for an unknown user, 403 for oneself because commission is pay. */
function creditSale(world: World, sale: SeedSale, { userId, by, note }: SaleDecision): void {
  if (userId === by) throw new Refusal(403, 'not_yourself')
  if (userId !== null && !accountById(world, userId)) throw invalidField('userId', 'not_found')
  const from = creditOf(world, sale).userId
  if (from !== userId)
    world.state.performance.credits[sale.saleId] = { userId, from, by, at: world.now(), reason: note }
}

/** Notifies those concerned about the decision. */
function notifyConcerned(
  world: World,
  sale: SeedSale,
  before: string | null,
  { userId, by, note }: SaleDecision,
): void {
  const amount = `$${(sale.amount / 100).toFixed(2)}`
  const messageTo = (person: string): string => {
    if (userId === before)
      return person === userId
        ? `A disputed sale of ${amount} stays yours.`
        : `The sale of ${amount} that you disputed stays as it was.`
    if (person === userId) return `A sale of ${amount} is credited to you now.`
    return person === before
      ? `A sale of ${amount} is no longer credited to you.`
      : `The sale of ${amount} that you disputed is credited to someone else.`
  }
  for (const person of new Set([before, userId, disputeOf(world, sale)?.userId]))
    if (person != null && person !== by)
      notifyPerson(world, person, `${messageTo(person)} ${note}`.trim(), by)
}

/** Credits a sale to another user. */
export function reassignSale(world: World, sale: SeedSale, decision: SaleDecision): void {
  const before = creditOf(world, sale).userId
  creditSale(world, sale, decision)
  if (before !== decision.userId) notifyConcerned(world, sale, before, decision)
}

/** Decides a dispute for a user, or leaves the sale uncredited. Throws 409 when it is already decided. */
export function decideDispute(world: World, sale: SeedSale, decision: SaleDecision): StoredDispute {
  const dispute = orNotFound(disputeOf(world, sale))
  if (dispute.state !== 'open') throw new Refusal(409, 'stale_update')
  const before = creditOf(world, sale).userId
  creditSale(world, sale, decision)
  notifyConcerned(world, sale, before, decision)
  const decided: StoredDispute = {
    ...dispute,
    state: decision.userId === dispute.userId ? 'accepted' : 'rejected',
    decidedBy: decision.by,
    decidedAt: world.now(),
    note: decision.note,
  }
  world.state.performance.disputes[sale.saleId] = decided
  return decided
}

/** Opens a dispute ("This was mine"). Throws 409 when one exists. */
export function openDispute(world: World, sale: SeedSale, userId: string, reason: string): StoredDispute {
  if (disputeOf(world, sale)) throw new Refusal(409, 'stale_update')
  const claim: StoredDispute = {
    userId,
    reason,
    at: world.now(),
    state: 'open',
    decidedBy: null,
    decidedAt: null,
    note: '',
  }
  world.state.performance.disputes[sale.saleId] = claim
  return claim
}
