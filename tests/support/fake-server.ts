import { vi } from 'vitest'

export interface RecordedRequest {
  path: string
  body: unknown
}
type FakeResponse = { status?: number; body?: unknown } | 'unreachable'
export type FakeRoutes = Record<string, (body: unknown) => FakeResponse | Promise<FakeResponse>>

/** Mocks calls by path for component tests; other calls fail as unreachable. */
export function fakeServer(routes: FakeRoutes): {
  asked: RecordedRequest[]
  askedOf: (path: string) => unknown[]
} {
  const asked: RecordedRequest[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = input instanceof Request ? input.url : input.toString()
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push({ path, body })
    const given = await routes[path]?.(body)
    if (!given || given === 'unreachable') throw new TypeError('Failed to fetch')
    init?.signal?.throwIfAborted()
    const headers = { 'content-type': 'application/json', date: new Date(Date.now()).toUTCString() }
    // Empty text is an empty response body.
    const text = given.body === '' ? '' : JSON.stringify(given.body ?? {})
    return new Response(text, { status: given.status ?? 200, headers })
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  return { asked, askedOf: (path) => asked.filter((one) => one.path === path).map((one) => one.body) }
}
