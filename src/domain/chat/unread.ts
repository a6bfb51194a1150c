import * as v from 'valibot'

import { Id } from '../server/id'
import { wholeCount } from '../server/whole-count'

/**
 * Unread counts of one creator; `userId` is the creator's (requirements 3). `messages` counts chats with unread ones,
 * as the Unread tab does.
 */
export const Unread = v.object({
  userId: Id,
  notifications: wholeCount,
  messages: wholeCount,
  orders: wholeCount,
})
export interface Unread extends v.InferOutput<typeof Unread> {}
