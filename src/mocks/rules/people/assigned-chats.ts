import { anchorOf } from '../../state/anchor'
import { forbidden, notFound, Refusal } from '../base/refusal'
import { addNotice } from '../notices/notify'
import { channelCount } from '../../seed/channels/channels'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { fanAt } from '../../seed/fans/fans'
import { chance, pick } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { staffOf } from '../threads/staff-of-creator'
import { livelyFacts } from '../threads/channel-facts'
import type { ChannelFacts } from '../../seed/channels/seed-channel-facts'
import { creatorOfChannel } from '../threads/conversation'
import type { World } from '../../state/world'
import { findCreator } from '../creators/agency-creators'
import { type Person, findPerson } from '../account/person'

/** Share of waiting chats assigned by the seed. */
const ASSIGNED_SHARE = 0.3

/** The assigned chatter of a channel; null when any chatter on duty may answer. */
export function assignedTo(world: World, creator: SeedCreator, row: ChannelFacts): string | null {
  const kept = world.state.assignedTo[row.channelId]
  const userId = kept === undefined ? seedAssigned(creator, row) : kept
  return userId !== null && isStillAssigned(world, userId, creator) ? userId : null
}

function seedAssigned(creator: SeedCreator, { index, kind, ourTurnSince }: ChannelFacts): string | null {
  const isNamed =
    kind === 'direct' &&
    ourTurnSince !== null &&
    chance(ROLL.isAssigned, creator.index, index) < ASSIGNED_SHARE
  return isNamed ? pick(staffOf(creator), chance(ROLL.assignee, creator.index, index)) : null
}

/** Whether a user is still active and assigned to the creator. */
const isStillAssigned = ({ state }: World, userId: string, creator: SeedCreator): boolean =>
  state.accounts[userId]?.isDeactivated !== true &&
  (state.people[userId]?.creatorIds?.includes(creator.userId) ?? true)

/** Waiting fans of a creator, longest first. */
export function waitingRows(world: World, creator: SeedCreator): (ChannelFacts & { since: number })[] {
  return livelyFacts(world, creator, anchorOf(world), channelCount(creator))
    .filter(({ isArchived, kind }) => !isArchived && kind === 'direct')
    .flatMap((row) => (row.ourTurnSince === null ? [] : [{ ...row, since: row.ourTurnSince }]))
    .sort((a, b) => a.since - b.since)
}

/** Channels assigned to a user: waiting ones, and those reassigned to them. */
export function assignedChannels(world: World, userId: string): string[] {
  const creatorIds = findPerson(world, userId)?.creatorIds ?? []
  const waiting = CREATORS.filter((creator) => creatorIds.includes(creator.userId)).flatMap((creator) =>
    waitingRows(world, creator).filter((row) => assignedTo(world, creator, row) === userId),
  )
  const given = Object.entries(world.state.assignedTo).filter(([, owner]) => owner === userId)
  return [...new Set([...waiting.map(({ channelId }) => channelId), ...given.map(([id]) => id)])]
}

/** A user's assigned channels, by creator. */
export const assignedByCreator = (world: World, userId: string): Map<SeedCreator, string[]> =>
  Map.groupBy(
    assignedChannels(world, userId).filter((channelId) => creatorOfChannel(channelId)),
    // Channels without a creator are already filtered out.
    (channelId) => creatorOfChannel(channelId) as SeedCreator,
  )

/** Assigns a creator's channels to a colleague and notifies them; without one, unassigns the channels. */
function assignChats(
  world: World,
  creator: SeedCreator,
  channelIds: readonly string[],
  next: Person | undefined,
): void {
  for (const channelId of channelIds) world.state.assignedTo[channelId] = next?.userId ?? null
  const [first, ...others] = channelIds
  if (!next || first === undefined) return
  const channelId = others.length === 0 ? first : null
  const text = `${creator.displayName}: ${channelIds.length} chats are yours now.`
  addNotice(world, creator, { kind: 'assigned', channelId, text }, next.userId)
}

/** Reassigns a user's channels to an heir, where they work for the creator; unassigns the rest. */
export function reassignChats(world: World, userId: string, heir: Person | undefined) {
  const chats = { moved: 0, left: 0 }
  for (const [creator, channelIds] of assignedByCreator(world, userId)) {
    const isHeirs = heir?.creatorIds.includes(creator.userId) === true
    assignChats(world, creator, channelIds, isHeirs ? heir : undefined)
    chats[isHeirs ? 'moved' : 'left'] += channelIds.length
  }
  return chats
}

interface ChatMove {
  creatorId: string
  fromUserId: string | null
  toUserId: string | null
  fanIds?: readonly string[] | undefined
}

/** Moves waiting fans from one user to another or to no one, and returns the count. */
export function moveWaitingFans(world: World, { creatorId, fromUserId, toUserId, fanIds }: ChatMove): number {
  const creator = findCreator(world, creatorId)
  const next = toUserId === null ? undefined : findPerson(world, toUserId)
  if (!creator || (toUserId !== null && !next)) throw notFound()
  if (next && next.status !== 'active') throw new Refusal(409, 'person_gone')
  if (next && !next.creatorIds.includes(creatorId)) throw forbidden()
  const rows = waitingRows(world, creator).filter(
    (row) =>
      assignedTo(world, creator, row) === fromUserId &&
      (fanIds === undefined || fanIds.includes(fanAt(row.fanIndex).userId)),
  )
  assignChats(
    world,
    creator,
    rows.map(({ channelId }) => channelId),
    next,
  )
  return rows.length
}
