import { COMPARISONS } from '@/domain/time/compared-range'
import { periodField } from '@/domain/time/period-field'
import { BASES } from './basis-switch'
import { ZONES } from './zones'
import {
  idsField,
  paramNames,
  choiceField,
  optionalIdField,
  readUrlState,
  type UrlState,
  writeUrlState,
} from '@/lib/url-state'

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
const schemaFor = (defaults: FilterState): typeof FILTER_SCHEMA => ({
  period: { ...FILTER_SCHEMA.period, fallback: defaults.period },
  compare: { ...FILTER_SCHEMA.compare, fallback: defaults.compare },
  basis: { ...FILTER_SCHEMA.basis, fallback: defaults.basis },
  zone: { ...FILTER_SCHEMA.zone, fallback: defaults.zone },
  creatorIds: { ...FILTER_SCHEMA.creatorIds, fallback: defaults.creatorIds },
  userIds: { ...FILTER_SCHEMA.userIds, fallback: defaults.userIds },
  groupId: { ...FILTER_SCHEMA.groupId, fallback: defaults.groupId },
})

/** Reads the filters from the URL; ignores invalid values. */
export const readFilter = (params: URLSearchParams, defaults: FilterState = FILTER_DEFAULTS): FilterState =>
  readUrlState(schemaFor(defaults), params)

/** Returns the URL parameters with a change; omits defaults and keeps foreign parameters. */
export const writeFilter = (
  params: URLSearchParams,
  change: Partial<FilterState>,
  defaults: FilterState = FILTER_DEFAULTS,
): URLSearchParams => writeUrlState(schemaFor(defaults), params, change)

/** The URL parameters of the filter, for callers that leave them out. */
export const FILTER_PARAMS: readonly string[] = paramNames(FILTER_SCHEMA)
