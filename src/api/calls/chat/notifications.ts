import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import {
  NoticeDelivery,
  Notification,
  NOTIFICATION_SOUNDS,
  NotificationKind,
  NotificationSettings,
} from '@/domain/notifications/notification'
import { listPageOf, pageRequest } from '@/domain/server/list-page'

import { creatorCall } from '../../call'

/* Our additions (screens S14), with the creator's token. */

/** `counts`: unread notifications by kind. */
export const listNotifications = creatorCall({
  path: '/api/notifications/list',
  request: v.object({
    kinds: v.optional(v.array(NotificationKind)),
    unread: v.optional(v.boolean()),
    amountMin: v.optional(v.number()),
    ...pageRequest,
  }),
  response: v.object({ ...listPageOf(Notification).entries, counts: v.record(v.string(), v.number()) }),
})

/** Marks some or all as read. */
export const readNotifications = creatorCall({
  path: '/api/notifications/read',
  request: v.union([v.object({ ids: v.array(Id) }), v.object({ all: v.literal(true) })]),
  onError: 'toast',
})

export const getNotificationSettings = creatorCall({
  path: '/api/notifications/settings/get',
  response: NotificationSettings,
})

export const updateNotificationSettings = creatorCall({
  path: '/api/notifications/settings/update',
  request: v.object({
    kinds: v.record(v.string(), NoticeDelivery),
    sound: v.picklist(NOTIFICATION_SOUNDS),
    soundWhen: v.picklist(['hidden', 'always']),
    quietFrom: v.nullable(v.string()),
    quietTo: v.nullable(v.string()),
  }),
  response: NotificationSettings,
})

/** Pushes counts to this browser while no page of the person is open: docs/deploy.md#push. */
export const subscribePush = creatorCall({
  path: '/api/notifications/push/subscribe',
  request: v.object({ endpoint: v.string(), keys: v.record(v.string(), v.string()) }),
})
