import * as v from 'valibot'

import { parseJson } from './parse-json'

/** The value of a stored JSON text; undefined when it is missing or the schema rejects it. */
export function parseStored<Value>(
  schema: v.GenericSchema<unknown, Value>,
  text: string | null,
): Value | undefined {
  const { success, output } = v.safeParse(schema, parseJson(text))
  return success ? output : undefined
}
