import * as v from 'valibot'

import { centsOf } from './amount-text'
import { isBlank, visibleText } from './blank'

/*
 * What a form's fields hold is text; these rules read it. Each takes the words that are shown under the field.
 */

/** A text that must be there, without the spaces around it. */
/* @__NO_SIDE_EFFECTS__ */
export const needed = (missing: string) =>
  v.pipe(
    v.string(),
    v.check((text) => !isBlank(text), missing),
    v.transform(visibleText),
  )

/** A text that may be empty, without the spaces around it. */
export const optional = v.pipe(v.string(), v.transform(visibleText))

/** The faults that a rule found, by their fields, each as the message that people read. */
export const inWords = <Key extends string, Fault>(
  faults: Partial<Record<Key, Fault>>,
  wordsOf: (fault: Fault, key: Key) => string,
): Partial<Record<Key, string>> =>
  // The keys are those of `faults`; a field without a fault has no entry.
  Object.fromEntries(
    (Object.entries(faults) as [Key, Fault][]).map(([key, fault]) => [key, wordsOf(fault, key)]),
  ) as Partial<Record<Key, string>>

/** Faults that a rule of the domain finds, each shown under its field. */
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

/** An amount of money, in cents. Nothing written is no amount. */
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
