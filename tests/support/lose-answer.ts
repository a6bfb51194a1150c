import { getResponse, http, HttpResponse, RequestHandler } from 'msw'

import { server } from '@/mocks/node'

/** The backend does what the next request to this path asks for, but its answer is lost on the way. */
export function loseAnswer(path: string): void {
  const backend = server.listHandlers().filter((handler) => handler instanceof RequestHandler)
  server.use(
    http.post(
      `*${path}`,
      async ({ request }) => {
        await getResponse(backend, request)
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
}
