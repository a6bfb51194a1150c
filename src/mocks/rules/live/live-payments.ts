import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import type { StoredPayment } from '../../state/stored-live'

interface LivePayment extends StoredPayment {
  /** The purchase's title on the platform. */
  item: string
}

const NO_PAYMENTS: readonly LivePayment[] = []

/** Payments in lives since the world was created, which other pages count as live revenue. */
export function livePaymentsIn(
  world: World,
  creator: SeedCreator,
  from: number,
  to: number,
): readonly LivePayment[] {
  // Called for every step of every figure, and most creators have no lives.
  const lives = world.state.lives[creator.userId]
  if (!lives) return NO_PAYMENTS
  return lives.flatMap(({ title, payments }) =>
    payments
      .filter(({ at }) => at >= from && at < to)
      .map((payment) => ({ ...payment, item: `${title}: ${payment.title || payment.kind}` })),
  )
}
