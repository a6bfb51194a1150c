import { COMPARISONS } from '@/domain/compared-range'
import { periodField } from '@/domain/period-field'
import { BASES } from './basis-switch'
import { ZONES } from './zones'
import { ids, namesOf, oneOf, optionalId, readAddress, type StateOf, writeAddress } from '@/lib/address-state'

const SCHEMA = {
  period: periodField('last_28'),
  compare: oneOf(COMPARISONS, 'previous'),
  basis: oneOf(BASES, 'gross'),
  zone: oneOf(ZONES, 'agency'),
  creatorIds: { ...ids(), name: 'creators' },
  userIds: { ...ids(), name: 'people' },
  groupId: { ...optionalId(), name: 'group' },
}

/** The filters of a page of figures, as its URL holds them. */
export interface FilterState extends StateOf<typeof SCHEMA> {}

export const FILTER_DEFAULTS: FilterState = readAddress(SCHEMA, new URLSearchParams())

/** Returns the schema of a page with its own defaults. */
const schemaFor = (defaults: FilterState): typeof SCHEMA => ({
  period: { ...SCHEMA.period, fallback: defaults.period },
  compare: { ...SCHEMA.compare, fallback: defaults.compare },
  basis: { ...SCHEMA.basis, fallback: defaults.basis },
  zone: { ...SCHEMA.zone, fallback: defaults.zone },
  creatorIds: { ...SCHEMA.creatorIds, fallback: defaults.creatorIds },
  userIds: { ...SCHEMA.userIds, fallback: defaults.userIds },
  groupId: { ...SCHEMA.groupId, fallback: defaults.groupId },
})

/** Reads the filters from the URL; ignores invalid values. */
export const readFilter = (params: URLSearchParams, defaults: FilterState = FILTER_DEFAULTS): FilterState =>
  readAddress(schemaFor(defaults), params)

/** Returns the URL parameters with a change; omits defaults and keeps foreign parameters. */
export const writeFilter = (
  params: URLSearchParams,
  change: Partial<FilterState>,
  defaults: FilterState = FILTER_DEFAULTS,
): URLSearchParams => writeAddress(schemaFor(defaults), params, change)

/** The URL parameters of the filter, for callers that leave them out. */
export const FILTER_PARAMS: readonly string[] = namesOf(SCHEMA)
