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
  SubscriberSums,
} from '@/domain/money/membership'
import { Cents, Currency } from '@/domain/money/money'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { Post } from '@/domain/profile/post-category'
import { Range } from '@/domain/time/range'

import { creatorCall } from '../../call'

/* Our additions (screens S19), with the creator's token. Periods and figures are those of earnings. */

/**
 * In the order fans see, archived ones included. `previous`: the totals of as many days before; its `subscribers`
 * are those when the period began.
 */
export const listMemberships = creatorCall({
  path: '/api/memberships/list',
  request: v.object(Range.entries),
  response: v.object({
    currency: Currency,
    data: Memberships,
    totals: MembershipTotals,
    previous: MembershipTotals,
  }),
})

/** The latest version of one, for its editor. */
export const getMembership = creatorCall({
  path: '/api/memberships/get',
  request: v.object({ membershipId: Id, ...Range.entries }),
  response: Membership,
})

export const createMembership = creatorCall({
  path: '/api/memberships/create',
  request: v.object({ clientId: v.string(), tier: v.picklist(PURCHASABLE_TIERS), ...membershipSettings }),
  response: v.object({ membershipId: Id }),
})

/** Current members keep their price. 409 if it has changed since `version`. */
export const updateMembership = creatorCall({
  path: '/api/memberships/update',
  request: v.object({ membershipId: Id, version: v.number(), ...membershipSettings }),
  response: v.object({ membershipId: Id }),
})

/**
 * Closes a membership to new members, or with `isArchived: false` reopens it: as hidden, or with the `state` and pin
 * that it had.
 */
export const archiveMembership = creatorCall({
  path: '/api/memberships/archive',
  request: v.object({
    membershipId: Id,
    isArchived: v.boolean(),
    state: v.optional(membershipSettings.state),
    isPinned: v.optional(v.boolean()),
  }),
})

/** All memberships that are not archived, in the new order. 409 if the list has changed since. */
export const reorderMemberships = creatorCall({
  path: '/api/memberships/reorder',
  request: v.object({ membershipIds: v.array(Id) }),
})

/** `query` searches names; `total` and `sums` cover all matches, not only this page. */
export const listSubscribers = creatorCall({
  path: '/api/memberships/subscribers/list',
  request: v.object({
    membershipId: v.optional(Id),
    state: v.optional(v.picklist(SUBSCRIBER_STATES)),
    query: v.optional(v.string()),
    sort: v.optional(SubscriberSort),
    ...pageRequest,
  }),
  response: v.object({
    ...listPageOf(Subscriber).entries,
    currency: Currency,
    total: v.number(),
    sums: SubscriberSums,
  }),
})

/** Posts limited to some tiers, including this one; newest first. */
export const listMembershipPosts = creatorCall({
  path: '/api/memberships/posts/list',
  request: v.object({ membershipId: Id, ...pageRequest }),
  response: listPageOf(Post),
})

/** Gives fans a trial. `skipped`: fans who are members already. */
export const giftMembership = creatorCall({
  path: '/api/memberships/gift',
  request: v.object({ clientId: v.string(), membershipId: Id, userIds: v.array(Id), days: v.number() }),
  response: v.object({ added: v.number(), skipped: v.number() }),
})

/** The effect of another monthly price. */
export const getPriceImpact = creatorCall({
  path: '/api/memberships/impact',
  request: v.object({ membershipId: Id, price: Cents }),
  response: PriceImpact,
})
