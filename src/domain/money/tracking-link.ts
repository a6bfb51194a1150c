import * as v from 'valibot'

import { orElse, orNull } from '@/lib/lenient-schema'

import { TRAFFIC_SOURCES, TrafficLink } from '../figures/analytics'
import { CheckedText } from '../crisis/checked-text'
import { Instant, OptionalInstant } from '../time/instant'
import { Cents } from './money'

/** Possible sources of a link: `direct` means no link. */
export const LINK_SOURCES = TRAFFIC_SOURCES.filter((source) => source !== 'direct')
export type LinkSource = (typeof LINK_SOURCES)[number]

/** Whether a link costs an amount per day, or once on its first day. */
export const COST_BASES = ['day', 'once'] as const
export type CostBasis = (typeof COST_BASES)[number]

/** The public page that shows a partner the results of their link. */
const LinkShare = v.object({ url: v.string(), sharedAt: Instant, showsRevenue: v.boolean() })

/** A link that counts visitors; figures cover the requested range, as in the Traffic tab. */
export const TrackingLink = v.object({
  ...TrafficLink.entries,
  /** The last segment of its address. */
  tag: v.string(),
  url: v.string(),
  createdAt: Instant,
  deactivatedAt: OptionalInstant,
  /** Its cost by basis; null where amounts are hidden. */
  rate: orNull(Cents),
  basis: orElse(v.picklist(COST_BASES), 'day'),
  share: orNull(LinkShare),
})
export interface TrackingLink extends v.InferOutput<typeof TrackingLink> {}

export const linkSettings = {
  name: v.string(),
  source: v.picklist(LINK_SOURCES),
  /** In cents, by the basis. */
  rate: v.number(),
  basis: v.picklist(COST_BASES),
}
/** Fans see the tag in the address, so it passes the crisis check (decisions 22). */
export const newLinkSettings = { ...linkSettings, tag: CheckedText }

export const normaliseLinkTag = (written: string): string =>
  written.trim().toLowerCase().replaceAll(/\s+/g, '-')

/** 2 to 30 lower-case letters, digits and hyphens; no hyphen first or last. */
export const isLinkTag = (tag: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,28})[a-z0-9]$/.test(tag)
