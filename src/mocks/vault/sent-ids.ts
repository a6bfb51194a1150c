import { liveMessages } from '../performance/live-work'
import type { SeedCreator } from '../seed/creators'
import { mediaIdsAt } from '../fan/purchases'
import type { World } from '../world'

/** Items staff sent since the world was created. */
export const sentIds = (world: World, creator: SeedCreator): ReadonlySet<string> =>
  new Set(
    liveMessages(world)
      .filter(({ creatorIndex }) => creatorIndex === creator.index)
      .flatMap(({ spot }) => mediaIdsAt(spot.talk, spot.place)),
  )
