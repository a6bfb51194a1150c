import * as v from 'valibot'

import { TrafficLink } from '@/domain/figures/analytics'
import { Id } from '@/domain/server/id'
import { Instant } from '@/domain/time/instant'
import { Cents, Currency } from '@/domain/money/money'
import { Range } from '@/domain/time/range'
import { linkSettings, newLinkSettings, TrackingLink } from '@/domain/money/tracking-link'
import { orNull, validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S19), with the creator's token. */

/** All links with their figures of the range. */
export const listTrackingLinks = creatorCall({
  path: '/api/tracking-links/list',
  request: v.object({ ...Range.entries }),
  response: v.object({ currency: Currency, data: validEntriesOf(TrackingLink) }),
})

export const createTrackingLink = creatorCall({
  path: '/api/tracking-links/create',
  request: v.object({ clientId: v.string(), ...newLinkSettings }),
  response: v.object({ linkId: Id, url: v.string() }),
})

/** The tag never changes: the link is already public. What is left out stays. */
export const updateTrackingLink = creatorCall({
  path: '/api/tracking-links/update',
  request: v.object({ linkId: Id, ...v.partial(v.object(linkSettings)).entries }),
  response: v.object({ linkId: Id, url: v.string() }),
})

/** It no longer counts; visitors still reach the profile. */
export const deactivateTrackingLink = creatorCall({
  path: '/api/tracking-links/deactivate',
  request: v.object({ linkId: Id }),
  response: v.object({ linkId: Id }),
})

/**
 * The figures of one link per step; the totals equal its row. With `comparedFrom`, the start of the range that this
 * one is compared with, members count with what they had spent after as long.
 */
export const getTrackingLinkStats = creatorCall({
  path: '/api/tracking-links/stats',
  request: v.object({ linkId: Id, comparedFrom: v.optional(Range.entries.from), ...Range.entries }),
  response: v.object({
    currency: Currency,
    series: v.array(
      v.object({ at: Instant, clicks: v.number(), members: v.number(), revenue: orNull(Cents) }),
    ),
    totals: TrafficLink,
  }),
})

/** Creates the partner's page, with a new address each time it is enabled; or removes it. */
export const shareTrackingLink = creatorCall({
  path: '/api/tracking-links/share',
  request: v.object({ linkId: Id, isShared: v.boolean(), showsRevenue: v.boolean() }),
  response: v.object({ share: TrackingLink.entries.share }),
})
