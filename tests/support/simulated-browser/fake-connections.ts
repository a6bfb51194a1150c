/** One connection from the server's side. */
export interface FakeConnection {
  headers: Headers
  signal: AbortSignal
  /** Sends the response headers; a 200 streams. */
  respond: (status?: number, type?: string) => void
  fail: () => void
  send: (text: string) => void
  end: () => void
  abort: () => void
}

/** A fetch for event streams, whose responses the test sends in pieces. */
export function createFakeConnections() {
  const connections: FakeConnection[] = []
  const open = (_url: unknown, init: RequestInit = {}): Promise<Response> => {
    const signal = init.signal as AbortSignal // every connection carries one
    let control: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: (it) => void (control = it) })
    const failBody = (reason: unknown) => {
      try {
        control?.error(reason)
      } catch {
        // Already closed.
      }
    }
    signal.addEventListener('abort', () => failBody(signal.reason))
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      connections.push({
        headers: new Headers(init.headers),
        signal,
        respond: (status = 200, type = 'text/event-stream; charset=utf-8') =>
          resolve(new Response(status === 200 ? body : null, { status, headers: { 'content-type': type } })),
        fail: () => reject(new TypeError('Failed to fetch')),
        send: (text) => {
          if (!signal.aborted) control?.enqueue(new TextEncoder().encode(text))
        },
        end: () => control?.close(),
        abort: () => failBody(new TypeError('network error')),
      })
    })
  }
  return { connections, fetch: open as typeof fetch }
}
