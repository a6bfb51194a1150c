import * as calls from '@/api/calls/creator/scheduler'
import {
  type EditableKind,
  SCHEDULE_KINDS,
  SCHEDULE_TEXT_MAX_LENGTH,
  type ScheduleKind,
} from '@/domain/schedule/schedule'
import { isBlank } from '@/lib/text/blank'

import { weekHeatMap } from '../../rules/figures/messages-tab'
import { serveTool } from '../bind-handlers'
import { areOwnMedia } from '../../rules/media/own-media'
import { once } from '../once'
import { requestedSpan } from '../../rules/base/span'
import { periodOf } from '../../rules/performance/period'
import { Refusal, invalidField } from '../../rules/base/refusal'
import { allowedActions, ACTION_RULES, futureTimeOf } from '../../rules/schedule/schedule-actions'
import {
  type ScheduleEntry,
  type ScheduleSource,
  type Span,
  wireItem,
} from '../../rules/schedule/schedule-entry'
import { liveEntries } from '../../rules/schedule/live-entries'
import { massEntries } from '../../rules/schedule/mass-entries'
import { overlapsOf } from '../../rules/schedule/audience-overlaps'
import { ownEntry, postEntries, storyEntries } from '../../rules/schedule/own-entries'
import { findOwnItem, ownItemState, storeItem } from '../../rules/posts/own-items'
import { categoriesOf, movePosts } from '../../rules/posts/post-categories'
import { welcomeEntries } from '../../rules/schedule/welcome-entries'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'

const MAX_SPAN_DAYS = 100

/** The source of each kind. */
const SOURCES: Record<ScheduleKind, ScheduleSource> = {
  post: postEntries,
  mass: massEntries,
  welcome: welcomeEntries,
  live: liveEntries,
  story: storyEntries,
}

async function entriesOf(
  world: World,
  creator: SeedCreator,
  span: Span,
  kinds: readonly ScheduleKind[],
): Promise<ScheduleEntry[]> {
  const lists = await Promise.all(kinds.map(async (kind) => await SOURCES[kind](world, creator, span)))
  return lists.flat().toSorted((a, b) => a.at - b.at)
}

/** Throws 422 for invalid content of a post or story. Media that it had `before` may be in the trash by now. */
function checkItemContent(
  world: World,
  creator: SeedCreator,
  { text, mediaIds }: { text: string; mediaIds: readonly string[] },
  before: readonly string[] = [],
): void {
  if (isBlank(text) && mediaIds.length === 0) throw invalidField('text', 'message_empty')
  if (text.length > SCHEDULE_TEXT_MAX_LENGTH) throw invalidField('text', 'text_too_long')
  const added = mediaIds.filter((mediaId) => !before.includes(mediaId))
  if (!areOwnMedia(world, creator, added)) throw invalidField('mediaIds', 'media_unknown')
}

/** Throws 422 for an unknown category; a story has none. */
function checkCategory(
  world: World,
  creator: SeedCreator,
  kind: EditableKind,
  categoryId: string | null | undefined,
): void {
  if (categoryId == null) return
  const isThere = categoriesOf(world, creator).some((category) => category.categoryId === categoryId)
  if (kind !== 'post' || !isThere) throw invalidField('categoryId', 'not_found')
}

/** Handlers of the scheduler: posts, mass messages, welcome messages, lives and stories (screens S19). */
export const scheduler = serveTool(calls, 'scheduler', {
  listSchedule: async ({ world, body, viewer: { creator } }) => {
    const span = requestedSpan(body, MAX_SPAN_DAYS)
    const entries = await entriesOf(world, creator, span, body.kinds ?? SCHEDULE_KINDS)
    const { overlaps, nameOf } = await overlapsOf(world, creator, entries)
    return {
      data: entries.map((entry) => wireItem(world, { ...entry, fanName: nameOf(entry.itemId) })),
      overlaps,
    }
  },
  getBestHours: ({ world, body, viewer: { creator, permissions } }) => {
    const asked = { period: periodOf(world, body), before: null, edges: [], edgesBefore: [] }
    const { timezone } = body
    const seesMoney = permissions.canSeeSpend
    return {
      data: weekHeatMap({ world, creator, range: asked, timezone, basis: 'gross', permissions, seesMoney }),
    }
  },
  moveScheduled: async ({ world, body: { itemId, ...to }, viewer }) => {
    const acts = await allowedActions({ world, ...viewer }, itemId, ACTION_RULES.move)
    return wireItem(world, await acts.move(to))
  },
  cancelScheduled: async ({ world, body: { itemId }, viewer }) => {
    const acts = await allowedActions({ world, ...viewer }, itemId, ACTION_RULES.cancel)
    acts.cancel()
  },
  duplicateScheduled: once(async ({ world, body: { clientId: _clientId, itemId, ...to }, viewer }) => {
    const acts = await allowedActions({ world, ...viewer }, itemId, ACTION_RULES.duplicate)
    return wireItem(world, await acts.duplicate(to))
  }),
  retryScheduled: async ({ world, body: { itemId }, viewer }) => {
    const acts = await allowedActions({ world, ...viewer }, itemId, ACTION_RULES.retry)
    return wireItem(world, acts.retry())
  },
  createScheduled: once(({ world, body: { kind, at, text, mediaIds, categoryId }, viewer: { creator } }) => {
    checkItemContent(world, creator, { text, mediaIds })
    checkCategory(world, creator, kind, categoryId)
    const item = {
      itemId: world.newId(`${kind}-due`),
      kind,
      startsAt: futureTimeOf(world, at),
      text,
      mediaIds,
      failure: null,
      retriedAt: null,
      isCanceled: false,
    }
    storeItem(world, creator, item)
    if (categoryId != null) movePosts(world, [item.itemId], categoryId)
    return wireItem(world, ownEntry(world, creator, item))
  }),
  updateScheduled: ({ world, body: { itemId, at, text, mediaIds, categoryId }, viewer: { creator } }) => {
    const item = findOwnItem(world, creator, itemId)
    if (ownItemState(item, world.now()) !== 'scheduled') throw new Refusal(409, 'schedule_moved_on')
    const changed = {
      ...item,
      text: text ?? item.text,
      mediaIds: mediaIds ?? item.mediaIds,
      startsAt: at === undefined ? item.startsAt : futureTimeOf(world, at),
    }
    checkItemContent(world, creator, changed, item.mediaIds)
    checkCategory(world, creator, item.kind, categoryId)
    storeItem(world, creator, changed)
    if (categoryId !== undefined) movePosts(world, [itemId], categoryId)
    return wireItem(world, ownEntry(world, creator, changed))
  },
})
