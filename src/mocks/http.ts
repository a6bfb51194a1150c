import { getResponse, type HttpHandler } from 'msw'
import * as v from 'valibot'

import { createHandlers } from './transport/backend'
import { FaultsPatch, USUAL_TRAFFIC } from './state/faults'
import { IDENTITIES } from './rules/account/identities'
import { memoryStore } from './state/snapshot'
import { createWorld, type World } from './state/world'

interface NamedWorld {
  world: World
  handlers: HttpHandler[]
}

/** The cookie that selects a separate world, so that parallel journeys do not share state. */
const WORLD_COOKIE = /(?:^|;\s*)mock-world=([^;]+)/

const jsonResponse = (body: unknown, status = 200): Response => Response.json(body ?? {}, { status })

/** Control endpoints for journeys and `curl`. */
async function controlResponse(world: World, request: Request, path: string): Promise<Response | undefined> {
  switch (`${request.method} ${path}`) {
    case 'POST /__mock/reset':
      await world.reset()
      return jsonResponse({})
    case 'POST /__mock/faults': {
      const patch = v.safeParse(FaultsPatch, await request.json())
      // JSON carries no undefined, so every key present has a value, as `exactOptionalPropertyTypes`
      // wants.
      return patch.success
        ? jsonResponse(await world.setFaults(patch.output as object))
        : jsonResponse({ message: 'Unknown fault' }, 422)
    }
    case 'GET /__mock/faults':
      return jsonResponse(await world.transact(() => world.state.faults))
    case 'POST /__mock/expire-access-tokens':
      await world.transact(() => {
        world.state.accessGeneration += 1
      })
      return jsonResponse({})
    case 'GET /__mock/letters':
      return jsonResponse(await world.transact(() => world.state.letters))
    case 'GET /__mock/identities':
      return jsonResponse(IDENTITIES)
    default:
      return undefined
  }
}

function createNamedWorld(traffic: number): NamedWorld {
  const world = createWorld(memoryStore(), Date.now, { traffic })
  return { world, handlers: createHandlers(world) }
}

/**
 * Serves the same responses over real HTTP. Resolves to undefined for paths outside the backend. Forgets
 * the separate worlds that were unused for longest.
 */
export function httpBackend(maxWorlds = 40): (request: Request) => Promise<Response | undefined> {
  const shared = createNamedWorld(USUAL_TRAFFIC)
  const worlds = new Map<string, NamedWorld>()
  const worldOf = (request: Request): NamedWorld => {
    const name = WORLD_COOKIE.exec(request.headers.get('cookie') ?? '')?.[1]
    if (name === undefined) return shared
    // A separate world belongs to a journey, which turns traffic on by itself.
    const found = worlds.get(name) ?? createNamedWorld(0)
    // Set again, so that the map's order is that of use.
    worlds.delete(name)
    worlds.set(name, found)
    for (const unused of [...worlds.keys()].slice(0, -maxWorlds)) worlds.delete(unused)
    return found
  }
  return async (request) => {
    const { pathname, origin } = new URL(request.url)
    if (!pathname.startsWith('/api/') && !pathname.startsWith('/__mock/')) return undefined
    const { world, handlers } = worldOf(request)
    const own = pathname.startsWith('/__mock/') ? await controlResponse(world, request, pathname) : undefined
    const answer = own ?? (await getResponse(handlers, request, { baseUrl: origin }))
    return answer ?? jsonResponse({ statusCode: 404 }, 404)
  }
}
