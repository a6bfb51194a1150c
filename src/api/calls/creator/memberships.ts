import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import {
  Membership,
  Memberships,
  membershipSettings,
  MembershipTotals,
  PriceImpact,
  PURCHASABLE_TIERS,
  Subscriber,
  SUBSCRIBER_STATES,
  SubscriberSort,
} from '@/domain/money/membership'
import { Cents, Currency } from '@/domain/money/money'
import { pageRequest } from '@/domain/server/list-page'
import { Post } from '@/domain/profile/post-category'
import { Range } from '@/domain/time/range'
import { IgnoredResponse, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S19), with the creator's token. Periods and figures are those of earnings. */

/** In the order fans see, archived ones included. */
export const listMemberships = call({
  method: 'POST',
  path: '/api/memberships/list',
  request: v.object(Range.entries),
  response: v.object({ currency: Currency, data: Memberships, totals: MembershipTotals }),
  onError: 'throw',
  token: 'creator',
})

/** The latest version of one, for its editor. */
export const getMembership = call({
  method: 'POST',
  path: '/api/memberships/get',
  request: v.object({ membershipId: Id, ...Range.entries }),
  response: Membership,
  onError: 'throw',
  token: 'creator',
})

export const createMembership = call({
  method: 'POST',
  path: '/api/memberships/create',
  request: v.object({ clientId: v.string(), tier: v.picklist(PURCHASABLE_TIERS), ...membershipSettings }),
  response: v.object({ membershipId: Id }),
  onError: 'throw',
  token: 'creator',
})

/** Current members keep their price. 409 if it has changed since `version`. */
export const updateMembership = call({
  method: 'POST',
  path: '/api/memberships/update',
  request: v.object({ membershipId: Id, version: v.number(), ...membershipSettings }),
  response: v.object({ membershipId: Id }),
  onError: 'throw',
  token: 'creator',
})

/** Closes a membership to new members, or with `isArchived: false` reopens it as hidden. */
export const archiveMembership = call({
  method: 'POST',
  path: '/api/memberships/archive',
  request: v.object({ membershipId: Id, isArchived: v.boolean() }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

/** All memberships that are not archived, in the new order. 409 if the list has changed since. */
export const reorderMemberships = call({
  method: 'POST',
  path: '/api/memberships/reorder',
  request: v.object({ membershipIds: v.array(Id) }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

/** `query` searches names; `total` counts all matches. */
export const listSubscribers = call({
  method: 'POST',
  path: '/api/memberships/subscribers/list',
  request: v.object({
    membershipId: v.optional(Id),
    state: v.optional(v.picklist(SUBSCRIBER_STATES)),
    query: v.optional(v.string()),
    sort: v.optional(SubscriberSort),
    ...pageRequest,
  }),
  response: v.object({
    currency: Currency,
    data: validEntriesOf(Subscriber),
    lastId: v.nullish(Id, null),
    total: v.number(),
  }),
  onError: 'throw',
  token: 'creator',
})

/** Posts limited to some tiers, including this one; newest first. */
export const listMembershipPosts = call({
  method: 'POST',
  path: '/api/memberships/posts/list',
  request: v.object({ membershipId: Id, ...pageRequest }),
  response: v.object({ data: validEntriesOf(Post), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})

/** Gives fans a trial. `skipped`: fans who are members already. */
export const giftMembership = call({
  method: 'POST',
  path: '/api/memberships/gift',
  request: v.object({ clientId: v.string(), membershipId: Id, userIds: v.array(Id), days: v.number() }),
  response: v.object({ added: v.number(), skipped: v.number() }),
  onError: 'throw',
  token: 'creator',
})

/** The effect of another monthly price. */
export const getPriceImpact = call({
  method: 'POST',
  path: '/api/memberships/impact',
  request: v.object({ membershipId: Id, price: Cents }),
  response: PriceImpact,
  onError: 'throw',
  token: 'creator',
})
