import * as v from 'valibot'

/** A period in requests: `from` is inclusive, `to` exclusive; days count in `timezone`. */
export const Range = v.object({
  from: v.pipe(v.string(), v.isoTimestamp()),
  to: v.pipe(v.string(), v.isoTimestamp()),
  timezone: v.string(),
})
export interface Range extends v.InferOutput<typeof Range> {}
