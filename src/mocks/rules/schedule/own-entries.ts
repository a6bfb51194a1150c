import type { OwnKind, ScheduledItem } from '../../state/scheduled-item'
import { ownItems, ownItemState, profilePosts } from '../posts/own-items'
import { type ScheduleEntry, isWithinSpan, type ScheduleSource } from './schedule-entry'

export function ownEntry(item: ScheduledItem, now: number): ScheduleEntry {
  const state = ownItemState(item, now)
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

const ownEntriesOf =
  (kind: OwnKind): ScheduleSource =>
  (world, creator, span) =>
    ownItems(world, creator)
      .filter((item) => item.kind === kind)
      .map((item) => ownEntry(item, world.now()))
      .filter(isWithinSpan(span))

/** Posts of the profile, and scheduled ones. */
export const postEntries: ScheduleSource = async (world, creator, span) => [
  ...profilePosts(world, creator)
    .map((post) => ownEntry(post, world.now()))
    .filter(isWithinSpan(span)),
  ...(await ownEntriesOf('post')(world, creator, span)),
]
export const storyEntries = ownEntriesOf('story')
