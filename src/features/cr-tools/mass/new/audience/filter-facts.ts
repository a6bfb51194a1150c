import type { TFunction } from 'i18next'
import { useTranslation } from '@/i18n/use-translation'

import type { AudienceFilters } from '@/domain/mass/mass-message'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { countryName, formatDate, formatList, formatMoney, formatNumber, languageName } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'

import { tierName } from '../../../base/tier-names'

/** The filters by a number: label and unit. */
export const NUMBER_FILTERS = {
  spendMin: ['mass.spend_min', 'money'],
  spendMax: ['mass.spend_max', 'money'],
  spendWindowDays: ['mass.spend_window', 'days'],
  boughtWithinDays: ['mass.bought_within', 'days'],
  lastActiveWithinDays: ['mass.active_within', 'days'],
  noReplyForDays: ['mass.no_reply_for', 'days'],
  capHours: ['mass.cap', 'hours'],
} as const
export type NumberFilterName = keyof typeof NUMBER_FILTERS

export type FilterFact = readonly [name: string, value: string]

/** Formats `3 days`, `12 hours`. */
export const formatLongUnit = (value: number, unit: 'day' | 'hour' | 'minute'): string =>
  formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' })
const numberText = (value: number, unit: 'money' | 'days' | 'hours', currency: string): string =>
  unit === 'money'
    ? formatMoney({ amount: value, currency })
    : formatLongUnit(value, unit === 'days' ? 'day' : 'hour')
const formatNames = (codes: readonly string[], nameOf: (code: string) => string): string =>
  formatList(codes.map((code) => isolate(nameOf(code))))

/** Formats a date range in the days of a zone, with exclusive end; either end may be open. */
function formatSpan(from: string | undefined, to: string | undefined, timeZone: string): string | undefined {
  if (from === undefined && to === undefined) return undefined
  const day = (iso: string | undefined, ms = 0) =>
    iso === undefined ? '…' : isolate(formatDate(Date.parse(iso) + ms, { dateStyle: 'medium', timeZone }))
  return `${day(from)} – ${day(to, -1)}`
}

const factOf = <Value>(
  name: string,
  value: Value | undefined,
  say: (value: Value) => string,
): FilterFact | undefined => (value === undefined ? undefined : [name, say(value)])

/** One fact per set filter, labeled like its field. A missing filter is a type error. */
function filterFactsOf(
  filters: AudienceFilters,
  t: TFunction<'tools'>,
  { currency, timezone }: { currency: string; timezone: string },
): Record<keyof AudienceFilters, FilterFact | undefined> {
  const numberFact = (name: NumberFilterName) => {
    const [label, unit] = NUMBER_FILTERS[name]
    return factOf(t(label), filters[name], (value) => numberText(value, unit, currency))
  }
  const isSet = (is: boolean) => t(is ? 'mass.tipped_yes' : 'mass.tipped_no')
  const joined = formatSpan(filters.joinedFrom, filters.joinedTo, timezone)
  const expired = formatSpan(filters.expiredFrom, filters.expiredTo, timezone)
  return {
    spendMin: numberFact('spendMin'),
    spendMax: numberFact('spendMax'),
    spendWindowDays: numberFact('spendWindowDays'),
    boughtWithinDays: numberFact('boughtWithinDays'),
    tipped: factOf(t('mass.tipped'), filters.tipped, isSet),
    lastActiveWithinDays: numberFact('lastActiveWithinDays'),
    noReplyForDays: numberFact('noReplyForDays'),
    capHours: numberFact('capHours'),
    countryCodes: factOf(t('mass.countries'), filters.countryCodes, (codes) =>
      formatNames(codes, countryName),
    ),
    languages: factOf(t('mass.languages'), filters.languages, (codes) => formatNames(codes, languageName)),
    tier: factOf(t('mass.tier'), filters.tier, (tier) => tierName(t, tier)),
    boughtMediaId: factOf(t('mass.bought_media'), filters.boughtMediaId, () =>
      t('mass.media_count', { count: 1 }),
    ),
    onlineNow: factOf(t('mass.online_now'), filters.onlineNow, isSet),
    joinedFrom: factOf(t('mass.joined'), joined, String),
    joinedTo: undefined,
    expiredFrom: factOf(t('mass.expired'), expired, String),
    expiredTo: undefined,
    memberStates: factOf(t('mass.member_states'), filters.memberStates, (states) =>
      formatList(states.map((state) => t(`mass.member_${state}`))),
    ),
    notSeenMassId: factOf(t('mass.not_seen_unknown'), filters.notSeenMassId, () => isSet(true)),
  }
}

/** Describes the audience's filters, one line each. */
export function useFilterFacts(filters: AudienceFilters, currency: string): readonly FilterFact[] {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  return Object.values(filterFactsOf(filters, t, { currency, timezone })).flatMap((fact) =>
    fact ? [fact] : [],
  )
}
