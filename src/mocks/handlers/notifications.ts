import type * as v from 'valibot'

import type * as calls from '@/api/calls/notifications'
import { NOTICE_KINDS, waysOf } from '@/domain/notice-ways'
import { NOTIFICATION_KINDS, type NotificationSettings } from '@/domain/notification'

import { actingOf } from '../accounts'
import { anchorOf } from '../anchor'
import { crowdOf } from '../crowd/crowd'
import type { Handlers } from '../implement'
import { tellHeldMasses } from '../mass/tell-mass'
import { noticeFor } from '../notices/notify'
import {
  ownNotices,
  readAll,
  readAtOf,
  readSome,
  readsOf,
  seedNoticeId,
  seedPlaceOf,
  sideKey,
} from '../notices/reading'
import { seedNotices, seedUnread } from '../notices/seed-notices'
import { withSale } from '../notices/sold'
import { wireNotice } from '../notices/wire-notice'
import { permissionsFor, requireLevel } from '../permissions'
import { unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import { sendDue } from '../threads/due'
import type { WireNotice } from '../tool-state'
import type { World } from '../world'

type NotificationHandlers = Handlers<typeof calls>
type Asked = Parameters<NotificationHandlers['listNotifications']>[0]['body']
type Settings = v.InferInput<typeof NotificationSettings>

const MOST = 200
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const DEFAULTS: Settings = {
  kinds: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, waysOf(undefined, kind)])),
  sound: 'soft',
  soundWhen: 'hidden',
  quietFrom: null,
  quietTo: null,
}

/** A creator's notifications with the user's reads: newest first, rendered on access. */
async function feedOf(world: World, userId: string, creator: SeedCreator) {
  const anchor = anchorOf(world)
  const [crowd, seeded] = [await crowdOf(creator, anchor), await seedNotices(creator, anchor)]
  const reads = readsOf(world, userId, creator)
  const added = [
    ...ownNotices(world, userId, creator),
    ...(world.state.notices[creator.userId] ?? []),
  ].toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
  const readAt = (id: string, at: number, place?: number) =>
    readAtOf(world, creator, reads, { id, at, ...(place !== undefined && { place }) })
  return {
    size: added.length + seeded.size,
    placeOf: (id: string): number => {
      const place = seedPlaceOf(creator, id)
      return place === undefined ? added.findIndex((one) => one.notificationId === id) : added.length + place
    },
    unreadUpTo: added.length + seedUnread(creator),
    glance: (n: number): { kind: WireNotice['kind']; amount: number; isUnread: boolean } => {
      const one = added[n]
      if (one) {
        const isUnread = one.readAt === null && readAt(one.notificationId, Date.parse(one.at)) === null
        return { kind: one.kind, amount: one.amount ?? 0, isUnread }
      }
      const place = n - added.length
      const id = seedNoticeId(creator, place)
      const kind = NOTIFICATION_KINDS[seeded.kind[place] ?? 0] ?? 'system'
      const isUnread = place < seedUnread(creator) && readAt(id, seeded.at[place] ?? 0, place) === null
      return { kind, amount: seeded.amount[place] ?? 0, isUnread }
    },
    read: (n: number): WireNotice => {
      const one = added[n]
      if (one) return { ...one, readAt: one.readAt ?? readAt(one.notificationId, Date.parse(one.at)) }
      const place = n - added.length
      const made = wireNotice(world, creator, crowd, seeded, place)
      return { ...made, readAt: readAt(made.notificationId, Date.parse(made.at), place) }
    },
  }
}

type Feed = Awaited<ReturnType<typeof feedOf>>

function partOf(feed: Feed, { kinds, unread, amountMin, limit, lastId }: Asked) {
  const most = Math.min(Math.max(1, Math.floor(limit)), MOST)
  const found: number[] = []
  const end = unread === true ? Math.min(feed.size, feed.unreadUpTo) : feed.size
  for (let n = lastId == null ? 0 : feed.placeOf(lastId) + 1; n < end && found.length <= most; n += 1) {
    const { kind, amount, isUnread } = feed.glance(n)
    const fits =
      (kinds === undefined || kinds.length === 0 || kinds.includes(kind)) &&
      (unread !== true || isUnread) &&
      (amountMin === undefined || amount >= amountMin)
    if (fits) found.push(n)
  }
  const data = found.slice(0, most).map(feed.read)
  return { data, lastId: found.length > most ? (data.at(-1)?.notificationId ?? null) : null }
}

function unreadByKind(feed: Feed): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, 0]))
  for (let n = 0; n < Math.min(feed.size, feed.unreadUpTo); n += 1) {
    const { kind, isUnread } = feed.glance(n)
    if (isUnread) counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

/** Handlers of notifications and their settings (screens S14). */
export const notificationHandlers = (world: World): NotificationHandlers => {
  const reader = (request: Request) => {
    const acting = actingOf(world, request)
    requireLevel(world, acting.account, 'notifications', 'view')
    sendDue(world)
    tellHeldMasses(world)
    return { ...acting, userId: acting.account.userId }
  }
  return {
    listNotifications: async ({ body, request }) => {
      const { account, userId, creator } = reader(request)
      const permissions = permissionsFor(world, account)
      const feed = await feedOf(world, userId, creator)
      // The filtered rows would reveal hidden amounts.
      const asked = permissions.canSeeSpend ? body : { ...body, amountMin: undefined }
      const { data, lastId } = partOf(feed, asked)
      const viewer = { account, creator, permissions }
      return {
        data: data.map((one) => noticeFor(permissions, withSale(world, one, viewer))),
        lastId,
        counts: unreadByKind(feed),
      }
    },
    readNotifications: ({ body, request }) => {
      const { userId, creator } = reader(request)
      if ('ids' in body) readSome(world, userId, creator, body.ids)
      else readAll(world, userId, creator)
      return {}
    },
    getNotificationSettings: ({ request }) => {
      const { userId, creator } = reader(request)
      return world.state.noticeSettings[sideKey(userId, creator)] ?? DEFAULTS
    },
    updateNotificationSettings: ({ body, request }) => {
      const { userId, creator } = reader(request)
      for (const field of ['quietFrom', 'quietTo'] as const) {
        if (body[field] !== null && !TIME.test(body[field])) throw unfit(field, 'time_unfit')
      }
      if ((body.quietFrom === null) !== (body.quietTo === null)) throw unfit('quietTo', 'field_missing')
      const settings = { ...body, kinds: { ...DEFAULTS.kinds, ...body.kinds } }
      world.state.noticeSettings[sideKey(userId, creator)] = settings
      return settings
    },
    subscribePush: ({ body, request }) => {
      const { userId } = reader(request)
      if (!URL.canParse(body.endpoint)) throw unfit('endpoint', 'field_missing')
      const others = (world.state.pushEndpoints[userId] ?? []).filter((known) => known !== body.endpoint)
      world.state.pushEndpoints[userId] = [...others, body.endpoint]
      return {}
    },
  }
}
