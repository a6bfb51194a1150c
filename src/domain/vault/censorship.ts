import * as v from 'valibot'

import { isVisual, type Media } from './media'

/** How much media is hidden (requirements 3); the server defines the scale. */
export const Censorship = v.object({ level: v.number() })
export interface Censorship extends v.InferOutput<typeof Censorship> {}

/** Off, standard, strict. A server may send other levels; they are shown and kept as they are. */
export const CENSORSHIP_LEVELS = [0, 1, 2] as const
const [, STANDARD, STRICT] = CENSORSHIP_LEVELS

/** Which media stay hidden until revealed: none, those not marked as pg-safe, or all (decisions 35). */
export type HiddenMedia = 'none' | 'explicit' | 'all'

/** What decides it; undefined while unknown. */
export interface HiddenMediaInputs {
  prefersBlur: boolean | undefined
  level: number | undefined
  isOfAge: boolean | undefined
}

/** All media stay hidden until every input that shows them is known. */
export function hiddenMedia({ prefersBlur, level, isOfAge }: HiddenMediaInputs): HiddenMedia {
  if (prefersBlur !== false || isOfAge !== true || level === undefined || level >= STRICT) return 'all'
  return level >= STANDARD ? 'explicit' : 'none'
}

export const isHiddenBy = (hidden: HiddenMedia, media: Pick<Media, 'kind' | 'isPgSafe'>): boolean =>
  isVisual(media) && (hidden === 'all' || (hidden === 'explicit' && !media.isPgSafe))
