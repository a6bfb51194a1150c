import type { FieldValues } from 'react-hook-form'

import { changedFields, isSameValue } from '@/lib/changed-fields'

const typeOfValue = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

/** Whether it changes part by part, as rights do: an object of more than single values (a medium) is one value. */
const hasParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => part === null || typeof part !== 'object')

/** Whether each entry is a text that is there once: ids, labels. */
const isSetOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry === 'string') &&
  new Set(value).size === value.length

const without = (texts: readonly string[], others: readonly string[]) =>
  texts.filter((text) => !others.includes(text))

/** The marks of what was added to a list, and removed from a list or an object. */
const [ADDED, REMOVED] = ['+', '-']

const withEntries = (list: readonly string[], added: readonly string[], removed: readonly string[]) => [
  ...without(list, removed),
  ...without(added, list),
]

/** Names changed parts and entries as fields of their own ("permissions.vault"); a list in another order stays whole. */
function changedParts(name: string, saved: unknown, value: unknown): [name: string, value: unknown][] {
  if (hasParts(saved) && hasParts(value)) {
    const changed = Object.entries(changedFields(saved, value)).filter(([, part]) => part !== undefined)
    const removed = Object.keys(saved).filter((part) => value[part] === undefined)
    const parts = changed.map(([part, one]): [string, unknown] => [`${name}.${part}`, one])
    return removed.length === 0 ? parts : [...parts, [`${name}.${REMOVED}`, removed]]
  }
  if (!isSetOfTexts(saved) || !isSetOfTexts(value)) return [[name, value]]
  const [added, removed] = [without(value, saved), without(saved, value)]
  if (!isSameValue(withEntries(saved, added, removed), value)) return [[name, value]]
  return [
    [`${name}.${ADDED}`, added],
    [`${name}.${REMOVED}`, removed],
  ]
}

/** A value of the form with the stored changes of its parts or entries. */
function withParts(name: string, value: unknown, stored: Readonly<Record<string, unknown>>): unknown {
  const textsAt = (mark: string) => {
    const texts = stored[`${name}.${mark}`]
    return isSetOfTexts(texts) ? texts : []
  }
  if (isSetOfTexts(value)) return withEntries(value, textsAt(ADDED), textsAt(REMOVED))
  if (!hasParts(value)) return value
  const parts = Object.entries(stored).flatMap(([path, part]) =>
    path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), part] as const] : [],
  )
  const removed = [REMOVED, ...textsAt(REMOVED)]
  const kept = [...Object.entries(value), ...parts].filter(([part]) => !removed.includes(part))
  return Object.fromEntries(kept)
}

/** Restores stored values as far as they match the form's shape: an earlier version may have written them. */
export function matchingShape<Values extends FieldValues>(
  first: Values,
  stored: unknown,
): Values | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const fields: Record<string, unknown> = { ...stored }
  const entries = Object.entries(first).map(([name, value]: [string, unknown]) => {
    const isFit =
      name in fields &&
      (value === null || value === undefined || typeOfValue(fields[name]) === typeOfValue(value))
    return [name, isFit ? fields[name] : withParts(name, value, fields)]
  })
  return Object.fromEntries(entries) as Values // Only keys of `first`, with a value of the same type.
}

/** A form's field with what it edits as the user saw it, a number or its values; the server rejects changes of an older one. */
const VERSION = 'version'

/**
 * What differs from `saved`: a colleague's later changes of the other fields and parts stay when it is restored.
 * With the version that the user saw, so that saving still asks whose version stays.
 */
export function changedValues(values: FieldValues, saved: FieldValues): FieldValues | undefined {
  const { [VERSION]: _version, ...changed } = changedFields(saved, values)
  if (Object.keys(changed).length === 0) return undefined
  const parts = Object.entries(changed).flatMap(([name, value]) => changedParts(name, saved[name], value))
  return { ...Object.fromEntries(parts), ...(VERSION in values && { [VERSION]: values[VERSION] as unknown }) }
}
