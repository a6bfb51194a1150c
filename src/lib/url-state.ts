import { formatCentsField, parseCents } from './text/parse-amount'

/** How one value is stored in the search part of an address. */
export interface UrlField<Value> {
  /** The parameter name, where it differs from the schema key. */
  name?: string
  /** The value when the parameter is missing. */
  fallback: Value
  /** Parses a text; undefined if invalid. */
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}
// A schema holds fields of many types; `UrlState` gives each its own back.
// eslint-disable-next-line typescript/no-explicit-any -- as the line above says
export type UrlSchema = Readonly<Record<string, UrlField<any>>>
export type UrlState<Schema extends UrlSchema> = {
  readonly [Key in keyof Schema]: Schema[Key] extends UrlField<infer Value> ? Value : never
}

/** An address may contain anything, so longer text is not read. */
const TEXT_MAX_LENGTH = 200
const IDS_MAX = 200

/** One of several names. */
export const choiceField = <const Name extends string, Fallback extends Name | null>(
  names: readonly Name[],
  fallback: Fallback,
): UrlField<Name | Fallback> => ({
  fallback,
  read: (text) => names.find((name) => name === text),
  write: (value) => value ?? '',
})

/** Several names, always in the same order: the same choice is the same request. */
export const choicesField = <const Name extends string>(
  names: readonly Name[],
): UrlField<readonly Name[]> => ({
  fallback: [],
  read: (text) => {
    const listed = new Set(text.split(','))
    return names.filter((name) => listed.has(name))
  },
  write: (values) => names.filter((name) => values.includes(name)).join(','),
})

/** The choice with this name added, or without it if it was chosen. */
export const withToggled = <Name extends string>(chosen: readonly Name[], name: Name): readonly Name[] =>
  chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]

/** Trimmed text that a person typed. */
export const textField = (): UrlField<string> => ({
  fallback: '',
  read: (text) => text.trim().slice(0, TEXT_MAX_LENGTH),
  write: (value) => value.trim(),
})

/** The parameter of a page's search. */
export const SEARCH_PARAM = 'q'

/** What a page searches for. */
export const searchField = (): UrlField<string> => ({ ...textField(), name: SEARCH_PARAM })

/** A server id, or null. */
export const optionalIdField = (): UrlField<string | null> => ({
  fallback: null,
  read: (text) => (text.length <= TEXT_MAX_LENGTH ? text : undefined),
  write: (value) => value ?? '',
})

/** A moment, stored as `2026-11-20T17:00:00.000Z`; null without one. */
export const timeField = (): UrlField<number | null> => ({
  fallback: null,
  read: (text) => {
    const at = Date.parse(text)
    return Number.isNaN(at) ? undefined : at
  },
  write: (at) => (at === null ? '' : new Date(at).toISOString()),
})

/** Server ids, in the order chosen. */
export const idsField = (max = IDS_MAX): UrlField<readonly string[]> => ({
  fallback: [],
  read: (text) => [...new Set(text.split(',').filter((id) => id !== ''))].slice(0, max),
  write: (values) => values.slice(0, max).join(','),
})

const YES = '1'
const NO = '0'

/** A boolean; false when missing. */
export const flagField = (): UrlField<boolean> => ({
  fallback: false,
  read: (text) => (text === YES ? true : undefined),
  write: (value) => (value ? YES : ''),
})

/** Yes, no, or null for either. */
export const optionalFlagField = (): UrlField<boolean | null> => ({
  fallback: null,
  read: (text) => (text === YES ? true : text === NO ? false : undefined),
  write: (value) => (value === null ? '' : value ? YES : NO),
})

/** An amount in cents, stored as `12.50`. */
export const amountField = (): UrlField<number | null> => ({
  fallback: null,
  read: parseCents,
  write: formatCentsField,
})

const sortedSearch = (search: string): string => {
  const params = new URLSearchParams(search)
  params.sort()
  return params.toString()
}

/** Whether two searches hold the same parameters, in whatever order. */
export const isSameSearch = (a: string, b: string): boolean => sortedSearch(a) === sortedSearch(b)

const schemaFields = (schema: UrlSchema) =>
  Object.entries(schema).map(([key, field]) => ({ key, name: field.name ?? key, field }))

/** The parameter names of a schema, or of some of its keys. */
export const paramNames = (schema: UrlSchema, keys: readonly string[] = Object.keys(schema)): string[] =>
  keys.map((key) => schema[key]?.name ?? key)

/** Reads one parameter; an invalid value counts as missing. */
export function readUrlField<Value>(field: UrlField<Value>, text: string | null): Value {
  const value = text === null || text === '' ? undefined : field.read(text)
  return value ?? field.fallback
}

/** The fallbacks of some keys, to change them back. */
export const fallbacksOf = <Schema extends UrlSchema>(
  schema: Schema,
  keys: readonly (keyof Schema & string)[] = Object.keys(schema),
): Partial<UrlState<Schema>> =>
  // one entry per key
  Object.fromEntries(keys.map((key) => [key, schema[key]?.fallback as unknown])) as Partial<UrlState<Schema>>

/** Reads an address; invalid values count as missing. */
export function readUrlState<Schema extends UrlSchema>(
  schema: Schema,
  params: URLSearchParams,
): UrlState<Schema> {
  const read = schemaFields(schema).map(({ key, name, field }) => [
    key,
    readUrlField(field, params.get(name)) as unknown,
  ])
  return Object.fromEntries(read) as UrlState<Schema> // one entry per schema key
}

/** The address after a change: fallbacks are omitted, and parameters of others stay. */
export function writeUrlState<Schema extends UrlSchema>(
  schema: Schema,
  params: URLSearchParams,
  change: { readonly [Key in keyof Schema]?: UrlState<Schema>[Key] | undefined },
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const { key, name, field } of schemaFields(schema)) {
    const value = change[key]
    if (value === undefined) continue
    const text = field.write(value)
    if (text === '' || text === field.write(field.fallback)) next.delete(name)
    else next.set(name, text)
  }
  return next
}

/** Whether any of these fields differs from its fallback. */
export const isUrlStateChanged = <Schema extends UrlSchema>(
  schema: Schema,
  state: UrlState<Schema>,
  keys: readonly (keyof Schema & string)[] = Object.keys(schema),
): boolean => keys.some((key) => schema[key]?.write(state[key]) !== schema[key]?.write(schema[key].fallback))
