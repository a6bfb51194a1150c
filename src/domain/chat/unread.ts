import * as v from 'valibot'

import { Id } from '../server/id'
import { wholeCount } from '../server/whole-count'

/** Unread counts of one creator; `userId` is the creator's (requirements 3). */
export const Unread = v.object({
  userId: Id,
  notifications: wholeCount,
  messages: wholeCount,
  orders: wholeCount,
})
export interface Unread extends v.InferOutput<typeof Unread> {}
