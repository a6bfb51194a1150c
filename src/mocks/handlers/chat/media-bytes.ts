import { http, type HttpHandler } from 'msw'

import { call } from '@/api/call'

import type { Middleware } from '../bind-handlers'
import { generatedFile, rangeResponse } from '../../rules/media/media-files'
import { gifPicture, gifIndex } from '../../seed/vault/gif-picture'
import { GIFS } from '../../seed/vault/gifs'
import { stillBytes, uploadedBytes } from '../../rules/vault/upload-bytes'
import { receiveBytes } from '../../rules/vault/upload'
import type { World } from '../../state/world'

const BYTES_PATH = /^\/api\/media\/bytes\/([\w-]+)$/
const STILL_PATH = /^\/api\/media\/bytes\/([\w-]+)\/still$/
const GIF_PATH = /^\/__mock\/media\/(gif-\d+)(\.thumb)?\.svg$/

/** The URL grants access: it names a file that an authorised caller announced. */
const sendBytes = call({ path: '', host: 'country' })

const CACHE_HEADERS = { 'cache-control': 'public, max-age=86400' }

/** Handlers of file contents: upload, download and GIFs. */
export function mediaBytesHandlers(world: World, around: Middleware): HttpHandler[] {
  const idOf = (request: Request, form: RegExp): string => form.exec(new URL(request.url).pathname)?.[1] ?? ''
  const isAt = (form: RegExp) => (asked: { request: Request }) =>
    form.test(new URL(asked.request.url).pathname)
  return [
    http.put(isAt(BYTES_PATH), async ({ request }) => {
      const bytes = new Uint8Array(await request.clone().arrayBuffer())
      return await around(sendBytes, request, () => {
        receiveBytes(world, idOf(request, BYTES_PATH), bytes, request.headers.get('content-range'))
        return Promise.resolve({})
      })
    }),
    http.get(isAt(BYTES_PATH), ({ request }) =>
      world.transact(() => {
        const mediaId = idOf(request, BYTES_PATH)
        const bytes = uploadedBytes(world, mediaId)
        const type = world.state.uploads[mediaId]?.type ?? ''
        if (bytes) return rangeResponse(request, bytes, type)
        // Files too large to store get generated content.
        return world.state.uploads[mediaId]
          ? generatedFile(request, mediaId)
          : new Response(null, { status: 404 })
      }),
    ),
    http.get(isAt(STILL_PATH), ({ request }) =>
      world.transact(() => {
        const bytes = stillBytes(world, idOf(request, STILL_PATH))
        return bytes ? rangeResponse(request, bytes, 'image/jpeg') : new Response(null, { status: 404 })
      }),
    ),
    http.get(isAt(GIF_PATH), ({ request }) => {
      const { pathname } = new URL(request.url)
      const gif = GIFS[gifIndex(idOf(request, GIF_PATH)) ?? -1]
      if (!gif) return new Response(null, { status: 404 })
      const picture = gifPicture(gif, pathname.endsWith('.thumb.svg'))
      return new Response(picture, { headers: { ...CACHE_HEADERS, 'content-type': 'image/svg+xml' } })
    }),
  ]
}
