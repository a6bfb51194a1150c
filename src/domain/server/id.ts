import * as v from 'valibot'

/** Ids are opaque, non-empty text. */
export const Id = v.pipe(v.string(), v.nonEmpty())
