import type * as calls from '@/api/calls/scheduler'
import { SCHEDULE_KINDS, SCHEDULE_TEXT_MAX_LENGTH, type ScheduleKind } from '@/domain/schedule'
import { isBlank } from '@/lib/blank'

import { actingOf } from '../accounts'
import { weekHeat } from '../figures/messages-tab'
import type { Handlers } from '../implement'
import { mediaIn } from '../media/media-in'
import { once, onceAsync } from '../once'
import { checkZone, periodOf } from '../performance/scope'
import { permissionsFor, requireLevel } from '../permissions'
import { Refusal, unfit } from '../refusal'
import { actsIf, MAY, timeOf } from '../schedule/acts'
import { type Entry, type ScheduleSource, type Span, wireItem } from '../schedule/entry'
import { liveEntries } from '../schedule/live-entries'
import { massEntries } from '../schedule/mass-entries'
import { overlapsOf } from '../schedule/overlaps'
import { ownEntry, ownItem, postEntries, stateOf, storeItem, storyEntries } from '../schedule/own-items'
import { welcomeEntries } from '../schedule/welcome-entries'
import { DAY_MS } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'

type ScheduleHandlers = Handlers<typeof calls>
type Some<Name extends keyof ScheduleHandlers> = Pick<ScheduleHandlers, Name>

const LONGEST_DAYS = 100

/** The source of each kind. */
const SOURCES: Record<ScheduleKind, ScheduleSource> = {
  post: postEntries,
  mass: massEntries,
  welcome: welcomeEntries,
  live: liveEntries,
  story: storyEntries,
}

function acting(world: World, request: Request, least: 'view' | 'edit' = 'edit') {
  const { account, creator } = actingOf(world, request)
  requireLevel(world, account, 'scheduler', least)
  return { world, account, creator }
}

function spanOf(body: { from: string; to: string }): Span {
  const [from, to] = [Date.parse(body.from), Date.parse(body.to)]
  if (to <= from || to - from > LONGEST_DAYS * DAY_MS) throw unfit('to', 'range_unfit')
  return { from, to }
}

async function entriesOf(
  world: World,
  creator: SeedCreator,
  span: Span,
  kinds: readonly ScheduleKind[],
): Promise<Entry[]> {
  const lists = await Promise.all(kinds.map(async (kind) => await SOURCES[kind](world, creator, span)))
  return lists.flat().toSorted((one, other) => one.at - other.at)
}

/** Throws 422 for invalid content of a post or story. */
function checkContent(world: World, text: string, mediaIds: readonly string[]): void {
  if (isBlank(text) && mediaIds.length === 0) throw unfit('text', 'message_empty')
  if (text.length > SCHEDULE_TEXT_MAX_LENGTH) throw unfit('text', 'text_too_long')
  if (mediaIds.some((mediaId) => mediaIn(world, mediaId) === undefined))
    throw unfit('mediaIds', 'media_unknown')
}

const reading = (world: World): Some<'listSchedule' | 'getBestHours'> => ({
  listSchedule: async ({ body, request }) => {
    const { creator } = acting(world, request, 'view')
    const entries = await entriesOf(world, creator, spanOf(body), body.kinds ?? SCHEDULE_KINDS)
    const { overlaps, nameOf } = await overlapsOf(world, creator, entries)
    return {
      data: entries.map((entry) => wireItem(world, { ...entry, fanName: nameOf(entry.itemId) })),
      overlaps,
    }
  },
  getBestHours: ({ body, request }) => {
    const { account, creator } = acting(world, request, 'view')
    checkZone(body.timezone)
    const permissions = permissionsFor(world, account)
    const asked = { period: periodOf(world, body), before: null, edges: [], edgesBefore: [] }
    const { timezone } = body
    const seesMoney = permissions.canSeeSpend
    return { data: weekHeat({ world, creator, asked, timezone, basis: 'gross', permissions, seesMoney }) }
  },
})

const arranging = (
  world: World,
): Some<'moveScheduled' | 'cancelScheduled' | 'duplicateScheduled' | 'retryScheduled'> => ({
  moveScheduled: async ({ body: { itemId, ...to }, request }) => {
    const acts = await actsIf(acting(world, request), itemId, MAY.move)
    return wireItem(world, await acts.move(to))
  },
  cancelScheduled: async ({ body: { itemId }, request }) => {
    const acts = await actsIf(acting(world, request), itemId, MAY.cancel)
    acts.cancel()
    return undefined
  },
  duplicateScheduled: async ({ body: { clientId, itemId, ...to }, request }) => {
    const by = acting(world, request)
    return await onceAsync(world, by.account.userId, clientId, async () => {
      const acts = await actsIf(by, itemId, MAY.duplicate)
      return wireItem(world, await acts.duplicate(to))
    })
  },
  retryScheduled: async ({ body: { itemId }, request }) => {
    const acts = await actsIf(acting(world, request), itemId, MAY.retry)
    return wireItem(world, acts.retry())
  },
})

/** Handlers of the scheduler: posts, mass messages, welcome messages, lives and stories (screens S19). */
export const schedulerHandlers = (world: World): ScheduleHandlers => ({
  ...reading(world),
  ...arranging(world),
  createScheduled: ({ body: { clientId, kind, at, text, mediaIds }, request }) => {
    const { account, creator } = acting(world, request)
    return once(world, account.userId, clientId, () => {
      checkContent(world, text, mediaIds)
      const item = {
        itemId: world.newId(`${kind}-due`),
        kind,
        startsAt: timeOf(world, at),
        text,
        mediaIds,
        failure: null,
        retriedAt: null,
        isCanceled: false,
      }
      storeItem(world, creator, item)
      return wireItem(world, ownEntry(item, world.now()))
    })
  },
  updateScheduled: ({ body: { itemId, at, text, mediaIds }, request }) => {
    const { creator } = acting(world, request)
    const item = ownItem(world, creator, itemId)
    if (stateOf(item, world.now()) !== 'scheduled') throw new Refusal(409, 'schedule_moved_on')
    checkContent(world, text, mediaIds)
    const changed = { ...item, text, mediaIds, startsAt: timeOf(world, at) }
    storeItem(world, creator, changed)
    return wireItem(world, ownEntry(changed, world.now()))
  },
})
