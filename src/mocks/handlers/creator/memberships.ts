import type * as v from 'valibot'

import * as calls from '@/api/calls/creator/memberships'
import { expectedJoins, isMonthPrice, MEMBERSHIP_LIMITS, type Subscriber } from '@/domain/money/membership'
import { foldText } from '@/lib/text/fold-text'

import { namesIn } from '../../rules/people/names-in'
import { sortSubscribers } from '../../rules/memberships/sort-subscribers'
import { fanIdAt } from '../../seed/fans/fans'
import { serveTool } from '../bind-handlers'
import { joinsBetween } from '../../rules/memberships/membership-figures'
import { fansToGift } from '../../rules/memberships/fans-to-gift'
import { checkMembershipSettings, checkTier } from '../../rules/memberships/validate-membership'
import {
  giftsOf,
  type ListedSubscriber,
  findMembership,
  membershipsOf,
  tierPosts,
  saveMemberships,
  seedTierOf,
  subscribersOf,
  membershipWriter,
} from '../../rules/memberships/memberships'
import type { StoredMembership } from '../../seed/money/memberships'
import { once } from '../once'
import { EXPORT_ROWS, pageOf } from '../../rules/base/paging'
import { inRequestedOrder } from '../../rules/base/requested-order'
import { periodBefore, periodOf } from '../../rules/performance/period'
import { wirePost } from '../../rules/posts/post-categories'
import { Refusal, invalidField } from '../../rules/base/refusal'
import { DAY_MS, iso } from '../../seed/calendar'
import { membersAt } from '../../seed/money/member-counts'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { AGENCY } from '../../seed/staff'

const MAX_MEMBERSHIPS = 20
const CURRENCY = AGENCY.currency

function replaceMembership(world: World, creator: SeedCreator, changed: StoredMembership): void {
  const all = membershipsOf(world, creator)
  saveMemberships(
    world,
    creator,
    all.map((one) => {
      if (one.membershipId === changed.membershipId) return changed
      // Only one is pinned.
      return changed.isPinned && one.isPinned ? { ...one, isPinned: false } : one
    }),
  )
}

const wireSubscriber = (
  { fanIndex, ...row }: ListedSubscriber,
  seesSpend: boolean,
): v.InferInput<typeof Subscriber> => ({
  ...row,
  userId: fanIdAt(fanIndex),
  since: iso(row.since),
  endsAt: iso(row.endsAt),
  price: seesSpend ? row.price : null,
})

/** Handlers of memberships (screens S19). */
export const memberships = serveTool(calls, 'memberships', {
  listMemberships: ({ world, body, viewer: { creator, permissions } }) => {
    const period = periodOf(world, body)
    const { wire, totals } = membershipWriter(world, creator, period, permissions)
    const before = periodBefore(period, body, 'previous')
    const earlier = membershipWriter(world, creator, before, permissions).totals
    const previous = { ...earlier, subscribers: membersAt(creator, period.from) }
    return { currency: CURRENCY, data: membershipsOf(world, creator).map(wire), totals, previous }
  },
  getMembership: ({ world, body: { membershipId, ...range }, viewer: { creator, permissions } }) => {
    const { wire } = membershipWriter(world, creator, periodOf(world, range), permissions)
    return wire(findMembership(world, creator, membershipId))
  },
  listMembershipPosts: ({ world, body: { membershipId, ...part }, viewer: { creator } }) => {
    const posts = tierPosts(world, creator, findMembership(world, creator, membershipId))
    const { data, lastId } = pageOf(posts, ({ postId }) => postId, part)
    return { data: data.map((post) => wirePost(world, post)), lastId }
  },
  createMembership: once(({ world, body: { clientId, ...settings }, viewer: { creator } }) => {
    checkTier(world, creator, settings.tier)
    checkMembershipSettings(world, creator, settings)
    const all = membershipsOf(world, creator)
    if (all.length >= MAX_MEMBERSHIPS) throw new Refusal(422, 'too_many')
    const made = { ...settings, membershipId: `membership-${creator.index + 1}-${clientId}`, version: 1 }
    saveMemberships(world, creator, [...all, made])
    replaceMembership(world, creator, made)
    return { membershipId: made.membershipId }
  }),
  updateMembership: ({ world, body: { membershipId, version, ...settings }, viewer: { creator } }) => {
    const before = findMembership(world, creator, membershipId)
    if (before.state === 'archived') throw new Refusal(409, 'membership_archived')
    if (before.version !== version) throw new Refusal(409, 'stale_update')
    checkMembershipSettings(world, creator, settings, membershipId)
    replaceMembership(world, creator, { ...before, ...settings, version: version + 1 })
    return { membershipId }
  },
  archiveMembership: ({
    world,
    body: { membershipId, isArchived, state, isPinned },
    viewer: { creator },
  }) => {
    const before = findMembership(world, creator, membershipId)
    if (!isArchived) checkTier(world, creator, before.tier, membershipId)
    replaceMembership(world, creator, {
      ...before,
      state: isArchived ? 'archived' : (state ?? 'hidden'),
      isPinned: !isArchived && isPinned === true,
      version: before.version + 1,
    })
  },
  reorderMemberships: ({ world, body: { membershipIds }, viewer: { creator } }) => {
    const all = membershipsOf(world, creator)
    const open = all.filter(({ state }) => state !== 'archived')
    saveMemberships(world, creator, [
      ...inRequestedOrder(open, membershipIds, ({ membershipId }) => membershipId),
      ...all.filter(({ state }) => state === 'archived'),
    ])
  },
  listSubscribers: ({ world, body, viewer: { creator, permissions } }) => {
    const seesSpend = permissions.canSeeSpend
    const { membershipId, state, query = '', sort = { by: 'since', descending: true }, ...part } = body
    if (membershipId !== undefined) findMembership(world, creator, membershipId)
    // Sorting by hidden prices would reveal them.
    if (sort.by === 'price' && !seesSpend) throw invalidField('sort', 'not_allowed')
    const named = namesIn(world)
    const nameOf = ({ fanIndex }: ListedSubscriber) => named(fanIdAt(fanIndex))
    const words = foldText(query).split(/\s+/).filter(Boolean)
    const found = subscribersOf(world, creator, membershipId).filter(
      (row) =>
        (state === undefined || row.state === state) && words.every((word) => nameOf(row).includes(word)),
    )
    const titles = new Map(
      membershipsOf(world, creator).map((one) => [one.membershipId, foldText(one.title)]),
    )
    const rows = sortSubscribers(found, sort, nameOf, (row) => titles.get(row.membershipId) ?? '')
    const { data, lastId } = pageOf(rows, ({ subscriptionId }) => subscriptionId, part, EXPORT_ROWS)
    return {
      currency: CURRENCY,
      data: data.map((row) => wireSubscriber(row, seesSpend)),
      lastId,
      total: rows.length,
      sums: { price: seesSpend ? rows.reduce((sum, { price }) => sum + price, 0) : null },
    }
  },
  giftMembership: once(({ world, body: { membershipId, userIds, days }, viewer: { creator } }) => {
    const membership = findMembership(world, creator, membershipId)
    if (membership.state === 'archived') throw new Refusal(409, 'membership_archived')
    if (!Number.isInteger(days) || days < 1 || days > MEMBERSHIP_LIMITS.giftDaysMax)
      throw invalidField('days', 'days_unfit')
    if (userIds.length === 0) throw invalidField('userIds', 'field_missing')
    if (userIds.length > MEMBERSHIP_LIMITS.giftFansMax) throw invalidField('userIds', 'too_many_at_once')
    const added = fansToGift(world, creator, membership, userIds)
    const at = world.now()
    world.state.membershipGifts[creator.userId] = [
      ...giftsOf(world, creator),
      ...added.map((fanIndex) => ({
        giftId: `gift-${creator.index + 1}-${fanIndex + 1}-${at}`,
        membershipId,
        fanIndex,
        at,
        until: at + days * DAY_MS,
      })),
    ]
    return { added: added.length, skipped: new Set(userIds).size - added.length }
  }),
  getPriceImpact: ({ world, body: { membershipId, price }, viewer: { creator } }) => {
    const stored = findMembership(world, creator, membershipId)
    if (!isMonthPrice(price)) throw invalidField('price', 'price_unfit')
    const tier = seedTierOf(creator, stored)
    const now = world.now()
    const paying = subscribersOf(world, creator, membershipId).filter(({ state }) => state !== 'gifted')
    const joins = tier ? joinsBetween(creator, now - 30 * DAY_MS, now)[tier] : 0
    const expected = expectedJoins(joins, stored.priceMonth, price)
    return {
      currency: CURRENCY,
      members: paying.length,
      keepPrice: paying.filter(({ renews }) => renews).length,
      estimate: expected * price - joins * stored.priceMonth,
      joins,
      expectedJoins: expected,
    }
  },
})
