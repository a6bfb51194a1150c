import { type Comparison, COMPARISONS } from '@/domain/compared-range'
import { daysBetween, isDay } from '@/domain/day'
import { LONGEST_PERIOD_DAYS, NAMED_PERIODS, type Period } from '@/domain/period'

/** Whose days are counted: the agency's, those of the person's device, or UTC. */
export const ZONES = ['agency', 'mine', 'utc'] as const
export type Zone = (typeof ZONES)[number]

export const BASES = ['gross', 'net'] as const

/** The filter of a page of figures, as its URL holds it. */
export interface FilterState {
  period: Period
  compare: Comparison
  basis: (typeof BASES)[number]
  zone: Zone
  creatorIds: readonly string[]
  userIds: readonly string[]
  groupId: string | null
}

export const FILTER_DEFAULTS: FilterState = {
  period: 'last_28',
  compare: 'previous',
  basis: 'gross',
  zone: 'agency',
  creatorIds: [],
  userIds: [],
  groupId: null,
}

/** More than a person picks; an address may say anything. */
const IDS_AT_MOST = 200

const oneOf = <Value extends string>(known: readonly Value[], text: string | null): Value | undefined =>
  known.find((candidate) => candidate === text)

function periodFrom(text: string | null): Period | undefined {
  const preset = oneOf(NAMED_PERIODS, text)
  if (preset) return preset
  const [first, last, ...more] = text?.split('..') ?? []
  if (!isDay(first) || !isDay(last) || more.length > 0) return undefined
  const length = daysBetween(first, last)
  return length >= 0 && length < LONGEST_PERIOD_DAYS ? { first, last } : undefined
}

const periodText = (period: Period): string =>
  typeof period === 'string' ? period : `${period.first}..${period.last}`

const idsFrom = (text: string | null): readonly string[] | undefined => {
  const ids = [...new Set(text?.split(',').filter((id) => id !== ''))]
  return ids.length > 0 ? ids.slice(0, IDS_AT_MOST) : undefined
}

/** The names in the address, each with how it is read; what can't be read counts as not there. */
const FIELDS: {
  [Field in keyof FilterState]: {
    name: string
    read: (text: string | null) => FilterState[Field] | undefined
    write: (value: FilterState[Field]) => string
  }
} = {
  period: { name: 'period', read: periodFrom, write: periodText },
  compare: { name: 'compare', read: (text) => oneOf(COMPARISONS, text), write: String },
  basis: { name: 'basis', read: (text) => oneOf(BASES, text), write: String },
  zone: { name: 'zone', read: (text) => oneOf(ZONES, text), write: String },
  creatorIds: { name: 'creators', read: idsFrom, write: (ids) => ids.join(',') },
  userIds: { name: 'people', read: idsFrom, write: (ids) => ids.join(',') },
  groupId: {
    name: 'group',
    read: (text) => (text ? text.slice(0, 100) : undefined),
    write: (id) => id ?? '',
  },
}
const FIELD_NAMES = Object.keys(FIELDS) as (keyof FilterState)[] // the keys as declared above

/** Reads an address; whatever makes no sense in it is as if it were not there. */
export function readFilter(params: URLSearchParams, defaults: FilterState = FILTER_DEFAULTS): FilterState {
  const read = <Field extends keyof FilterState>(field: Field): FilterState[Field] =>
    FIELDS[field].read(params.get(FIELDS[field].name)) ?? defaults[field]
  return {
    period: read('period'),
    compare: read('compare'),
    basis: read('basis'),
    zone: read('zone'),
    creatorIds: read('creatorIds'),
    userIds: read('userIds'),
    groupId: read('groupId'),
  }
}

/** The address with a change; what is as by default is left out, and what is not the filter's stays. */
export function writeFilter(
  params: URLSearchParams,
  change: Partial<FilterState>,
  defaults: FilterState = FILTER_DEFAULTS,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const write = <Field extends keyof FilterState>(field: Field, value: FilterState[Field]) => {
    const { name, write: textOf } = FIELDS[field]
    const text = textOf(value)
    if (text === textOf(defaults[field])) next.delete(name)
    else next.set(name, text)
  }
  for (const field of FIELD_NAMES) {
    const value = change[field]
    // The field and its value come from the same entry, which the types cannot follow through a loop over names.
    if (value !== undefined) write(field, value as never)
  }
  return next
}

/** The URL parameters of the filter, for callers that leave them out. */
export const FILTER_PARAMS: readonly string[] = FIELD_NAMES.map((field) => FIELDS[field].name)
