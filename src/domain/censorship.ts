import * as v from 'valibot'

/** How much of the pictures is hidden (spec 3); the scale is the server's. */
export const Censorship = v.object({ level: v.number() })
export interface Censorship extends v.InferOutput<typeof Censorship> {}
