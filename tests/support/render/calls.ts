import { http, HttpResponse, type HttpResponseResolver } from 'msw'

import type { Call, RequestOf } from '@/api/call'
import { server } from '@/mocks/node'

import { cleanUpAfterTest } from './backend'

const METHODS = { GET: http.get, POST: http.post, PATCH: http.patch } as const

/** Answers a call before the mock backend does; `undefined` leaves it to the handlers behind. */
const intercept = ({ method, path }: Call, resolver: HttpResponseResolver): void =>
  server.use(METHODS[method](`*${path}`, resolver))

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.clone().text()
  return text === '' ? undefined : JSON.parse(text)
}

/** The request bodies of a call from now on, whatever answers it; each appears once it has been read. */
export function recordCalls<C extends Call>({ method, path }: C): RequestOf<C>[] {
  const bodies: RequestOf<C>[] = []
  const note = ({ request }: { request: Request }) => {
    if (request.method !== method || !new URL(request.url).pathname.endsWith(path)) return
    void bodyOf(request).then((body) => bodies.push(body as RequestOf<C>)) // as the client sent it
  }
  server.events.on('request:start', note)
  cleanUpAfterTest(() => server.events.removeListener('request:start', note))
  return bodies
}

/** Gives a call fixed rows, or what they are for its request. Returns the bodies of the requests that it answers. */
export function answerCall<C extends Call>(
  call: C,
  answer: object | ((body: RequestOf<C>) => object),
): RequestOf<C>[] {
  const bodies: RequestOf<C>[] = []
  intercept(call, async ({ request }) => {
    const body = (await bodyOf(request)) as RequestOf<C> // as the client sent it
    bodies.push(body)
    return HttpResponse.json(typeof answer === 'function' ? answer(body) : answer)
  })
  return bodies
}

interface Refusal {
  status: number
  message?: string
  /** What the server says of a field. */
  fields?: Record<string, { key: string; text: string }>
  /** How many requests it refuses; by default all. */
  times?: number
}

/** Refuses a call, in the shape of the server. */
export function refuseCall(call: Call, { status, times = Infinity, ...words }: Refusal): void {
  let refused = 0
  intercept(call, () =>
    refused++ < times ? HttpResponse.json({ statusCode: status, ...words }, { status }) : undefined,
  )
}

/** Keeps a call unanswered. `asked` resolves with its first request; after `release` the handlers behind answer. */
export function holdCall(call: Call): { asked: Promise<void>; release: () => void } {
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  intercept(call, async () => {
    asked.resolve()
    await gate.promise
    return undefined
  })
  cleanUpAfterTest(gate.resolve)
  return { asked: asked.promise, release: gate.resolve }
}
