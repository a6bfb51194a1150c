import { liveMessages } from '../performance/live-work'
import type { SeedCreator } from '../../seed/creators'
import { mediaIdsAt } from '../fan/fan-purchases'
import type { World } from '../../state/world'

/** Items staff sent since the world was created. */
export const sentIds = (world: World, creator: SeedCreator): ReadonlySet<string> =>
  new Set(
    liveMessages(world)
      .filter(({ creatorIndex }) => creatorIndex === creator.index)
      .flatMap(({ position }) => mediaIdsAt(position.talk, position.place)),
  )
