import * as v from 'valibot'

import { orElse } from '@/lib/lenient-schema'

import { Id } from '../server/id'

const count = orElse(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0)

/** Unread counts of one creator; `userId` is the creator's (requirements 3). */
export const Unread = v.object({ userId: Id, notifications: count, messages: count, orders: count })
export interface Unread extends v.InferOutput<typeof Unread> {}
