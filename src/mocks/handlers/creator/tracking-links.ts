import * as calls from '@/api/calls/creator/tracking-links'
import { isLinkTag, normaliseLinkTag } from '@/domain/money/tracking-link'

import { figurePerStep } from '../../rules/figures/range-money'
import { serveTool } from '../bind-handlers'
import { checkedOfferName } from '../../rules/offers/validate-offer'
import {
  linkCounts,
  trackingLinkOf,
  linkUrl,
  saveLink,
  storedLinks,
  wireLink,
} from '../../rules/offers/tracking-links'
import { once } from '../once'
import { stepEdges } from '../../rules/money/revenue-ledger'
import { periodOf } from '../../rules/performance/period'
import { Refusal, invalidField } from '../../rules/base/refusal'
import { iso } from '../../seed/calendar'
import { seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { definedFields } from '../../rules/base/defined-fields'
import { AGENCY } from '../../seed/staff'

const MAX_CENTS = 100_000_000

function checkRate(rate: number): void {
  if (!Number.isInteger(rate) || rate < 0 || rate > MAX_CENTS) throw invalidField('rate', 'price_unfit')
}

/** Handlers of tracking links (screens S19). */
export const trackingLinks = serveTool(calls, 'discountsTrials', {
  createTrackingLink: once(({ world, body: { clientId, tag: written, ...settings }, viewer }) => {
    const { creator } = viewer
    const name = checkedOfferName(settings.name)
    const tag = normaliseLinkTag(written)
    if (!isLinkTag(tag)) throw invalidField('tag', 'tag_unfit')
    checkRate(settings.rate)
    if (storedLinks(world, creator).some((link) => link.tag === tag))
      throw new Refusal(409, 'tag_taken', { fields: { tag: 'tag_taken' } })
    const linkId = `link-${creator.index + 1}-${clientId}`
    saveLink(world, creator, {
      ...settings,
      name,
      linkId,
      tag,
      createdAt: world.now(),
      deactivatedAt: null,
      share: null,
      seedIndex: null,
    })
    return { linkId, url: linkUrl(creator, tag) }
  }),
  updateTrackingLink: ({ world, body: { linkId, ...given }, viewer: { creator } }) => {
    const link = trackingLinkOf(world, creator, linkId)
    const changed = { ...link, ...definedFields(given) }
    const name = checkedOfferName(changed.name)
    checkRate(changed.rate)
    saveLink(world, creator, { ...changed, name })
    return { linkId, url: linkUrl(creator, link.tag) }
  },
  deactivateTrackingLink: ({ world, body: { linkId }, viewer: { creator } }) => {
    const link = trackingLinkOf(world, creator, linkId)
    if (link.deactivatedAt !== null) throw new Refusal(409, 'offer_ended')
    saveLink(world, creator, { ...link, deactivatedAt: world.now() })
    return { linkId }
  },
  listTrackingLinks: ({ world, body, viewer: { creator, permissions } }) => {
    const period = periodOf(world, body)
    const data = storedLinks(world, creator).map((link) =>
      wireLink(world, creator, link, period, permissions.canSeeSpend),
    )
    return { currency: AGENCY.currency, data }
  },
  getTrackingLinkStats: ({ world, body, viewer: { creator, permissions } }) => {
    const period = periodOf(world, body)
    const link = trackingLinkOf(world, creator, body.linkId)
    const until =
      body.comparedFrom === undefined
        ? world.now()
        : world.now() - (Date.parse(body.comparedFrom) - period.from)
    const countsIn = (from: number, to: number) => {
      const { clicks, members, revenue } = linkCounts(world, creator, link, { from, to }, until)
      return { at: iso(from), clicks, members, revenue: permissions.canSeeSpend ? revenue : null }
    }
    const { linkId, name, source } = link
    const { revenue, cost, ...counts } = linkCounts(world, creator, link, period, until)
    return {
      currency: AGENCY.currency,
      series: figurePerStep(stepEdges({ ...period, timezone: body.timezone }), countsIn),
      totals: {
        linkId,
        name,
        source,
        ...counts,
        revenue: permissions.canSeeSpend ? revenue : null,
        cost: permissions.canSeeSpend ? cost : null,
      },
    }
  },
  shareTrackingLink: ({ world, body: { linkId, isShared, showsRevenue }, viewer }) => {
    const { creator, permissions } = viewer
    const link = trackingLinkOf(world, creator, linkId)
    // Callers who may not see amounts cannot share them either.
    const shows = showsRevenue && permissions.canSeeSpend
    const sharedAt = link.share?.sharedAt ?? world.now()
    const token = seedOf(ROLL.shareToken, creator.index, sharedAt).toString(36).padStart(7, '0')
    const made = link.share ?? { url: `https://partners.passes.example/${linkId}/${token}`, sharedAt }
    const share = isShared ? { ...made, showsRevenue: shows } : null
    saveLink(world, creator, { ...link, share })
    return { share: share && { ...share, sharedAt: iso(share.sharedAt) } }
  },
})
