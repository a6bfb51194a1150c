import * as v from 'valibot'

/** Where the person is, by address; rejected when either is missing (spec 5). */
export const Country = v.object({
  /** An ISO 3166 code, in capitals. */
  country: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toUpperCase()),
  ip: v.pipe(v.string(), v.nonEmpty()),
})
export interface Country extends v.InferOutput<typeof Country> {}
