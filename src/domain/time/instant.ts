import * as v from 'valibot'

import { orNull } from '@/lib/lenient-schema'

/** A moment: ISO 8601 text with its zone on the wire, milliseconds since 1970 in code. */
export const Instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
  v.finite(),
  v.brand('Instant'),
)
export type Instant = v.InferOutput<typeof Instant>

/** A moment the screen can do without: missing and invalid values become null. */
export const OptionalInstant = orNull(Instant)

/** Brands milliseconds as an instant. Besides the schema, this cast is the only way into the brand. */
export const instant = (ms: number): Instant => ms as Instant

/** ISO text of a moment, for requests. */
export const isoOf = (ms: number): string => new Date(ms).toISOString()
