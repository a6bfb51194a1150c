import * as v from 'valibot'

import { Discount, discountSettings } from '@/domain/discount'
import { Id } from '@/domain/id'
import { Currency } from '@/domain/money'
import { readableOf } from '@/lib/tolerant'

import { call } from '../call'

/* Ours (screens S19, /discounts-trials); as the creator in focus. */

/** Newest first. */
export const listDiscounts = call({
  method: 'POST',
  path: '/api/discounts/list',
  request: v.object({}),
  response: v.object({ currency: Currency, data: readableOf(Discount) }),
  onError: 'throw',
  token: 'creator',
})

/** Answers 409 at the fields where fans would get two discounts at once, or the code is taken. */
export const createDiscount = call({
  method: 'POST',
  path: '/api/discounts/create',
  request: v.object({ clientId: v.string(), ...discountSettings }),
  response: Discount,
  onError: 'throw',
  token: 'creator',
})

/** Of one that has begun only name, end and cap can change: answers 409 for the rest. */
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
