type Fetch = (address: string) => Promise<Response>

/** The browser's `caches`, as far as the offline worker uses them. */
export function fakeCaches(origin: string, network: Fetch) {
  const stored = new Map<string, Map<string, Response>>()
  const addressOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href
  const open = async (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, files)
    return {
      put: async (request: string, response: Response) => void files.set(addressOf(request), response),
      add: async (request: string) => {
        const response = await network(request)
        if (!response.ok) throw new TypeError('Request failed')
        files.set(addressOf(request), response)
      },
      keys: async () => [...files.keys()].map((url) => ({ url })),
    }
  }
  return {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: Request | string, { cacheName }: { cacheName?: string } = {}) =>
      [...stored]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .flatMap(([, files]) => files.get(addressOf(request)) ?? [])[0]
        ?.clone(),
  }
}
