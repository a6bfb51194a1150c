import * as v from 'valibot'

import { centsOf } from './amount-text'
import { isBlank, visibleText } from './blank'

/* Schemas for form fields, which hold text. Each takes the message shown under the field. */

/** A required text, trimmed. */
/* @__NO_SIDE_EFFECTS__ */
export const needed = (missing: string) =>
  v.pipe(
    v.string(),
    v.check((text) => !isBlank(text), missing),
    v.transform(visibleText),
  )

/** An optional text, trimmed. */
export const optional = v.pipe(v.string(), v.transform(visibleText))

/** The errors of a rule by field, each as the message that people read. */
export const inWords = <Key extends string, Fault>(
  faults: Partial<Record<Key, Fault>>,
  wordsOf: (fault: Fault, key: Key) => string,
): Partial<Record<Key, string>> =>
  // The keys are those of `faults`; a field without an error has no entry.
  Object.fromEntries(
    (Object.entries(faults) as [Key, Fault][]).map(([key, fault]) => [key, wordsOf(fault, key)]),
  ) as Partial<Record<Key, string>>

/** Shows errors from a domain rule, each under its field. */
/* @__NO_SIDE_EFFECTS__ */
export const faultsBy = <Values extends object>(
  faultsOf: (values: Values) => Partial<Record<keyof Values & string, string>>,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const [key, message] of Object.entries(faultsOf(input)) as [keyof Values & string, string][])
      addIssue({ message, path: [{ type: 'unknown', origin: 'value', input, key, value: input[key] }] })
  })

/** An amount of money, in cents. An empty field is invalid. */
/* @__NO_SIDE_EFFECTS__ */
export const amount = (unclear: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const cents = centsOf(dataset.value)
      if (cents !== undefined) return cents
      addIssue({ message: unclear })
      return NEVER
    }),
  )
