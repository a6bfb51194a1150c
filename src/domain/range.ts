import * as v from 'valibot'

/** A period, as requests carry it: `from` belongs to it, `to` does not; days are counted in `timezone`. */
export const Range = v.object({
  from: v.pipe(v.string(), v.isoTimestamp()),
  to: v.pipe(v.string(), v.isoTimestamp()),
  timezone: v.string(),
})
export interface Range extends v.InferOutput<typeof Range> {}
