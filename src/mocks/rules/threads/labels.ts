import type { SeedCreator } from '../../seed/creators'
import { seedLabelsOf } from '../../seed/channels/labels'
import type { World } from '../../state/world'
import type { WireLabel } from '../../state/thread-state'

/** A creator's labels for conversations. */
export const labelsOf = (world: World, creator: SeedCreator): readonly WireLabel[] =>
  world.state.threads.labels[creator.userId] ?? seedLabelsOf(creator)
