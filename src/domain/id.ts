import * as v from 'valibot'

/** Ids are opaque text; an empty one is none. */
export const Id = v.pipe(v.string(), v.nonEmpty())
