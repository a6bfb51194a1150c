import type { BrowserContext, Page } from '@playwright/test'

/** Records the paths of all calls from now on. */
export function recordCalls(of: Page | BrowserContext): string[] {
  const paths: string[] = []
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(pathname)
  }
  // One event, but two overloads that TypeScript does not unify.
  if ('pages' in of) of.on('request', note)
  else of.on('request', note)
  return paths
}

export const REFRESH = '/api/auth/refresh'
export const refreshesIn = (paths: readonly string[]): number =>
  paths.filter((path) => path === REFRESH).length

/** Counts the accepted calls of one path. */
export function countAcceptedCalls(page: Page, path: string): () => number {
  let taken = 0
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith(path) && answer.ok()) taken += 1
  })
  return () => taken
}

/** Keeps requests of an address unanswered, the backend without them, until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}
