import * as v from 'valibot'

/** The person's country by IP address; rejected when either is missing (requirements 5). */
export const Country = v.object({
  /** An ISO 3166 code in capitals. */
  country: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toUpperCase()),
  ip: v.pipe(v.string(), v.nonEmpty()),
})
export interface Country extends v.InferOutput<typeof Country> {}
