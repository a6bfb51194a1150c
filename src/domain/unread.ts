import * as v from 'valibot'

import { orElse } from '@/lib/tolerant'

import { Id } from './id'

const count = orElse(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0)

/** What waits for a chatter on one creator's side; `userId` is the creator's (spec 3). */
export const Unread = v.object({ userId: Id, notifications: count, messages: count, orders: count })
export interface Unread extends v.InferOutput<typeof Unread> {}
