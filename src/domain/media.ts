import * as v from 'valibot'

import { orElse, orNull } from '@/lib/tolerant'

import { Id } from './id'
import { Cents } from './money'

export const MEDIA_KINDS = ['image', 'video', 'audio', 'gif'] as const
export const MediaKind = v.picklist(MEDIA_KINDS)
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** A picture, clip or recording. Sizes in px, `durationS` in seconds; both null where they do not apply. */
export const Media = v.object({
  mediaId: Id,
  kind: MediaKind,
  url: v.string(),
  /** A small still of it; audio has none. */
  thumbUrl: orNull(v.string()),
  width: orNull(v.number()),
  height: orNull(v.number()),
  durationS: orNull(v.number()),
  /** Loudness from 0 to 1, evenly over the time; empty without sound. */
  waveform: orElse(v.array(v.number()), []),
  title: orElse(v.string(), ''),
  /** What it sells for as a rule; null for what is never sold. */
  usualPrice: orNull(Cents),
})
export interface Media extends v.InferOutput<typeof Media> {}

/** Whether sending it without a price gives away what others pay for: GIFs of the library and plain recordings do not. */
export const isSold = ({ kind, usualPrice }: Pick<Media, 'kind' | 'usualPrice'>): boolean =>
  kind === 'image' || kind === 'video' || usualPrice !== null

export const isGivenAway = (price: number, media: readonly Media[]): boolean =>
  price === 0 && media.some(isSold)

/** What a fan already has of it: the guard of the vault picker (screens S11). */
export const MEDIA_USES = ['bought', 'sent', 'unsent', 'free', 'post', 'new'] as const
export const MediaUse = v.object({
  mediaId: Id,
  state: v.picklist(MEDIA_USES),
  /** What it cost when it was last offered to this fan. */
  lastPrice: orNull(Cents),
})
export interface MediaUse extends v.InferOutput<typeof MediaUse> {}
