import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import * as calls from '@/api/calls/chat/notifications'
import { NOTICE_KINDS, noticeDeliveryOf } from '@/domain/notifications/notice-delivery'
import { NOTIFICATION_KINDS, type NotificationSettings } from '@/domain/notifications/notification'

import { anchorOf } from '../../state/anchor'
import { emitEvent } from '../../state/emit-event'
import { populationOf } from '../../rules/population/population'
import { serveTool } from '../bind-handlers'
import { noticeFor } from '../../rules/notices/notify'
import {
  personalNotices,
  markAllRead,
  readAtOf,
  markRead,
  readsOf,
  seedNoticeId,
  seedNoticeIndex,
  readsKey,
} from '../../rules/notices/notice-reads'
import { seedNotices, seedUnread } from '../../rules/notices/seed-notices'
import { noticeWithSale } from '../../wire/notice-sale'
import { wireNotice } from '../../rules/notices/wire-notice'
import { rowLimit } from '../../rules/base/paging'
import { invalidField } from '../../rules/base/refusal'
import type { SeedCreator } from '../../seed/creators'
import { playDue } from '../../rules/simulation/play-due'
import type { WireNotice } from '../../state/tool-state'
import type { World } from '../../state/world'

type ListRequest = ParsedRequestOf<typeof calls.listNotifications>
type NoticeSettings = v.InferInput<typeof NotificationSettings>

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const DEFAULTS: NoticeSettings = {
  kinds: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, noticeDeliveryOf(undefined, kind)])),
  sound: 'soft',
  soundWhen: 'hidden',
  quietFrom: null,
  quietTo: null,
}

/** A creator's notifications with the user's reads: newest first, rendered on access. */
async function noticeFeedOf(world: World, userId: string, creator: SeedCreator) {
  const anchor = anchorOf(world)
  const [population, seeded] = [await populationOf(creator, anchor), await seedNotices(creator, anchor)]
  const reads = readsOf(world, userId, creator)
  const added = [
    ...personalNotices(world, userId, creator),
    ...(world.state.notices[creator.userId] ?? []),
  ].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const readAt = (id: string, at: number, index?: number) =>
    readAtOf(world, creator, reads, { id, at, ...(index !== undefined && { index }) })
  return {
    size: added.length + seeded.size,
    indexOf: (id: string): number => {
      const index = seedNoticeIndex(creator, id)
      return index === undefined ? added.findIndex((one) => one.notificationId === id) : added.length + index
    },
    unreadUpTo: added.length + seedUnread(creator),
    glance: (n: number): { kind: WireNotice['kind']; amount: number; isUnread: boolean } => {
      const one = added[n]
      if (one) {
        const isUnread = one.readAt === null && readAt(one.notificationId, Date.parse(one.at)) === null
        return { kind: one.kind, amount: one.amount ?? 0, isUnread }
      }
      const index = n - added.length
      const id = seedNoticeId(creator, index)
      const kind = NOTIFICATION_KINDS[seeded.kind[index] ?? 0] ?? 'system'
      const isUnread = index < seedUnread(creator) && readAt(id, seeded.at[index] ?? 0, index) === null
      return { kind, amount: seeded.amount[index] ?? 0, isUnread }
    },
    read: (n: number): WireNotice => {
      const one = added[n]
      if (one) return { ...one, readAt: one.readAt ?? readAt(one.notificationId, Date.parse(one.at)) }
      const index = n - added.length
      const made = wireNotice(world, creator, population, seeded, index)
      return { ...made, readAt: readAt(made.notificationId, Date.parse(made.at), index) }
    },
  }
}

type NoticeFeed = Awaited<ReturnType<typeof noticeFeedOf>>

function feedPage(feed: NoticeFeed, { kinds, unread, amountMin, limit, lastId }: ListRequest) {
  const maxRows = rowLimit(limit)
  const found: number[] = []
  const start = lastId == null ? 0 : feed.indexOf(lastId) + 1
  // After a notice that is gone the list ends, as in `pageOf`.
  if (lastId != null && start === 0) return { data: [], lastId: null }
  const end = unread === true ? Math.min(feed.size, feed.unreadUpTo) : feed.size
  for (let n = start; n < end && found.length <= maxRows; n += 1) {
    const { kind, amount, isUnread } = feed.glance(n)
    const fits =
      (kinds === undefined || kinds.length === 0 || kinds.includes(kind)) &&
      (unread !== true || isUnread) &&
      (amountMin === undefined || amount >= amountMin)
    if (fits) found.push(n)
  }
  const data = found.slice(0, maxRows).map(feed.read)
  return { data, lastId: found.length > maxRows ? (data.at(-1)?.notificationId ?? null) : null }
}

function unreadByKind(feed: NoticeFeed): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, 0]))
  for (let n = 0; n < Math.min(feed.size, feed.unreadUpTo); n += 1) {
    const { kind, isUnread } = feed.glance(n)
    if (isUnread) counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

const ACCESS = {
  tool: 'notifications',
  viewers: ['readNotifications', 'updateNotificationSettings', 'subscribePush'],
  before: playDue,
} as const

/** Handlers of notifications and their settings (screens S14). */
export const notifications = serveTool(calls, ACCESS, {
  listNotifications: async ({ world, body, viewer }) => {
    const { account, creator, permissions } = viewer
    const feed = await noticeFeedOf(world, account.userId, creator)
    // The filtered rows would reveal hidden amounts.
    const asked = permissions.canSeeSpend ? body : { ...body, amountMin: undefined }
    const { data, lastId } = feedPage(feed, asked)
    return {
      data: data.map((one) => noticeFor(permissions, noticeWithSale(world, one, viewer))),
      lastId,
      counts: unreadByKind(feed),
    }
  },
  readNotifications: ({ world, body, viewer: { account, creator } }) => {
    if ('ids' in body) markRead(world, account.userId, creator, body.ids)
    else markAllRead(world, account.userId, creator)
    const ids = 'ids' in body ? body.ids : null
    emitEvent(world, creator.userId, 'notification.read', { ids }, account.userId)
  },
  getNotificationSettings: ({ world, viewer: { account, creator } }) => {
    return world.state.noticeSettings[readsKey(account.userId, creator)] ?? DEFAULTS
  },
  updateNotificationSettings: ({ world, body, viewer: { account, creator } }) => {
    for (const field of ['quietFrom', 'quietTo'] as const) {
      if (body[field] !== null && !TIME.test(body[field])) throw invalidField(field, 'time_unfit')
    }
    if ((body.quietFrom === null) !== (body.quietTo === null)) throw invalidField('quietTo', 'field_missing')
    const settings = { ...body, kinds: { ...DEFAULTS.kinds, ...body.kinds } }
    world.state.noticeSettings[readsKey(account.userId, creator)] = settings
    return settings
  },
  subscribePush: ({ world, body, viewer: { account } }) => {
    const { userId } = account
    if (!URL.canParse(body.endpoint)) throw invalidField('endpoint', 'field_missing')
    const others = (world.state.pushEndpoints[userId] ?? []).filter((endpoint) => endpoint !== body.endpoint)
    world.state.pushEndpoints[userId] = [...others, body.endpoint]
  },
})
