import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { massPurchases } from '../mass/mass-purchases'
import { boughtMasses, type NewCharge } from '../performance/live-work'

const NO_CHARGES: readonly NewCharge[] = []

/** Payments in a creator's lives. */
const livePayments = (world: World, { userId }: SeedCreator): NewCharge[] =>
  (world.state.lives[userId] ?? []).flatMap(({ title, payments }) =>
    payments.map((payment) => ({
      chargeId: payment.paymentId,
      at: payment.at,
      channelIndex: payment.channelIndex,
      kind: 'live',
      amount: payment.amount,
      item: `${title}: ${payment.title || payment.kind}`,
      sentBy: null,
      messageId: null,
      isRefunded: false,
    })),
  )

/** Payments since the world was created outside of threads: in lives, and for mass messages. */
export const chargesOutsideThreads = (world: World, creator: SeedCreator): readonly NewCharge[] =>
  (world.state.lives[creator.userId] ?? world.state.masses[creator.userId])
    ? [...livePayments(world, creator), ...massPurchases(world, creator)]
    : NO_CHARGES

/** Payments since the world was created that no one sold in a chat. */
export function newChargesIn(
  world: World,
  creator: SeedCreator,
  from: number,
  to: number,
): readonly NewCharge[] {
  const [bought, outside] = [boughtMasses(world, creator), chargesOutsideThreads(world, creator)]
  // Called for every step of every figure, and most creators have neither.
  if (bought.length === 0 && outside.length === 0) return NO_CHARGES
  return [...bought, ...outside].filter(({ at }) => at >= from && at < to)
}

/** The same without refunds. */
export const keptChargesIn = (
  world: World,
  creator: SeedCreator,
  from: number,
  to: number,
): readonly NewCharge[] => newChargesIn(world, creator, from, to).filter(({ isRefunded }) => !isRefunded)
