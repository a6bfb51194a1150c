import { COMPARISONS } from '@/domain/time/compared-range'
import { periodField } from '@/domain/time/period-field'
import {
  type UrlState,
  idsField,
  isUrlStateChanged,
  choiceField,
  optionalIdField,
  readUrlState,
  writeUrlState,
} from '@/lib/url-state'

/** Before or after the platform's fee. */
export const BASES = ['gross', 'net'] as const
export type Basis = (typeof BASES)[number]

/** The zone that defines days: the agency's, the device's, or UTC. */
export const ZONES = ['agency', 'mine', 'utc'] as const
export type Zone = (typeof ZONES)[number]

/** Returns the IANA name of each zone; an agency without one uses the device's. */
export const timezonesOf = (
  agency: string | null | undefined,
  mine: string,
): Readonly<Record<Zone, string>> => ({ agency: agency ?? mine, mine, utc: 'UTC' })

const FILTER_SCHEMA = {
  period: periodField('last_28'),
  compare: choiceField(COMPARISONS, 'previous'),
  basis: choiceField(BASES, 'gross'),
  zone: choiceField(ZONES, 'agency'),
  creatorIds: { ...idsField(), name: 'creators' },
  userIds: { ...idsField(), name: 'people' },
  groupId: { ...optionalIdField(), name: 'group' },
}

/** The filters of a page of figures, as its URL holds them. */
export interface FilterState extends UrlState<typeof FILTER_SCHEMA> {}

export const FILTER_DEFAULTS: FilterState = readUrlState(FILTER_SCHEMA, new URLSearchParams())

/** Returns the schema of a page with its own defaults. */
const schemaFor = (defaults: FilterState): typeof FILTER_SCHEMA =>
  Object.fromEntries(
    Object.entries(FILTER_SCHEMA).map(([key, field]) => [
      key,
      { ...field, fallback: defaults[key as keyof FilterState] },
    ]),
  ) as typeof FILTER_SCHEMA // The same fields, each with a default of its own type.

/** Reads the filters from the URL; ignores invalid values. */
export const readFilter = (params: URLSearchParams, defaults: FilterState = FILTER_DEFAULTS): FilterState =>
  readUrlState(schemaFor(defaults), params)

/** Returns the URL parameters with a change; omits defaults and keeps foreign parameters. */
export const writeFilter = (
  params: URLSearchParams,
  change: Partial<FilterState>,
  defaults: FilterState = FILTER_DEFAULTS,
): URLSearchParams => writeUrlState(schemaFor(defaults), params, change)

/** Whether any filter differs from the page's default. */
export const isFilterChanged = (state: FilterState, defaults: FilterState): boolean =>
  isUrlStateChanged(schemaFor(defaults), state)
