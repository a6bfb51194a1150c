import * as v from 'valibot'

import { orElse, orNull } from '@/lib/tolerant'

import { Id } from './id'

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
  /** Loudness from 0 to 1, evenly over the time; empty where nothing is heard. */
  waveform: orElse(v.array(v.number()), []),
  title: orElse(v.string(), ''),
})
export interface Media extends v.InferOutput<typeof Media> {}

/** What a fan already has of it: the guard of the vault picker (screens S11). */
export const MEDIA_USES = ['bought', 'sent', 'unsent', 'free', 'post', 'new'] as const
export const MediaUse = v.object({ mediaId: Id, state: v.picklist(MEDIA_USES) })
export interface MediaUse extends v.InferOutput<typeof MediaUse> {}
