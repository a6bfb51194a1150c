import type { World } from '../world'
import type { Facts } from './facts'
import type { Talk } from './talk'
import type { ChannelChange, ThreadState } from './thread-state'

/** What is worked out of the state and kept beside it for as long as that very object is the state. */
interface Derived {
  facts: Map<string, Facts>
  /** Channels with a change, by the creator's place. */
  changed: Map<string, Set<string>>
  /** Where a message with a client's key stands, by sender and key. */
  sent: Map<string, { channelId: string; place: number }>
}

const kept = new WeakMap<ThreadState, Derived>()

const creatorPart = (channelId: string): string => channelId.slice(0, channelId.lastIndexOf('-'))
const keyOf = (userId: string, clientId: string): string => `${userId} ${clientId}`

function build(threads: ThreadState): Derived {
  const made: Derived = { facts: new Map(), changed: new Map(), sent: new Map() }
  for (const channelId of [...Object.keys(threads.channels), ...Object.keys(threads.groups)]) {
    note(made, channelId)
    threads.channels[channelId]?.added.forEach(({ by, clientId }, place) => {
      if (by !== undefined && clientId !== undefined) made.sent.set(keyOf(by, clientId), { channelId, place })
    })
  }
  return made
}

function note({ changed, facts }: Derived, channelId: string): void {
  const part = creatorPart(channelId)
  const known = changed.get(part)
  if (known) known.add(channelId)
  else changed.set(part, new Set([channelId]))
  facts.delete(channelId)
}

function derivedOf({ state: { threads } }: World): Derived {
  const known = kept.get(threads)
  if (known) return known
  const made = build(threads)
  kept.set(threads, made)
  return made
}

const NONE: ReadonlySet<string> = new Set()

/** Channels of a creator about which something has changed since the seed. */
export const changedChannels = (world: World, creatorIndex: number): ReadonlySet<string> =>
  derivedOf(world).changed.get(`channel-${creatorIndex + 1}`) ?? NONE

export const factsKept = (world: World): Map<string, Facts> => derivedOf(world).facts

/** The change of a channel, to be written into; whatever was worked out of it before is forgotten. */
export function changing(world: World, talk: Pick<Talk, 'channelId'>): ChannelChange {
  const { threads } = world.state
  threads.version += 1
  const change = (threads.channels[talk.channelId] ??= { added: [], changes: {} })
  note(derivedOf(world), talk.channelId)
  return change
}

/** Says that something about a channel has changed that is not kept with it: a new group, a lock. */
export function touch(world: World, channelId: string): void {
  world.state.threads.version += 1
  note(derivedOf(world), channelId)
}

/** Where the message stands that somebody sent with this key; `place` counts from the first after the seed. */
export const sentWith = (
  world: World,
  userId: string,
  clientId: string,
): { channelId: string; place: number } | undefined => derivedOf(world).sent.get(keyOf(userId, clientId))

export function noteSent(
  world: World,
  userId: string,
  clientId: string,
  where: { channelId: string; place: number },
): void {
  derivedOf(world).sent.set(keyOf(userId, clientId), where)
}
