import type { ScheduleState } from '@/domain/schedule/schedule'

import { anchorOf } from '../../state/anchor'
import { seedPosts } from '../../seed/posts'
import { orNotFound } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import type { ScheduledItem } from '../../state/scheduled-item'
import { largeSchedule, seedItems } from './seed-items'

/** How long the platform takes to publish. */
const PUBLISH_MS = 4000

/** Posts and stories, without seeded posts of the profile. */
export function ownItems(world: World, creator: SeedCreator): ScheduledItem[] {
  const anchor = anchorOf(world)
  const many = world.state.faults.schedule === 'large' ? largeSchedule(creator, anchor) : []
  const stored = world.state.schedule[creator.userId] ?? {}
  const seeded = [...seedItems(creator, anchor), ...many].map((item) => [item.itemId, item] as const)
  return [...new Map([...seeded, ...Object.entries(stored)]).values()].filter(({ isCanceled }) => !isCanceled)
}

/** Seeded posts of the profile, shown as scheduled items. */
export const profilePosts = (world: World, creator: SeedCreator): ScheduledItem[] =>
  seedPosts(creator, anchorOf(world)).map(({ postId, publishedAt, text, mediaIds, category }) => ({
    itemId: postId,
    kind: 'post',
    startsAt: publishedAt,
    text,
    mediaIds,
    failure: null,
    retriedAt: null,
    isCanceled: false,
    seedCategory: category,
  }))

/** Finds one, posts of the profile included. Throws 404. */
export function findOwnItem(world: World, creator: SeedCreator, itemId: string): ScheduledItem {
  return orNotFound(
    [...ownItems(world, creator), ...profilePosts(world, creator)].find((item) => item.itemId === itemId),
  )
}

export function storeItem(world: World, creator: SeedCreator, item: ScheduledItem): void {
  world.state.schedule[creator.userId] = { ...world.state.schedule[creator.userId], [item.itemId]: item }
}

export function ownItemState(item: ScheduledItem, now: number): ScheduleState {
  const { startsAt, failure, retriedAt } = item
  const beganAt = retriedAt ?? startsAt
  if (now < beganAt) return 'scheduled'
  const fails = failure !== null && retriedAt === null
  if (now < beganAt + PUBLISH_MS) return 'publishing'
  return fails ? 'failed' : 'done'
}

/** Scheduled posts that are published by now, which the profile shows too. */
export const publishedPosts = (world: World, creator: SeedCreator): ScheduledItem[] =>
  ownItems(world, creator)
    .filter((item) => item.kind === 'post' && ownItemState(item, world.now()) === 'done')
    .toSorted((a, b) => a.startsAt - b.startsAt)
