import * as v from 'valibot'

import { TrafficLink } from '@/domain/analytics'
import { Id } from '@/domain/id'
import { Instant } from '@/domain/instant'
import { Cents, Currency } from '@/domain/money'
import { Range } from '@/domain/range'
import { linkSettings, newLinkSettings, TrackingLink } from '@/domain/tracking-link'
import { orNull, readableOf } from '@/lib/tolerant'

import { call } from '../call'

/* Our additions (screens S19), with the creator's token. */

/** All links with their figures of the range. */
export const listTrackingLinks = call({
  method: 'POST',
  path: '/api/tracking-links/list',
  request: v.object({ ...Range.entries }),
  response: v.object({ currency: Currency, data: readableOf(TrackingLink) }),
  onError: 'throw',
  token: 'creator',
})

export const createTrackingLink = call({
  method: 'POST',
  path: '/api/tracking-links/create',
  request: v.object({ clientId: v.string(), ...newLinkSettings }),
  response: v.object({ linkId: Id, url: v.string() }),
  onError: 'throw',
  token: 'creator',
})

/** The tag never changes: the link is already public. */
export const updateTrackingLink = call({
  method: 'POST',
  path: '/api/tracking-links/update',
  request: v.object({ linkId: Id, ...linkSettings }),
  response: v.object({ linkId: Id, url: v.string() }),
  onError: 'throw',
  token: 'creator',
})

/** It no longer counts; visitors still reach the profile. */
export const deactivateTrackingLink = call({
  method: 'POST',
  path: '/api/tracking-links/deactivate',
  request: v.object({ linkId: Id }),
  response: v.object({ linkId: Id }),
  onError: 'throw',
  token: 'creator',
})

/** The figures of one link per step; the totals equal its row. */
export const getTrackingLinkStats = call({
  method: 'POST',
  path: '/api/tracking-links/stats',
  request: v.object({ linkId: Id, ...Range.entries }),
  response: v.object({
    currency: Currency,
    series: v.array(
      v.object({ at: Instant, clicks: v.number(), members: v.number(), revenue: orNull(Cents) }),
    ),
    totals: TrafficLink,
  }),
  onError: 'throw',
  token: 'creator',
})

/** Creates the partner's page, with a new address each time it is enabled; or removes it. */
export const shareTrackingLink = call({
  method: 'POST',
  path: '/api/tracking-links/share',
  request: v.object({ linkId: Id, isShared: v.boolean(), showsRevenue: v.boolean() }),
  response: v.object({ share: TrackingLink.entries.share }),
  onError: 'throw',
  token: 'creator',
})
