import type { EditableKind } from '@/domain/schedule/schedule'

import type { SeedCreator } from '../../seed/creators'
import type { ScheduledItem } from '../../state/scheduled-item'
import type { World } from '../../state/world'
import { ownItems, ownItemState, profilePosts } from '../posts/own-items'
import { categoryFinder } from '../posts/post-categories'
import { type ScheduleEntry, isWithinSpan, type ScheduleSource } from './schedule-entry'

export function ownEntry(
  world: World,
  creator: SeedCreator,
  item: ScheduledItem,
  categoryOf = categoryFinder(world, creator),
): ScheduleEntry {
  const state = ownItemState(item, world.now())
  const category = categoryOf(item.itemId, item.seedCategory)
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
    category: category?.name ?? null,
    categoryId: category?.categoryId ?? null,
    failure: state === 'failed' ? item.failure : null,
  }
}

/** Posts of the profile, and what is scheduled. */
const ownEntriesOf =
  (kind: EditableKind): ScheduleSource =>
  (world, creator, span) => {
    const categoryOf = categoryFinder(world, creator)
    return [...profilePosts(world, creator), ...ownItems(world, creator)]
      .filter((item) => item.kind === kind)
      .map((item) => ownEntry(world, creator, item, categoryOf))
      .filter(isWithinSpan(span))
  }

export const postEntries = ownEntriesOf('post')
export const storyEntries = ownEntriesOf('story')
