import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { Notification, NotificationKind, NotificationSettings } from '@/domain/notifications/notification'
import { pageRequest } from '@/domain/server/list-page'
import { IgnoredResponse, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S14), with the creator's token. */

/** `counts`: unread notifications by kind. */
export const listNotifications = call({
  method: 'POST',
  path: '/api/notifications/list',
  request: v.object({
    kinds: v.optional(v.array(NotificationKind)),
    unread: v.optional(v.boolean()),
    amountMin: v.optional(v.number()),
    ...pageRequest,
  }),
  response: v.object({
    data: validEntriesOf(Notification),
    counts: v.record(v.string(), v.number()),
    lastId: v.nullish(Id, null),
  }),
  onError: 'throw',
  token: 'creator',
})

/** Marks some or all as read. */
export const readNotifications = call({
  method: 'POST',
  path: '/api/notifications/read',
  request: v.union([v.object({ ids: v.array(Id) }), v.object({ all: v.literal(true) })]),
  response: IgnoredResponse,
  onError: 'toast',
  token: 'creator',
})

export const getNotificationSettings = call({
  method: 'POST',
  path: '/api/notifications/settings/get',
  response: NotificationSettings,
  onError: 'throw',
  token: 'creator',
})

export const updateNotificationSettings = call({
  method: 'POST',
  path: '/api/notifications/settings/update',
  request: NotificationSettings,
  response: NotificationSettings,
  onError: 'throw',
  token: 'creator',
})

/** Registers for push messages while no page is open. */
export const subscribePush = call({
  method: 'POST',
  path: '/api/notifications/push/subscribe',
  request: v.object({ endpoint: v.string(), keys: v.record(v.string(), v.string()) }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})
