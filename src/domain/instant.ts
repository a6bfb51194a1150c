import * as v from 'valibot'

import { orNull } from '@/lib/tolerant'

/** A moment: ISO 8601 text with its zone on the wire, milliseconds since 1970 in code. */
export const Instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
  v.finite(),
  v.brand('Instant'),
)
export type Instant = v.InferOutput<typeof Instant>

/** A moment the screen can do without: absent and unreadable ones become null. */
export const OptionalInstant = orNull(Instant)

/** Takes a number of milliseconds for a moment. The cast is the only way into the brand but the schema. */
export const instant = (ms: number): Instant => ms as Instant

/** A moment as requests carry it. */
export const isoOf = (ms: number): string => new Date(ms).toISOString()
