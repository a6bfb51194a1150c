import {
  type CostBasis,
  isTag,
  LINK_SOURCES,
  type LinkSource,
  tagOf,
  type TrackingLink,
} from '@/domain/tracking-link'
import { amountText, centsOf } from '@/lib/amount-text'
import { isBlank, visibleText } from '@/lib/blank'

/** Form values of a tracking link. */
export interface WrittenLink {
  name: string
  source: LinkSource
  tag: string
  rate: string
  basis: CostBasis
}

export const writtenLink = (of: TrackingLink | undefined): WrittenLink => ({
  name: of?.name ?? '',
  source: LINK_SOURCES.find((source) => source === of?.source) ?? 'instagram',
  tag: of?.tag ?? '',
  rate: amountText(of?.rate ?? 0),
  basis: of?.basis ?? 'day',
})

export type LinkFault = 'name_missing' | 'tag_unfit' | 'tag_taken' | 'rate_unfit'

function tagFault(written: string, others: readonly TrackingLink[]): LinkFault | undefined {
  const tag = tagOf(written)
  if (!isTag(tag)) return 'tag_unfit'
  return others.some((other) => other.tag === tag) ? 'tag_taken' : undefined
}

/** Validates a link by field with the server's rules. */
export function linkFaults(
  written: WrittenLink,
  { of, all }: { of: TrackingLink | undefined; all: readonly TrackingLink[] },
): Partial<Record<keyof WrittenLink, LinkFault>> {
  const tag = of ? undefined : tagFault(written.tag, all)
  const isFree = written.rate.trim() === ''
  return {
    ...(isBlank(written.name) && { name: 'name_missing' }),
    ...(tag && { tag }),
    ...(!isFree && centsOf(written.rate) === undefined && { rate: 'rate_unfit' }),
  }
}

/** Request body of a valid link. */
export const linkSettingsOf = ({ name, source, tag, rate, basis }: WrittenLink) => ({
  tag: tagOf(tag),
  settings: { name: visibleText(name), source, rate: centsOf(rate) ?? 0, basis },
})
