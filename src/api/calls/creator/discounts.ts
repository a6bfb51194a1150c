import * as v from 'valibot'

import { Discount, discountSettings } from '@/domain/money/discount'
import { Id } from '@/domain/server/id'
import { Currency } from '@/domain/money/money'
import { validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S19), with the creator's token. */

/** Newest first. */
export const listDiscounts = call({
  method: 'POST',
  path: '/api/discounts/list',
  request: v.object({}),
  response: v.object({ currency: Currency, data: validEntriesOf(Discount) }),
  onError: 'throw',
  token: 'creator',
})

/** 409 with field errors where fans would get two discounts at once, or the code is taken. */
export const createDiscount = call({
  method: 'POST',
  path: '/api/discounts/create',
  request: v.object({ clientId: v.string(), ...discountSettings }),
  response: Discount,
  onError: 'throw',
  token: 'creator',
})

/** Once started, only name, end and cap can change: 409 for other fields. */
export const updateDiscount = call({
  method: 'POST',
  path: '/api/discounts/update',
  request: v.object({ discountId: Id, ...discountSettings }),
  response: Discount,
  onError: 'throw',
  token: 'creator',
})

export const endDiscount = call({
  method: 'POST',
  path: '/api/discounts/end',
  request: v.object({ discountId: Id }),
  response: Discount,
  onError: 'throw',
  token: 'creator',
})
