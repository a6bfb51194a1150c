import { anchorOf } from '../../state/anchor'
import { agencyDay, agencyDayStart } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { isRefundedPayment, ledgerBetween, type LedgerPayment } from '../../seed/money/history'
import { PAYMENT_KIND_OF, type PaymentKind } from '../../seed/money/payments'
import { soldMessageId } from '../../seed/messages/work-messages'
import { memoByWorld } from '../base/memo-by-world'
import type { Conversation } from '../threads/conversation'
import { type ThreadPayment, threadPayments } from '../threads/thread-payments'
import type { World } from '../../state/world'
import { chargesOutsideThreads } from './new-charges'

/** A fan's payment since the world was created. */
export interface NewPayment {
  kind: PaymentKind
  /** In cents. */
  amount: number
  at: number
  /** Its message; null outside the conversation. */
  messageId: string | null
  isRefunded: boolean
}

type PaymentsByFan = ReadonlyMap<number, readonly NewPayment[]>

/** The payments of the seed from the world's creation until the end of a day, oldest first. */
const seededSince = memoByWorld(
  48,
  (world, { index }: SeedCreator, day: number) => `${index} ${anchorOf(world)} ${day}`,
  (world, creator, day) =>
    ledgerBetween(creator, anchorOf(world), agencyDayStart(day + 1)).sort((a, b) => a.at - b.at),
)

/** How many of them are over. */
function seededCount(world: World, creator: SeedCreator): number {
  const now = world.now()
  const all = seededSince(world, creator, agencyDay(now))
  const first = all.findIndex(({ at }) => at > now)
  return first === -1 ? all.length : first
}

const ofLedger = (payment: LedgerPayment, anchor: number): NewPayment => ({
  kind: PAYMENT_KIND_OF[payment.kind],
  amount: payment.amount,
  at: payment.at,
  messageId: 'saleId' in payment ? soldMessageId(payment, anchor) : null,
  isRefunded: isRefundedPayment(payment),
})

function buildPayments(world: World, creator: SeedCreator): PaymentsByFan {
  const made = new Map<number, NewPayment[]>()
  const add = (channelIndex: number, payment: NewPayment): void => {
    const existing = made.get(channelIndex)
    if (existing) existing.push(payment)
    else made.set(channelIndex, [payment])
  }
  const [anchor, day] = [anchorOf(world), agencyDay(world.now())]
  for (const payment of seededSince(world, creator, day).slice(0, seededCount(world, creator)))
    add(payment.channelIndex, ofLedger(payment, anchor))
  for (const { channelIndex, kind, ...charge } of chargesOutsideThreads(world, creator))
    add(channelIndex, { ...charge, kind: PAYMENT_KIND_OF[kind] })
  return made
}

/**
 * What each fan paid a creator since the world was created, without changes of threads: by the seed, in lives and for
 * mass messages. By index of the conversation.
 */
export const paymentsOutsideThreads = memoByWorld(
  24,
  (world, creator: SeedCreator) => {
    const charges = chargesOutsideThreads(world, creator).length
    return `${creator.index} ${anchorOf(world)} ${seededCount(world, creator)} ${charges}`
  },
  buildPayments,
)

const ofThread = ({ kind, amount, at, messageId, isRefunded }: ThreadPayment): NewPayment => ({
  kind: kind === 'tip' ? 'tip' : 'purchase',
  amount,
  at,
  messageId,
  isRefunded,
})

/** What the fan of a conversation paid since the world was created, as earnings list it. */
export const newPaymentsIn = (world: World, conversation: Conversation): readonly NewPayment[] =>
  conversation.seed.kind === 'group'
    ? []
    : [
        ...(paymentsOutsideThreads(world, conversation.creator).get(conversation.seed.index) ?? []),
        ...threadPayments(conversation).map(ofThread),
      ]

/** The sum of payments without refunds. */
export const keptSum = (payments: readonly { amount: number; isRefunded: boolean }[] = []): number =>
  payments.reduce((sum, { amount, isRefunded }) => (isRefunded ? sum : sum + amount), 0)
