import type { World } from '../../state/world'
import type { ChannelFacts } from '../../seed/channels/seed-channel-facts'
import type { Conversation } from './conversation'
import type { ChannelChange, ThreadState } from '../../state/thread-state'

/** Indexes derived from the state, cached for as long as that object is the state. */
interface DerivedThreads {
  facts: Map<string, ChannelFacts>
  /** Changed channels, by creator index. */
  changed: Map<string, Set<string>>
  /** Messages by sender and client id. */
  sent: Map<string, { channelId: string; addedIndex: number }>
}

const cache = new WeakMap<ThreadState, DerivedThreads>()

const creatorPart = (channelId: string): string => channelId.slice(0, channelId.lastIndexOf('-'))
const sentKey = (userId: string, clientId: string): string => `${userId} ${clientId}`

function buildDerived(threads: ThreadState): DerivedThreads {
  const made: DerivedThreads = { facts: new Map(), changed: new Map(), sent: new Map() }
  for (const channelId of [...Object.keys(threads.channels), ...Object.keys(threads.groups)]) {
    addDerived(made, channelId)
    threads.channels[channelId]?.added.forEach(({ by, clientId }, index) => {
      if (by !== undefined && clientId !== undefined)
        made.sent.set(sentKey(by, clientId), { channelId, addedIndex: index })
    })
  }
  return made
}

function addDerived({ changed, facts }: DerivedThreads, channelId: string): void {
  const part = creatorPart(channelId)
  const existing = changed.get(part)
  if (existing) existing.add(channelId)
  else changed.set(part, new Set([channelId]))
  facts.delete(channelId)
}

function derivedThreads({ state: { threads } }: World): DerivedThreads {
  const cached = cache.get(threads)
  if (cached) return cached
  const made = buildDerived(threads)
  cache.set(threads, made)
  return made
}

const NO_CHANNELS: ReadonlySet<string> = new Set()

/** A creator's channels that changed since the seed. */
export const changedChannels = (world: World, creatorIndex: number): ReadonlySet<string> =>
  derivedThreads(world).changed.get(`channel-${creatorIndex + 1}`) ?? NO_CHANNELS

export const cachedFacts = (world: World): Map<string, ChannelFacts> => derivedThreads(world).facts

/** Returns the channel's change for writing, and invalidates derived data. */
export function writableChannelChange(
  world: World,
  conversation: Pick<Conversation, 'channelId'>,
): ChannelChange {
  const { threads } = world.state
  threads.version += 1
  const change = (threads.channels[conversation.channelId] ??= { added: [], changes: {} })
  addDerived(derivedThreads(world), conversation.channelId)
  return change
}

/** Invalidates a channel whose change is stored elsewhere: a new group, a lock. */
export function invalidateChannel(world: World, channelId: string): void {
  world.state.threads.version += 1
  addDerived(derivedThreads(world), channelId)
}

/** Finds a message by sender and client id; `addedIndex` counts from the first one after the seed. */
export const findSentMessage = (
  world: World,
  userId: string,
  clientId: string,
): { channelId: string; addedIndex: number } | undefined =>
  derivedThreads(world).sent.get(sentKey(userId, clientId))

export function recordSent(
  world: World,
  userId: string,
  clientId: string,
  where: { channelId: string; addedIndex: number },
): void {
  derivedThreads(world).sent.set(sentKey(userId, clientId), where)
}
