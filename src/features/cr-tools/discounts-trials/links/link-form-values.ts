import {
  type CostBasis,
  isLinkTag,
  LINK_SOURCES,
  type LinkSource,
  normaliseLinkTag,
  type TrackingLink,
} from '@/domain/money/tracking-link'
import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'
import { isBlank, visibleText } from '@/lib/text/blank'

/** Form values of a tracking link. */
export interface LinkFormValues {
  name: string
  source: LinkSource
  tag: string
  rate: string
  basis: CostBasis
}

export const linkFormValuesOf = (of: TrackingLink | undefined): LinkFormValues => ({
  name: of?.name ?? '',
  source: LINK_SOURCES.find((source) => source === of?.source) ?? 'instagram',
  tag: of?.tag ?? '',
  rate: formatCentsInput(of?.rate ?? 0),
  basis: of?.basis ?? 'day',
})

export type LinkFault = 'name_missing' | 'tag_unfit' | 'tag_taken' | 'rate_unfit'

function tagFault(written: string, others: readonly TrackingLink[]): LinkFault | undefined {
  const tag = normaliseLinkTag(written)
  if (!isLinkTag(tag)) return 'tag_unfit'
  return others.some((other) => other.tag === tag) ? 'tag_taken' : undefined
}

/** Validates a link by field with the server's rules. */
export function linkFaults(
  written: LinkFormValues,
  { of, all }: { of: TrackingLink | undefined; all: readonly TrackingLink[] },
): Partial<Record<keyof LinkFormValues, LinkFault>> {
  const tag = of ? undefined : tagFault(written.tag, all)
  const isFree = written.rate.trim() === ''
  return {
    ...(isBlank(written.name) && { name: 'name_missing' }),
    ...(tag && { tag }),
    ...(!isFree && parseCents(written.rate) === undefined && { rate: 'rate_unfit' }),
  }
}

/** Request body of a valid link. */
export const linkSettingsOf = ({ name, source, tag, rate, basis }: LinkFormValues) => ({
  tag: normaliseLinkTag(tag),
  settings: { name: visibleText(name), source, rate: parseCents(rate) ?? 0, basis },
})
