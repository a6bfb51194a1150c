import * as v from 'valibot'

import { Id } from '@/domain/id'
import { Notification, NotificationKind, NotificationSettings } from '@/domain/notification'
import { pageRequest } from '@/domain/page'
import { Nothing, readableOf } from '@/lib/tolerant'

import { call } from '../call'

/* Ours (screens S14); as the creator in focus. */

/** `counts`: how many are unread, by kind. */
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
    data: readableOf(Notification),
    counts: v.record(v.string(), v.number()),
    lastId: v.nullish(Id, null),
  }),
  onError: 'throw',
  token: 'creator',
})

/** Some, or all of them. */
export const readNotifications = call({
  method: 'POST',
  path: '/api/notifications/read',
  request: v.union([v.object({ ids: v.array(Id) }), v.object({ all: v.literal(true) })]),
  response: Nothing,
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

/** Has the browser told while no page is open. */
export const subscribePush = call({
  method: 'POST',
  path: '/api/notifications/push/subscribe',
  request: v.object({ endpoint: v.string(), keys: v.record(v.string(), v.string()) }),
  response: Nothing,
  onError: 'throw',
  token: 'creator',
})
