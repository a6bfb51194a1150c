import { http, type HttpHandler } from 'msw'

import { errorResponse, applyFaults } from '../../handlers/middleware'
import type { World } from '../../state/world'
import { EVENTS_PATH, EventConnection } from './connection'
import { EventPump } from './event-pump'

const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' }

/** The event stream of a creator or of the agency (screens S0). */
export function eventsHandler(world: World): HttpHandler {
  const pump = new EventPump(world)
  return http.get(`*${EVENTS_PATH}`, async ({ request }) => {
    const roll = Math.random()
    const struck = await applyFaults(world, EVENTS_PATH, roll)
    if (struck) return struck
    return await world.transact(() => {
      try {
        const listener: EventConnection = new EventConnection(world, request, {
          roll,
          onBeat: () => pump.wake(),
          onEnd: () => pump.remove(listener),
        })
        pump.add(listener)
        return new Response(listener.body, { headers: HEADERS })
      } catch (error) {
        return errorResponse(world, error)
      }
    })
  })
}
