import * as v from 'valibot'

import { flag, orElse, orNull, text } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Cents } from '../money/money'

export const MEDIA_KINDS = ['image', 'video', 'audio', 'gif'] as const
export const MediaKind = v.picklist(MEDIA_KINDS)
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** An image, video or recording. Sizes in px, `durationS` in seconds; null where they do not apply. */
export const Media = v.object({
  mediaId: Id,
  kind: MediaKind,
  url: v.string(),
  /** Thumbnail; audio has none. */
  thumbUrl: orNull(v.string()),
  width: orNull(v.number()),
  height: orNull(v.number()),
  durationS: orNull(v.number()),
  /** Loudness from 0 to 1 at even intervals; empty without sound. */
  waveform: orElse(v.array(v.number()), []),
  title: text,
  /** Usual price; null for media that are never sold. */
  usualPrice: orNull(Cents),
  /** Whether it has no adult content; unmarked media count as having some. */
  isPgSafe: flag,
})
export interface Media extends v.InferOutput<typeof Media> {}

/** Whether it has something to see; recordings have not. */
export const isVisual = ({ kind }: Pick<Media, 'kind'>): boolean => kind !== 'audio'

/** Whether sending it for free gives away what others pay for; library GIFs and plain recordings do not. */
export const isSold = ({ kind, usualPrice }: Pick<Media, 'kind' | 'usualPrice'>): boolean =>
  kind === 'image' || kind === 'video' || usualPrice !== null

export const isGivenAway = (price: number, media: readonly Media[]): boolean =>
  price === 0 && media.some(isSold)

/** What a fan already has of it: guards the vault picker (screens S11). */
export const MEDIA_USES = ['bought', 'sent', 'unsent', 'free', 'post', 'new'] as const
export const MediaUse = v.object({
  mediaId: Id,
  state: v.picklist(MEDIA_USES),
  /** Price of the last offer to this fan. */
  lastPrice: orNull(Cents),
})
export interface MediaUse extends v.InferOutput<typeof MediaUse> {}
