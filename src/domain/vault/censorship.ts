import * as v from 'valibot'

/** How much media is hidden (requirements 3); the server defines the scale. */
export const Censorship = v.object({ level: v.number() })
export interface Censorship extends v.InferOutput<typeof Censorship> {}

/** Off, standard, strict. A server may send other levels; they are shown and kept as they are. */
export const CENSORSHIP_LEVELS = [0, 1, 2] as const
const STRICT = 2

/** Inputs of the blur decision; undefined while unknown. */
export interface MediaBlurInputs {
  prefersBlur: boolean | undefined
  level: number | undefined
  isOfAge: boolean | undefined
}

/** Media stay blurred until every input that allows them is known. */
export const shouldBlurMedia = ({ prefersBlur, level, isOfAge }: MediaBlurInputs): boolean =>
  prefersBlur !== false || isOfAge !== true || level === undefined || level >= STRICT
