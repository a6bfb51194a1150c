import * as v from 'valibot'

import type { Call, ParsedRequestOf, WireAnswerOf } from '@/api/call'
import { env } from '@/config/env'

/** Where the foreign country service is played when no setting names one: `VITE_COUNTRY_LOOKUP_URL=/__mock/country`. */
const COUNTRY_ADDRESS = '/__mock/country'

/** What a handler gets: the validated request body and the bare request. */
export interface Asked<C extends Call> {
  body: ParsedRequestOf<C>
  request: Request
  call: C
}

export type Handler<C extends Call> = (asked: Asked<C>) => WireAnswerOf<C> | Promise<WireAnswerOf<C>>

/** One handler for every call a module declares, and none besides. */
export type Handlers<Module> = {
  [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name] extends Call
    ? Handler<Module[Name]>
    : never
}

/** Wraps every answer: faults, rights, headers, refusals. `run` gives the handler's JSON. */
export type Around = (call: Call, request: Request, run: () => Promise<unknown>) => Promise<Response>

type Answer = (request: Request) => Promise<Response>

/** Answers by method and address, as `POST /api/auth/login`. */
export type Answers = ReadonlyMap<string, Answer>

/** Turns a calls module and its handlers into answers. A call without a handler does not compile. */
export function implement<Module extends object>(
  module: Module,
  handlers: Handlers<Module>,
  around: Around,
): [string, Answer][] {
  // Handlers<Module> has exactly the calls of the module, by name: the cast only forgets the names.
  return Object.entries(handlers as unknown as Record<string, Handler<Call>>).map(([name, handler]) => {
    const call = (module as Record<string, Call>)[name] as Call
    const address = call.host ? env.countryLookupUrl || COUNTRY_ADDRESS : call.path
    const answer: Answer = (request) =>
      around(call, request, async () => handler({ body: await bodyOf(call, request), request, call }))
    return [`${call.method} ${address}`, answer]
  })
}

/** The answer to a request. A call has no parameters in its path; the country service has an origin of its own. */
export function answerTo(answers: Answers, { method, url }: Request): Answer | undefined {
  const { origin, pathname } = new URL(url)
  return answers.get(`${method} ${pathname}`) ?? answers.get(`${method} ${origin}${pathname}`)
}

/** Throws v.ValiError when the body does not fit: the wrapper answers 422. */
async function bodyOf(call: Call, request: Request): Promise<undefined> {
  if (!call.request) return undefined
  const text = await request.clone().text()
  return v.parse(call.request, text === '' ? {} : JSON.parse(text)) as undefined
}
