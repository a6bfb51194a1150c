import type { World } from '../world'
import type { Facts } from './facts'
import type { Talk } from './talk'
import type { ChannelChange, ThreadState } from './thread-state'

/** Indexes derived from the state, cached for as long as that object is the state. */
interface Derived {
  facts: Map<string, Facts>
  /** Changed channels, by creator index. */
  changed: Map<string, Set<string>>
  /** Messages by sender and client id. */
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

/** A creator's channels that changed since the seed. */
export const changedChannels = (world: World, creatorIndex: number): ReadonlySet<string> =>
  derivedOf(world).changed.get(`channel-${creatorIndex + 1}`) ?? NONE

export const factsKept = (world: World): Map<string, Facts> => derivedOf(world).facts

/** Returns the channel's change for writing, and invalidates derived data. */
export function changing(world: World, talk: Pick<Talk, 'channelId'>): ChannelChange {
  const { threads } = world.state
  threads.version += 1
  const change = (threads.channels[talk.channelId] ??= { added: [], changes: {} })
  note(derivedOf(world), talk.channelId)
  return change
}

/** Invalidates a channel whose change is stored elsewhere: a new group, a lock. */
export function touch(world: World, channelId: string): void {
  world.state.threads.version += 1
  note(derivedOf(world), channelId)
}

/** Finds a message by sender and client id; `place` counts from the first one after the seed. */
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
