import { http, type HttpHandler } from 'msw'

import { call } from '@/api/call'
import { Nothing } from '@/lib/tolerant'

import type { Around } from '../implement'
import { madeUp, part } from '../media/files'
import { gifPicture, gifPlace } from '../media/gif-picture'
import { GIFS } from '../seed/gifs'
import { stillBytes, uploadedBytes } from '../vault/bytes'
import { receiveBytes } from '../vault/upload'
import type { World } from '../world'

const BYTES = /^\/api\/media\/bytes\/([\w-]+)$/
const STILL = /^\/api\/media\/bytes\/([\w-]+)\/still$/
const GIF = /^\/__mock\/media\/(gif-\d+)(\.thumb)?\.svg$/

/** The URL grants access: it names a file that an authorised caller announced. */
const sendBytes = call({ method: 'POST', path: '', response: Nothing, onError: 'throw', host: 'country' })

const lastsLong = { 'cache-control': 'public, max-age=86400' }

/** Handlers of file contents: upload, download and GIFs. */
export function mediaBytesHandlers(world: World, around: Around): HttpHandler[] {
  const idOf = (request: Request, form: RegExp): string => form.exec(new URL(request.url).pathname)?.[1] ?? ''
  const isAt = (form: RegExp) => (asked: { request: Request }) =>
    form.test(new URL(asked.request.url).pathname)
  return [
    http.put(isAt(BYTES), async ({ request }) => {
      const bytes = new Uint8Array(await request.clone().arrayBuffer())
      return await around(sendBytes, request, () => {
        receiveBytes(world, idOf(request, BYTES), bytes, request.headers.get('content-range'))
        return Promise.resolve({})
      })
    }),
    http.get(isAt(BYTES), ({ request }) =>
      world.visit(() => {
        const mediaId = idOf(request, BYTES)
        const bytes = uploadedBytes(world, mediaId)
        const type = world.state.uploads[mediaId]?.type ?? ''
        if (bytes) return part(request, bytes, type)
        // Files too large to store get generated content.
        return world.state.uploads[mediaId] ? madeUp(request, mediaId) : new Response(null, { status: 404 })
      }),
    ),
    http.get(isAt(STILL), ({ request }) =>
      world.visit(() => {
        const bytes = stillBytes(world, idOf(request, STILL))
        return bytes ? part(request, bytes, 'image/jpeg') : new Response(null, { status: 404 })
      }),
    ),
    http.get(isAt(GIF), ({ request }) => {
      const { pathname } = new URL(request.url)
      const gif = GIFS[gifPlace(idOf(request, GIF)) ?? -1]
      if (!gif) return new Response(null, { status: 404 })
      const picture = gifPicture(gif, pathname.endsWith('.thumb.svg'))
      return new Response(picture, { headers: { ...lastsLong, 'content-type': 'image/svg+xml' } })
    }),
  ]
}
