import type * as v from 'valibot'

import type { TrackingLink } from '@/domain/money/tracking-link'

import { creatorRows } from '../base/creator-rows'
import type { Period } from '../performance/period'
import { DAY_MS, iso, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import {
  DIRECT,
  linkJoinsBetween,
  seedLinksOf,
  spentUntil,
  visitsBetween,
} from '../../seed/money/link-visits'
import type { World } from '../../state/world'
import type { StoredLink } from '../../state/offers-state'

const LINK_TAGS = ['instagram', 'tiktok', 'x-pinned', 'reddit-autumn', 'nightcalls'] as const

const seedLinks = (creator: SeedCreator): StoredLink[] =>
  seedLinksOf(creator)
    .slice(0, DIRECT)
    .map(({ linkId, name, source, dailyCost }, index) => ({
      linkId,
      name,
      source: source === 'direct' ? 'other' : source,
      tag: LINK_TAGS[index] ?? linkId,
      rate: dailyCost,
      basis: 'day',
      createdAt: Date.parse(creator.createdAt) + index * 9 * DAY_MS,
      deactivatedAt: null,
      share: null,
      seedIndex: index,
    }))

export const {
  of: storedLinks,
  find: trackingLinkOf,
  save: saveLink,
} = creatorRows(({ offers }) => offers.links, seedLinks, 'linkId')

export interface LinkCounts {
  clicks: number
  members: number
  spenders: number
  revenue: number
  cost: number
}

/** The part of a range in which the link was active. */
const countedIn = ({ deactivatedAt }: StoredLink, { from, to }: Period): Period => ({
  from,
  to: Math.max(from, Math.min(to, deactivatedAt ?? Infinity)),
})

function costIn(link: StoredLink, period: Period): number {
  const { rate, basis, createdAt, seedIndex } = link
  if (basis === 'once') return createdAt >= period.from && createdAt < period.to ? rate : 0
  const { from, to } = countedIn(link, period)
  const begin = seedIndex === null ? Math.max(from, createdAt) : from
  return Math.round((rate * Math.max(0, to - begin)) / DAY_MS)
}

/** Members who came through a seeded link in a range, and their spend up to a moment. */
function joinedThrough(
  creator: SeedCreator,
  seedIndex: number,
  { from, to }: Period,
  until: number,
): LinkCounts {
  const joins = linkJoinsBetween(creator, from, to).filter(({ link }) => link === seedIndex)
  const spent = joins.map((join) => spentUntil(join, until))
  return {
    clicks: visitsBetween(creator, from, to)[seedIndex] ?? 0,
    members: joins.length,
    spenders: spent.filter((amount) => amount > 0).length,
    revenue: spent.reduce((sum, amount) => sum + amount, 0),
    cost: 0,
  }
}

const NO_COUNTS: LinkCounts = { clicks: 0, members: 0, spenders: 0, revenue: 0, cost: 0 }

/** A link's figures in a range. */
export const linkCounts = (
  world: World,
  creator: SeedCreator,
  link: StoredLink,
  period: Period,
  until = world.now(),
): LinkCounts => ({
  ...(link.seedIndex === null
    ? NO_COUNTS
    : joinedThrough(creator, link.seedIndex, countedIn(link, period), until)),
  cost: costIn(link, period),
})

/** Members who came without a link, or after its deactivation. */
export function directCounts(
  world: World,
  creator: SeedCreator,
  period: Period,
  until = world.now(),
): LinkCounts {
  const late = storedLinks(world, creator).flatMap((link) => {
    const { to } = countedIn(link, period)
    return link.seedIndex === null || to >= period.to
      ? []
      : [joinedThrough(creator, link.seedIndex, { from: to, to: period.to }, until)]
  })
  const all = [joinedThrough(creator, DIRECT, period, until), ...late]
  const sum = (key: keyof LinkCounts) => all.reduce((total, one) => total + one[key], 0)
  return {
    clicks: sum('clicks'),
    members: sum('members'),
    spenders: sum('spenders'),
    revenue: sum('revenue'),
    cost: 0,
  }
}

export const linkUrl = (creator: SeedCreator, tag: string): string =>
  `https://passes.example/${creator.username}/${tag}`

export function wireLink(
  world: World,
  creator: SeedCreator,
  link: StoredLink,
  period: Period,
  seesMoney: boolean,
): v.InferInput<typeof TrackingLink> {
  const { seedIndex: _, createdAt, deactivatedAt, share, rate, ...facts } = link
  const { revenue, cost, ...counts } = linkCounts(world, creator, link, period)
  return {
    ...facts,
    ...counts,
    revenue: seesMoney ? revenue : null,
    cost: seesMoney ? cost : null,
    rate: seesMoney ? rate : null,
    url: linkUrl(creator, link.tag),
    createdAt: iso(createdAt),
    deactivatedAt: isoOrNull(deactivatedAt),
    share: share && { ...share, sharedAt: iso(share.sharedAt) },
  }
}
