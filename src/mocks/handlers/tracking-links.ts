import type * as calls from '@/api/calls/tracking-links'
import { isTag, tagOf } from '@/domain/tracking-link'

import { inSteps } from '../figures/range-money'
import type { Handlers } from '../implement'
import { acting, checkName } from '../offers/acting'
import { linkCounts, linkOf, linkUrl, saveLink, storedLinks, wireLink } from '../offers/links'
import { once } from '../once'
import { edgesOf } from '../overview'
import { checkZone, periodOf } from '../performance/scope'
import { Refusal, unfit } from '../refusal'
import { iso } from '../seed/calendar'
import { seedOf } from '../seed/random'
import type { World } from '../world'

type LinkHandlers = Handlers<typeof calls>
type Some<Name extends keyof LinkHandlers> = Pick<LinkHandlers, Name>

const MOST_CENTS = 100_000_000

function checkRate(rate: number): void {
  if (!Number.isInteger(rate) || rate < 0 || rate > MOST_CENTS) throw unfit('rate', 'price_unfit')
}

const keeping = (
  world: World,
): Some<'createTrackingLink' | 'updateTrackingLink' | 'deactivateTrackingLink'> => ({
  createTrackingLink: ({ body: { clientId, tag: written, ...settings }, request }) => {
    const { account, creator } = acting(world, request)
    return once(world, account.userId, clientId, () => {
      checkName(settings.name)
      const tag = tagOf(written)
      if (!isTag(tag)) throw unfit('tag', 'tag_unfit')
      checkRate(settings.rate)
      if (storedLinks(world, creator).some((link) => link.tag === tag))
        throw new Refusal(409, 'tag_taken', { fields: { tag: 'tag_taken' } })
      const linkId = `link-${creator.index + 1}-${clientId}`
      saveLink(world, creator, {
        ...settings,
        linkId,
        tag,
        createdAt: world.now(),
        deactivatedAt: null,
        share: null,
        place: null,
      })
      return { linkId, url: linkUrl(creator, tag) }
    })
  },
  updateTrackingLink: ({ body: { linkId, ...settings }, request }) => {
    const { creator } = acting(world, request)
    const link = linkOf(world, creator, linkId)
    checkName(settings.name)
    checkRate(settings.rate)
    saveLink(world, creator, { ...link, ...settings })
    return { linkId, url: linkUrl(creator, link.tag) }
  },
  deactivateTrackingLink: ({ body: { linkId }, request }) => {
    const { creator } = acting(world, request)
    const link = linkOf(world, creator, linkId)
    if (link.deactivatedAt !== null) throw new Refusal(409, 'offer_ended')
    saveLink(world, creator, { ...link, deactivatedAt: world.now() })
    return { linkId }
  },
})

/** Handlers of tracking links (screens S19). */
export const trackingLinkHandlers = (world: World): LinkHandlers => ({
  ...keeping(world),
  listTrackingLinks: ({ body, request }) => {
    const { creator, seesMoney } = acting(world, request, 'view')
    checkZone(body.timezone)
    const period = periodOf(world, body)
    const data = storedLinks(world, creator).map((link) => wireLink(world, creator, link, period, seesMoney))
    return { currency: 'USD', data }
  },
  getTrackingLinkStats: ({ body, request }) => {
    const { creator, seesMoney } = acting(world, request, 'view')
    checkZone(body.timezone)
    const period = periodOf(world, body)
    const link = linkOf(world, creator, body.linkId)
    const countsIn = (from: number, to: number) => {
      const { clicks, members, revenue } = linkCounts(world, creator, link, { from, to })
      return { at: iso(from), clicks, members, revenue: seesMoney ? revenue : null }
    }
    const { linkId, name, source } = link
    const { revenue, cost, ...counts } = linkCounts(world, creator, link, period)
    return {
      currency: 'USD',
      series: inSteps(edgesOf({ ...period, timezone: body.timezone }), countsIn),
      totals: {
        linkId,
        name,
        source,
        ...counts,
        revenue: seesMoney ? revenue : null,
        cost: seesMoney ? cost : null,
      },
    }
  },
  shareTrackingLink: ({ body: { linkId, isShared, showsRevenue }, request }) => {
    const { creator, seesMoney } = acting(world, request)
    const link = linkOf(world, creator, linkId)
    // Callers who may not see amounts cannot share them either.
    const shows = showsRevenue && seesMoney
    const sharedAt = link.share?.sharedAt ?? world.now()
    const token = seedOf(889, creator.index, sharedAt).toString(36).padStart(7, '0')
    const made = link.share ?? { url: `https://partners.passes.example/${linkId}/${token}`, sharedAt }
    const share = isShared ? { ...made, showsRevenue: shows } : null
    saveLink(world, creator, { ...link, share })
    return { share: share && { ...share, sharedAt: iso(share.sharedAt) } }
  },
})
