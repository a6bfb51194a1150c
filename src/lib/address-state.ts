import { amountText, centsOf } from './amount-text'

/** How one value is stored in the search part of an address. */
export interface AddressField<Value> {
  /** The parameter name, where it differs from the schema key. */
  name?: string
  /** The value when the parameter is missing. */
  fallback: Value
  /** Parses a text; undefined if invalid. */
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}
// A schema holds fields of many types; `StateOf` gives each its own back.
// eslint-disable-next-line typescript/no-explicit-any -- as the line above says
export type AddressSchema = Readonly<Record<string, AddressField<any>>>
export type StateOf<Schema extends AddressSchema> = {
  readonly [Key in keyof Schema]: Schema[Key] extends AddressField<infer Value> ? Value : never
}

/** An address may contain anything, so longer text is not read. */
const LONGEST_TEXT = 200
const MOST_IDS = 200

/** One of several names. */
export const oneOf = <const Name extends string, Fallback extends Name | null>(
  names: readonly Name[],
  fallback: Fallback,
): AddressField<Name | Fallback> => ({
  fallback,
  read: (text) => names.find((name) => name === text),
  write: (value) => value ?? '',
})

/** Several names, always in the same order: the same choice is the same request. */
export const someOf = <const Name extends string>(names: readonly Name[]): AddressField<readonly Name[]> => ({
  fallback: [],
  read: (text) => {
    const said = new Set(text.split(','))
    return names.filter((name) => said.has(name))
  },
  write: (values) => names.filter((name) => values.includes(name)).join(','),
})

/** Trimmed text that a person typed. */
export const words = (): AddressField<string> => ({
  fallback: '',
  read: (text) => text.trim().slice(0, LONGEST_TEXT),
  write: (value) => value.trim(),
})

/** A server id, or null. */
export const optionalId = (): AddressField<string | null> => ({
  fallback: null,
  read: (text) => (text.length <= LONGEST_TEXT ? text : undefined),
  write: (value) => value ?? '',
})

export const ids = (): AddressField<readonly string[]> => ({
  fallback: [],
  read: (text) => [...new Set(text.split(',').filter((id) => id !== ''))].slice(0, MOST_IDS),
  write: (values) => values.join(','),
})

const YES = '1'
const NO = '0'

/** A boolean; false when missing. */
export const flag = (): AddressField<boolean> => ({
  fallback: false,
  read: (text) => (text === YES ? true : undefined),
  write: (value) => (value ? YES : ''),
})

/** Yes, no, or null for either. */
export const optionalFlag = (): AddressField<boolean | null> => ({
  fallback: null,
  read: (text) => (text === YES ? true : text === NO ? false : undefined),
  write: (value) => (value === null ? '' : value ? YES : NO),
})

/** An amount in cents, stored as `12.50`. */
export const amount = (): AddressField<number | null> => ({
  fallback: null,
  read: centsOf,
  write: (cents) => (cents === null ? '' : cents === 0 ? NO : amountText(cents)),
})

const fieldsOf = (schema: AddressSchema) =>
  Object.entries(schema).map(([key, field]) => ({ key, name: field.name ?? key, field }))

/** The parameter names of a schema. */
export const namesOf = (schema: AddressSchema): string[] => fieldsOf(schema).map(({ name }) => name)

/** Reads an address; invalid values count as missing. */
export function readAddress<Schema extends AddressSchema>(
  schema: Schema,
  params: URLSearchParams,
): StateOf<Schema> {
  const read = fieldsOf(schema).map(({ key, name, field }) => {
    const text = params.get(name)
    return [key, (text === null || text === '' ? undefined : field.read(text)) ?? field.fallback]
  })
  return Object.fromEntries(read) as StateOf<Schema> // one entry per schema key
}

/** The address after a change: fallbacks are omitted, and parameters of others stay. */
export function writeAddress<Schema extends AddressSchema>(
  schema: Schema,
  params: URLSearchParams,
  change: Partial<StateOf<Schema>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const { key, name, field } of fieldsOf(schema)) {
    const value = change[key]
    if (value === undefined) continue
    const text = field.write(value)
    if (text === '' || text === field.write(field.fallback)) next.delete(name)
    else next.set(name, text)
  }
  return next
}

/** Whether any of these fields differs from its fallback. */
export const isChanged = <Schema extends AddressSchema>(
  schema: Schema,
  state: StateOf<Schema>,
  keys: readonly (keyof Schema & string)[] = Object.keys(schema),
): boolean => keys.some((key) => schema[key]?.write(state[key]) !== schema[key]?.write(schema[key].fallback))
