import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { livesOf } from './lives'
import type { StoredPayment } from './stored-live'

interface RoomPayment extends StoredPayment {
  /** What was bought, as the platform calls it. */
  item: string
}

/** What fans paid in lives since the world began: other pages count it as revenue of lives. */
export const livePaymentsIn = (world: World, creator: SeedCreator, from: number, to: number): RoomPayment[] =>
  livesOf(world, creator).flatMap(({ title, payments }) =>
    payments
      .filter(({ at }) => at >= from && at < to)
      .map((payment) => ({ ...payment, item: `${title}: ${payment.title || payment.kind}` })),
  )
