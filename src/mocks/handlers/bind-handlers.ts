import * as v from 'valibot'

import type { Call, ParsedRequestOf, WireResponseOf } from '@/api/call'
import { env } from '@/config/env'
import type { Permission } from '@/domain/account/permission'

import { requireLevel } from '../rules/account/permissions'
import { type Viewer, viewerOf } from '../rules/account/viewer'
import { Refusal } from '../rules/base/refusal'
import type { World } from '../state/world'

/** Where the mock serves the third-party country lookup: `VITE_COUNTRY_LOOKUP_URL=/__mock/country`. */
const COUNTRY_ADDRESS = '/__mock/country'

/** A handler's input: the world it answers from, the validated body and the request. */
export interface HandlerContext<C extends Call> {
  world: World
  body: ParsedRequestOf<C>
  request: Request
  call: C
}

export type Handler<C extends Call, More = unknown> = (
  asked: HandlerContext<C> & More,
) => WireResponseOf<C> | Promise<WireResponseOf<C>>

/** Exactly one handler for every call of a module. */
export type Handlers<Module, More = unknown> = {
  [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name] extends Call
    ? Handler<Module[Name], More>
    : never
}

export interface ViewerContext {
  viewer: Viewer
}

/** The handlers of a creator tool, which get its viewer. */
export type ToolHandlers<Module> = Handlers<Module, ViewerContext>

/**
 * Wraps every response with faults, rights, headers and error responses. `run` produces the handler's
 * JSON.
 */
export type Middleware = (call: Call, request: Request, run: () => Promise<unknown>) => Promise<Response>

type RequestHandler = (request: Request) => Promise<Response>

/** Answers by method and path, e.g. `POST /api/auth/login`. */
export type RequestHandlers = ReadonlyMap<string, RequestHandler>

/** Binds handlers to a world; `moreFor` adds to a handler's input, or throws. */
const bindWith =
  <More>(calls: object, handlers: object, moreFor: (world: World, request: Request, name: string) => More) =>
  (world: World, around: Middleware): [string, RequestHandler][] =>
    // Handlers<Module> has exactly the module's calls by name; the cast only drops the names.
    Object.entries(handlers as Record<string, Handler<Call, More>>).map(([name, handler]) => {
      const call = (calls as Record<string, Call>)[name] as Call
      const address = call.host ? env.countryLookupUrl || COUNTRY_ADDRESS : call.path
      const answer: RequestHandler = (request) =>
        around(call, request, async () => {
          const body = await bodyOf(call, request)
          return handler({ world, body, request, call, ...moreFor(world, request, name) })
        })
      return [`${call.method} ${address}`, answer]
    })

/** A module of calls with its handlers. A call without a handler does not compile. */
export const serve = <Module extends object>(calls: Module, handlers: Handlers<Module>) => ({
  calls,
  bind: bindWith(calls, handlers, () => ({})),
})

interface ToolAccess<Module> {
  tool: Permission
  /** Changes that a viewer may make too: they reach no fan, or the handler says who else may. */
  viewers?: readonly (keyof Module & string)[]
  /** Calls for which the tool is not needed; their handlers say what is. */
  anyone?: readonly (keyof Module & string)[]
  /** Runs before each handler. */
  before?: (world: World, viewer: Viewer) => void
}

const READS = /^(get|list|count|find|preview)(?=[A-Z])/

/** The same for a creator tool: reading needs `view`, all else `edit`. */
export const serveTool = <Module extends object>(
  calls: Module,
  access: Permission | ToolAccess<NoInfer<Module>>,
  handlers: ToolHandlers<Module>,
) => {
  const {
    tool,
    viewers = [],
    anyone = [],
    before,
  }: ToolAccess<Module> = typeof access === 'string' ? { tool: access } : access
  const bind = bindWith(calls, handlers, (world, request, name): ViewerContext => {
    const isIn = (names: readonly string[]) => names.includes(name)
    const viewer = viewerOf(world, request)
    if (!isIn(anyone))
      requireLevel(world, viewer.account, tool, READS.test(name) || isIn(viewers) ? 'view' : 'edit')
    before?.(world, viewer)
    return { viewer }
  })
  return { calls, bind }
}

/** The answer for a request. Paths have no parameters; the country lookup has another origin. */
export function handlerFor(answers: RequestHandlers, { method, url }: Request): RequestHandler | undefined {
  const { origin, pathname } = new URL(url)
  return answers.get(`${method} ${pathname}`) ?? answers.get(`${method} ${origin}${pathname}`)
}

/** Parses the request body. Throws v.ValiError when it does not fit, which the middleware turns into 422, and 400 for no JSON. */
async function bodyOf(call: Call, request: Request): Promise<undefined> {
  if (!call.request) return undefined
  const text = await request.clone().text()
  return v.parse(call.request, text === '' ? {} : jsonOf(text)) as undefined
}

/** Throws 400 for text that is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'request_rejected')
  }
}
