import { http, type HttpHandler } from 'msw'

import { refused, suffer } from '../around'
import type { World } from '../world'
import { EVENTS_PATH, Listener } from './listener'
import { Pump } from './pump'

const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' }

/** The event stream of a creator or of the agency (screens S0). */
export function eventsHandler(world: World): HttpHandler {
  const pump = new Pump(world)
  return http.get(`*${EVENTS_PATH}`, async ({ request }) => {
    const struck = await suffer(world, EVENTS_PATH)
    if (struck) return struck
    return await world.visit(() => {
      try {
        const listener: Listener = new Listener(world, request, {
          onBeat: () => pump.wake(),
          onEnd: () => pump.remove(listener),
        })
        pump.add(listener)
        return new Response(listener.body, { headers: HEADERS })
      } catch (error) {
        return refused(world, error)
      }
    })
  })
}
