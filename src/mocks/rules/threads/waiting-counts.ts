import { anchorOf } from '../../state/anchor'
import { channelCount } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { livelyFacts } from './channel-facts'

/** Waiting counts of a creator, equal to the inbox tabs, for the lists of creators. */
export function waitingOf(world: World, creator: SeedCreator) {
  const rows = livelyFacts(world, creator, anchorOf(world), channelCount(creator)).filter(
    ({ isArchived }) => !isArchived,
  )
  const waits = rows.flatMap((row) =>
    row.ourTurnSince === null ? [] : [{ ...row, since: row.ourTurnSince }],
  )
  return {
    messages: rows.filter(({ unreadCount }) => unreadCount > 0).length,
    waiting: waits.length,
    payingWaiting: waits.filter(({ spend }) => spend > 0).length,
    oldestWaitAt: waits.length === 0 ? null : Math.min(...waits.map(({ since }) => since)),
  }
}
