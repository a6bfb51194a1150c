import type { SeedCreator } from '../../seed/creators'
import type { ChannelFacts } from '../../seed/channels/seed-channel-facts'
import type { World } from '../../state/world'
import { channelFacts } from '../threads/channel-facts'
import { findConversation } from '../threads/conversation'

/** Rows as they were served, per world: a reader's next page begins there, though the row moved meanwhile. */
const servedRows = new WeakMap<World, Map<string, ChannelFacts>>()
const MAX_SERVED = 5000

function servedIn(world: World): Map<string, ChannelFacts> {
  const served = servedRows.get(world) ?? new Map<string, ChannelFacts>()
  servedRows.set(world, served)
  return served
}

/** Keeps the rows of a page of this view. */
export function keepServed(world: World, view: string, rows: readonly ChannelFacts[]): void {
  const served = servedIn(world)
  for (const row of rows) {
    const key = `${view} ${row.channelId}`
    served.delete(key)
    served.set(key, row)
  }
  for (const key of served.keys()) {
    if (served.size <= MAX_SERVED) break
    served.delete(key)
  }
}

/** The row a page of this view follows, as it was served or else as it is; undefined for an unknown one. */
export function cursorRow(
  world: World,
  creator: SeedCreator,
  view: string,
  channelId: string,
): ChannelFacts | undefined {
  const served = servedIn(world).get(`${view} ${channelId}`)
  const conversation = served ? undefined : findConversation(world, creator, channelId)
  return served ?? (conversation && channelFacts(world, conversation))
}
