import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import type { StoredPayment } from './stored-live'

interface RoomPayment extends StoredPayment {
  /** What was bought, as the platform calls it. */
  item: string
}

const NONE: readonly RoomPayment[] = []

/** What fans paid in lives since the world began: other pages count it as revenue of lives. */
export function livePaymentsIn(
  world: World,
  creator: SeedCreator,
  from: number,
  to: number,
): readonly RoomPayment[] {
  // Asked for every step of every figure, and most creators had none.
  const lives = world.state.lives[creator.userId]
  if (!lives) return NONE
  return lives.flatMap(({ title, payments }) =>
    payments
      .filter(({ at }) => at >= from && at < to)
      .map((payment) => ({ ...payment, item: `${title}: ${payment.title || payment.kind}` })),
  )
}
