import * as v from 'valibot'

/** How much of the pictures is hidden (spec 3); the scale is the server's. */
export const Censorship = v.object({ level: v.number() })
export interface Censorship extends v.InferOutput<typeof Censorship> {}

/** Off, standard, strict. A server may have others; they are shown as they are and kept. */
export const CENSORSHIP_LEVELS = [0, 1, 2] as const
const STRICT = 2

/** What decides about blurred media; undefined while it is not known. */
export interface MediaFacts {
  prefersBlur: boolean | undefined
  level: number | undefined
  isOfAge: boolean | undefined
}

/** Media stay blurred until everything that allows to show them is known. */
export const blursMedia = ({ prefersBlur, level, isOfAge }: MediaFacts): boolean =>
  prefersBlur !== false || isOfAge !== true || level === undefined || level >= STRICT
