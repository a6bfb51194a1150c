import { http, type HttpHandler } from 'msw'

import { seedOf } from '../../seed/random'
import { clip } from './clip'
import { mediaById, type WireMedia } from '../../seed/vault/media-of'
import { picture } from './picture'
import { pngOf } from './png'
import { sound } from './sound'
import { thumbnail } from './thumbnail'

const MEDIA_PATH = /\/__mock\/media\/(media-[\w-]+)\.(thumb\.png|svg|wav|webm)$/
const THUMB_WIDTH = 128
const CACHE_HEADERS = { 'cache-control': 'public, max-age=86400, immutable', 'accept-ranges': 'bytes' }

/** Responds with the requested byte range, so that players can seek in sounds and clips. */
export function rangeResponse(request: Request, bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '')
  const headers = { ...CACHE_HEADERS, 'content-type': type }
  if (!asked) return new Response(bytes, { headers: { ...headers, 'content-length': `${bytes.length}` } })
  const from = Number(asked[1])
  const to = asked[2] ? Math.min(Number(asked[2]), bytes.length - 1) : bytes.length - 1
  const range = {
    'content-range': `bytes ${from}-${to}/${bytes.length}`,
    'content-length': `${to - from + 1}`,
  }
  return new Response(bytes.slice(from, to + 1), { status: 206, headers: { ...headers, ...range } })
}

const seedOfId = (mediaId: string): number =>
  seedOf(...[...mediaId].map((letter) => letter.codePointAt(0) ?? 0))

const sizeOf = ({ width, height }: WireMedia) => ({ width: width ?? 1200, height: height ?? 1200 })

/** File formats of generated media. */
const FORMS = { image: 'svg', gif: 'svg', video: 'webm', audio: 'wav' } as const

/** Generates the file of an item whose bytes are not stored. */
export function generatedFile(request: Request, mediaId: string): Response {
  const media = mediaById(mediaId)
  return media ? generateFile(request, media.mediaId, FORMS[media.kind]) : new Response(null, { status: 404 })
}

async function thumbnailResponse(mediaId: string): Promise<Response> {
  const media = mediaById(mediaId)
  if (!media) return new Response(null, { status: 404 })
  const { width, height } = sizeOf(media)
  const size = { width: THUMB_WIDTH, height: Math.round((height / width) * THUMB_WIDTH) }
  return new Response(await pngOf(thumbnail(seedOfId(mediaId), size)), { headers: CACHE_HEADERS })
}

function fileResponse(request: Request): Response | Promise<Response> {
  const [, mediaId = '', form] = MEDIA_PATH.exec(new URL(request.url).pathname) ?? []
  return form === 'thumb.png' ? thumbnailResponse(mediaId) : generateFile(request, mediaId, form)
}

function generateFile(request: Request, mediaId: string, form: string | undefined): Response {
  const media = mediaById(mediaId)
  if (!media) return new Response(null, { status: 404 })
  if (form === 'wav')
    return rangeResponse(request, sound(media.durationS ?? 5, media.waveform ?? []), 'audio/wav')
  if (form === 'webm') return rangeResponse(request, clip(), 'video/webm')
  const headers = { ...CACHE_HEADERS, 'content-type': 'image/svg+xml' }
  return new Response(picture(seedOfId(mediaId), sizeOf(media)), { headers })
}

/** Serves pictures, clips and recordings of the vaults, generated on request. */
export const mediaFilesHandler = (): HttpHandler =>
  http.get(
    ({ request }) => MEDIA_PATH.test(new URL(request.url).pathname),
    ({ request }) => fileResponse(request),
  )
