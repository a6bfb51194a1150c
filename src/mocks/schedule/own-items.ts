import type { ScheduleState } from '@/domain/schedule'

import { anchorOf } from '../anchor'
import { seedPosts } from '../posts/seed-posts'
import { missing } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { type Entry, isWithin, type ScheduleSource } from './entry'
import { manyItems, type OwnKind, seedItems, type StoredItem } from './seed-items'

/** How long the platform takes to publish. */
const PUBLISH_MS = 4000

/** Posts and stories, without seeded posts of the profile. */
export function ownItems(world: World, creator: SeedCreator): StoredItem[] {
  const anchor = anchorOf(world)
  const many = world.state.faults.schedule === 'large' ? manyItems(creator, anchor) : []
  const stored = world.state.schedule[creator.userId] ?? {}
  const seeded = [...seedItems(creator, anchor), ...many].map((item) => [item.itemId, item] as const)
  return [...new Map([...seeded, ...Object.entries(stored)]).values()].filter(({ isCanceled }) => !isCanceled)
}

/** Seeded posts of the profile, shown as scheduled items. */
const profilePosts = (world: World, creator: SeedCreator): StoredItem[] =>
  seedPosts(creator, anchorOf(world)).map(({ postId, publishedAt, text, mediaIds }) => ({
    itemId: postId,
    kind: 'post',
    startsAt: publishedAt,
    text,
    mediaIds,
    failure: null,
    retriedAt: null,
    isCanceled: false,
  }))

/** Finds one, posts of the profile included. Throws 404. */
export function ownItem(world: World, creator: SeedCreator, itemId: string): StoredItem {
  const found = [...ownItems(world, creator), ...profilePosts(world, creator)].find(
    (item) => item.itemId === itemId,
  )
  if (!found) throw missing()
  return found
}

export function storeItem(world: World, creator: SeedCreator, item: StoredItem): void {
  world.state.schedule[creator.userId] = { ...world.state.schedule[creator.userId], [item.itemId]: item }
}

export function stateOf(item: StoredItem, now: number): ScheduleState {
  const { startsAt, failure, retriedAt } = item
  const beganAt = retriedAt ?? startsAt
  if (now < beganAt) return 'scheduled'
  const fails = failure !== null && retriedAt === null
  if (now < beganAt + PUBLISH_MS) return 'publishing'
  return fails ? 'failed' : 'done'
}

export function ownEntry(item: StoredItem, now: number): Entry {
  const state = stateOf(item, now)
  return {
    itemId: item.itemId,
    kind: item.kind,
    state,
    at: item.retriedAt ?? item.startsAt,
    text: item.text,
    lockText: null,
    price: 0,
    audience: [],
    fans: null,
    fanName: null,
    mediaIds: item.mediaIds,
    failure: state === 'failed' ? item.failure : null,
  }
}

const ownOf =
  (kind: OwnKind): ScheduleSource =>
  (world, creator, span) =>
    ownItems(world, creator)
      .filter((item) => item.kind === kind)
      .map((item) => ownEntry(item, world.now()))
      .filter(isWithin(span))

/** Posts of the profile, and scheduled ones. */
export const postEntries: ScheduleSource = async (world, creator, span) => [
  ...profilePosts(world, creator)
    .map((post) => ownEntry(post, world.now()))
    .filter(isWithin(span)),
  ...(await ownOf('post')(world, creator, span)),
]
export const storyEntries = ownOf('story')

/** Scheduled posts that are published by now, which the profile shows too. */
export const publishedPosts = (world: World, creator: SeedCreator): StoredItem[] =>
  ownItems(world, creator)
    .filter((item) => item.kind === 'post' && stateOf(item, world.now()) === 'done')
    .toSorted((one, other) => one.startsAt - other.startsAt)
