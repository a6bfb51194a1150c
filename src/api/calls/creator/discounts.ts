import * as v from 'valibot'

import { Discount, discountSettings } from '@/domain/money/discount'
import { Id } from '@/domain/server/id'
import { Currency } from '@/domain/money/money'
import { validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S19), with the creator's token. */

/** Newest first. */
export const listDiscounts = creatorCall({
  path: '/api/discounts/list',
  request: v.object({}),
  response: v.object({ currency: Currency, data: validEntriesOf(Discount) }),
})

/** 409 with field errors where fans would get two discounts at once, or the code is taken. */
export const createDiscount = creatorCall({
  path: '/api/discounts/create',
  request: v.object({ clientId: v.string(), ...discountSettings }),
  response: Discount,
})

/** Once started, only name, end and cap can change: 409 for other fields. */
export const updateDiscount = creatorCall({
  path: '/api/discounts/update',
  request: v.object({ discountId: Id, ...v.partial(v.object(discountSettings)).entries }),
  response: Discount,
})

export const endDiscount = creatorCall({
  path: '/api/discounts/end',
  request: v.object({ discountId: Id }),
  response: Discount,
})
