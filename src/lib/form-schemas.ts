import * as v from 'valibot'

import { parseCents } from './text/parse-amount'
import {
  type IntegerLimits,
  parseIntegerWithin,
  keepWithin,
  parseOptionalInteger,
  parsePercentInteger,
} from './text/parse-integer'
import { parsePercent } from './text/percent'
import { visibleText } from './text/blank'

/* Schemas for form fields, which hold text. Each takes the message shown under the field. */

/** A required text, trimmed. It transforms first: a transformation after an issue would end the rules across fields. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (missing: string) =>
  v.pipe(v.string(), v.transform(visibleText), v.nonEmpty(missing))

/** An optional text, trimmed. */
export const optionalText = v.pipe(v.string(), v.transform(visibleText))

/** The errors of a rule by field, each as the message that people read. */
export const errorMessages = <Key extends string, Fault>(
  faults: Partial<Record<Key, Fault>>,
  wordsOf: (fault: Fault, key: Key) => string,
): Partial<Record<Key, string>> =>
  // The keys are those of `faults`; a field without an error has no entry.
  Object.fromEntries(
    (Object.entries(faults) as [Key, Fault][]).map(([key, fault]) => [key, wordsOf(fault, key)]),
  ) as Partial<Record<Key, string>>

/** The name of a field, or of one inside it: `prices.video.min`. */
type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`

/** Shows errors from a domain rule, each under its field. */
/* @__NO_SIDE_EFFECTS__ */
export const checkFields = <Values extends object>(
  faultsOf: (values: Values) => Partial<Record<FieldName<Values>, string>>,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    const step = (key: string) => ({
      type: 'unknown' as const,
      origin: 'value' as const,
      input,
      key,
      value: undefined,
    })
    for (const [name, message] of Object.entries<string>(faultsOf(input) as Record<string, string>)) {
      const [first = name, ...inside] = name.split('.')
      addIssue({ message, path: [step(first), ...inside.map(step)] })
    }
  })

const parsed = <Value>(parse: (text: string) => Value | undefined, unclear: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: unclear })
      return NEVER
    }),
  )

/** An amount of money, in cents. An empty field is invalid. */
/* @__NO_SIDE_EFFECTS__ */
export const amountInCents = (unclear: string) => parsed(parseCents, unclear)

/** A percentage, as a fraction. An empty field is invalid. */
/* @__NO_SIDE_EFFECTS__ */
export const percent = (unclear: string) => parsed(parsePercent, unclear)

/** A whole number within limits. An empty field is invalid. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (unfit: string, limits: IntegerLimits) =>
  parsed((text) => parseIntegerWithin(text, limits), unfit)

/** The same where none is fine: null for an empty field. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalWholeNumber = (unfit: string, limits: IntegerLimits) =>
  parsed((text) => keepWithin(parseOptionalInteger(text), limits), unfit)

/** The same of a percentage, with or without its sign. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalWholePercent = (unfit: string, limits: IntegerLimits) =>
  parsed((text) => keepWithin(parsePercentInteger(text), limits), unfit)

/** What the fields of a form hold, for a form whose own rule checks it: nothing else writes it. */
/* @__NO_SIDE_EFFECTS__ */
export const formValues = <Values extends object>() =>
  v.custom<Values>((value) => typeof value === 'object' && value !== null)
