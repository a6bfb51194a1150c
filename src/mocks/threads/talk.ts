import { anchorOf } from '../anchor'
import { mediaIn } from '../media/media-in'
import type { WireMedia } from '../media/media-of'
import type { WireReview } from '../performance/performance-state'
import { missing } from '../refusal'
import { channelAt, channelIdAt, channelPlaceOf, type SeedChannel } from '../seed/channels'
import { CREATORS, type SeedCreator } from '../seed/creators'
import { messageIdAt } from '../seed/messages'
import { seedOf } from '../seed/random'
import { beforeLastMs } from '../seed/timing'
import type { World } from '../world'
import type { AddedMessage, ChannelChange, NewGroup } from './thread-state'

/** A conversation: its seed with what has come since. Messages are named by their place, oldest first. */
export interface Talk {
  creator: SeedCreator
  channelId: string
  seed: SeedChannel
  change: ChannelChange | undefined
  /** The moment the seed is counted back from. */
  anchor: number
  /** A group that was made after the seed; it has no messages of the seed. */
  group: NewGroup | undefined
  mediaOf: (mediaId: string) => WireMedia | undefined
  /** What managers thought of messages, by message, of whichever conversation. */
  reviews: Readonly<Record<string, WireReview>>
}

/** Places from here on belong to groups that were made after the seed. */
const FIRST_NEW_PLACE = 900_000
const FORM = /^channel-([1-9]\d?)-([1-9]\d{0,6})$/

/** The id of a new group, as no other has it. */
export const newGroupId = (world: World, creator: SeedCreator): string =>
  channelIdAt(creator.index, FIRST_NEW_PLACE + world.state.nextId++)

const emptySeed = (creatorIndex: number, channelId: string): SeedChannel => ({
  channelId,
  creatorIndex,
  index: Number(FORM.exec(channelId)?.[2] ?? 1) - 1,
  kind: 'group',
  fanIndex: 0,
  messageCount: 0,
  quietForMs: 0,
  tail: 0,
  unread: 0,
})

/** Whose conversation it is, by its id. */
export const creatorOfChannel = (channelId: string): SeedCreator | undefined =>
  CREATORS[Number(FORM.exec(channelId)?.[1] ?? 0) - 1]

/** The conversation behind an id; undefined when the creator has none such. */
export function findTalk(world: World, creator: SeedCreator, channelId: string): Talk | undefined {
  const { threads } = world.state
  const facts = {
    creator,
    channelId,
    change: threads.channels[channelId],
    anchor: anchorOf(world),
    mediaOf: (mediaId: string) => mediaIn(world, mediaId),
    reviews: world.state.performance.reviews,
  }
  if (facts.change?.isGone) return undefined
  const group = threads.groups[channelId]
  if (group?.creatorId === creator.userId)
    return { ...facts, group, seed: emptySeed(creator.index, channelId) }
  const place = channelPlaceOf(channelId)
  if (place?.creatorIndex !== creator.index) return undefined
  return { ...facts, group: undefined, seed: channelAt(creator, place.index) }
}

/** The conversation behind an id; 404 for another creator's and for none. */
export function talkOf(world: World, creator: SeedCreator, channelId: string): Talk {
  const talk = findTalk(world, creator, channelId)
  if (!talk) throw missing()
  return talk
}

const MESSAGE_FORM = /^message-([1-9]\d?)-([1-9]\d{0,6})-(s?[1-9]\d{0,6})$/

/** The conversation in which a message stands. */
export function talkOfMessage(world: World, creator: SeedCreator, messageId: string): Talk {
  const found = MESSAGE_FORM.exec(messageId)
  if (!found || CREATORS[Number(found[1]) - 1] !== creator) throw missing()
  return talkOf(world, creator, channelIdAt(creator.index, Number(found[2]) - 1))
}

/** How many messages there are, whatever became of them. */
export const countOf = ({ seed, change }: Talk): number => seed.messageCount + (change?.added.length ?? 0)

export const addedAt = ({ seed, change }: Talk, place: number): AddedMessage | undefined =>
  change?.added[place - seed.messageCount]

/** When the message at a place was sent. */
export function sentAt(talk: Talk, place: number): number {
  const { seed, anchor } = talk
  const added = addedAt(talk, place)
  if (added) return added.at
  const channelSeed = seedOf(92, seed.creatorIndex, seed.index)
  return (
    anchor - seed.quietForMs - beforeLastMs(channelSeed, seed.messageCount, seed.messageCount - 1 - place)
  )
}

/** When the last message came; for an empty group when it was made. Notes of the system move no channel up. */
export function lastAt({ seed, change, anchor, group }: Talk): number {
  return change?.added.findLast(({ kind }) => kind !== 'system')?.at ?? group?.at ?? anchor - seed.quietForMs
}

export const idAt = (talk: Talk, place: number): string =>
  addedAt(talk, place)?.id ?? messageIdAt(talk.creator.index, talk.seed.index, place)

/** The place of a message by its id; -1 for one that is not in this conversation. */
export function placeOf(talk: Talk, messageId: string): number {
  const found = MESSAGE_FORM.exec(messageId)
  if (!found || channelIdAt(Number(found[1]) - 1, Number(found[2]) - 1) !== talk.channelId) return -1
  const name = found[3] ?? ''
  if (name.startsWith('s')) {
    const index = talk.change?.added.findLastIndex(({ id }) => id === messageId) ?? -1
    return index === -1 ? -1 : talk.seed.messageCount + index
  }
  const place = Number(name) - 1
  return place < countOf(talk) && idAt(talk, place) === messageId ? place : -1
}
