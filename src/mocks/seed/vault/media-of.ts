import type * as v from 'valibot'

import type { Media, MediaKind } from '@/domain/vault/media'

import { CREATORS } from '../creators'
import { between, chance, pick, random, seedOf } from '../random'
import { ROLL } from '../roll'
import { GIF_SIZE, gifIndex } from './gif-picture'
import { GIFS } from './gifs'

export type WireMedia = v.InferInput<typeof Media>

const FORM = /^media-(\d{1,2})-([1-9]\d{0,6})$/
const UPLOAD_FORM = /^media-up-(image|video|audio|gif)-(\d{1,9})$/

const SIZES = [
  [1200, 1600],
  [1600, 1200],
  [1440, 1440],
  [1080, 1920],
] as const
const TITLES = [
  'Rooftop at golden hour',
  'Mirror, first light',
  'Behind the scenes',
  'Evening light',
  'Blue room',
  'Rain on the window',
  'Studio, take two',
  'November set',
  'Sunday morning',
  'Neon corridor',
] as const
const WAVE_BARS = 48
const FORMS: Record<MediaKind, string> = { image: 'svg', gif: 'svg', video: 'webm', audio: 'wav' }

/** Item `n` (from 1) of a creator's vault. */
export const mediaIdAt = (creatorIndex: number, n: number): string => `media-${creatorIndex + 1}-${n}`
/** The id of an uploaded item carries its kind, so that nothing needs to be stored. */
export const uploadedMediaId = (kind: MediaKind, n: number): string => `media-up-${kind}-${n}`

/** Usual prices by kind and length; longer clips cost more. */
const PRICES: Record<MediaKind, readonly number[]> = {
  image: [800, 1200, 1600],
  video: [2000, 2400, 3200, 4000],
  audio: [],
  gif: [],
}
const usualPriceOf = (kind: MediaKind, roll: number): number | null =>
  PRICES[kind].length === 0 ? null : pick(PRICES[kind], roll)

const kindAt = (roll: number): MediaKind => (roll < 0.64 ? 'image' : roll < 0.88 ? 'video' : 'audio')

const waveform = (seed: number): number[] =>
  Array.from({ length: WAVE_BARS }, (_, bar) => {
    const swell = 0.35 + 0.3 * Math.sin(bar / 5 + seed) + 0.35 * chance(seed, bar)
    return Math.round(Math.min(1, Math.max(0.06, swell)) * 100) / 100
  })

function facts(mediaId: string, kind: MediaKind, seed: number): WireMedia {
  const roll = random(seed)
  const [width, height] = pick(SIZES, roll())
  const durationS =
    kind === 'audio' ? between(roll(), 4, 40) : kind === 'video' ? between(roll(), 8, 240) : null
  const title = pick(TITLES, roll())
  const address = `/__mock/media/${mediaId}`
  const isHeard = kind === 'audio'
  return {
    mediaId,
    kind,
    url: `${address}.${FORMS[kind]}`,
    thumbUrl: isHeard ? null : `${address}.thumb.png`,
    width: isHeard ? null : width,
    height: isHeard ? null : height,
    durationS,
    waveform: isHeard ? waveform(seed) : [],
    title: isHeard ? 'Voice note' : title,
    usualPrice: usualPriceOf(kind, roll()),
    isPgSafe: false,
  }
}

/** All of a pg creator's media, and a third of the others'. */
const isPgSafeAt = (creatorIndex: number, n: number): boolean =>
  CREATORS[creatorIndex]?.pg === true || chance(ROLL.mediaIsPgSafe, creatorIndex, n) < 0.35

/** A GIF as media of a message. */
function gifMedia(mediaId: string): WireMedia | undefined {
  const gif = GIFS[gifIndex(mediaId) ?? -1]
  if (!gif) return undefined
  const address = `/__mock/media/${mediaId}`
  return {
    mediaId,
    kind: 'gif',
    url: `${address}.svg`,
    thumbUrl: `${address}.thumb.svg`,
    ...GIF_SIZE,
    durationS: null,
    waveform: [],
    title: gif.title,
    usualPrice: null,
    isPgSafe: true,
  }
}

/** Where an upload's bytes are sent and read. */
export const bytesPath = (mediaId: string): string => `/api/media/bytes/${mediaId}`

export const stillPath = (mediaId: string): string => `${bytesPath(mediaId)}/still`

/** A picture, clip or recording by id; undefined for an unknown id. */
export function mediaById(mediaId: string): WireMedia | undefined {
  const own = FORM.exec(mediaId)
  if (own) {
    const [creator, n] = [Number(own[1]), Number(own[2])]
    const seed = seedOf(ROLL.media, creator, n)
    return { ...facts(mediaId, kindAt(chance(seed, 1)), seed), isPgSafe: isPgSafeAt(creator - 1, n) }
  }
  const uploaded = UPLOAD_FORM.exec(mediaId)
  if (!uploaded) return gifMedia(mediaId)
  // The pattern matches only kinds there.
  const media = facts(mediaId, uploaded[1] as MediaKind, seedOf(ROLL.uploadedMedia, Number(uploaded[2])))
  const url = bytesPath(mediaId)
  const isPicture = media.kind === 'image' || media.kind === 'gif'
  // No usual price is known yet.
  return { ...media, url, thumbUrl: isPicture ? url : (media.thumbUrl ?? null), usualPrice: null }
}
