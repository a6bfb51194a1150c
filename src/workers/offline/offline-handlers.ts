import type { LoadedFiles } from '@/domain/page/build-files'
import { resolveWithin } from '@/lib/wait'

/** All pages have the same HTML. */
const PAGE = '/'
const PAGE_CACHE = 'page'
const FILES_CACHE = 'files '
/** Of this build and the one before: a tab may still show that. */
const KEPT_BUILDS = 2
/** A connection that answers nothing for so long counts as none. */
const NETWORK_WAIT_MS = 8000

/** Whether the address is a page of the console: no call and no file. */
export const isPage = (pathname: string): boolean => !/^\/api\/|\.[a-z0-9]+$/i.test(pathname)

const isHtml = ({ headers }: Response): boolean => headers.get('content-type')?.includes('text/html') === true

async function keepPage(page: Response): Promise<void> {
  if (page.ok && isHtml(page)) await (await caches.open(PAGE_CACHE)).put(PAGE, page)
}

/** Keeps the page itself, as the one that registers the worker came without it. */
export const keepFirstPage = async (): Promise<void> => keepPage(await fetch(PAGE))

/**
 * Returns the newest page: the server's, or the kept one where the network or the server fails. `keep` outlives the answer.
 * @throws the network's error when no page is kept
 */
export async function openPage(
  newest: Promise<Response>,
  keep: (work: Promise<void>) => void,
): Promise<Response> {
  const page = await resolveWithin(newest, NETWORK_WAIT_MS)
  if (page && page.status < 500) {
    keep(keepPage(page.clone()))
    return page
  }
  return (await caches.match(PAGE, { cacheName: PAGE_CACHE })) ?? newest
}

/** Returns a file of a build: the kept one, else the network's. */
export const openFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

/** Keeps what a page has loaded, most of it from the browser's own cache, and forgets builds before the last one. */
export async function keepFiles({ entry, files }: LoadedFiles): Promise<void> {
  const cache = await caches.open(FILES_CACHE + entry)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  // One by one: a file that has gone does not keep the others away.
  await Promise.allSettled(files.filter((file) => !kept.has(file)).map((file) => cache.add(file)))
  const builds = (await caches.keys()).filter((name) => name.startsWith(FILES_CACHE))
  await Promise.all(builds.slice(0, -KEPT_BUILDS).map((name) => caches.delete(name)))
}
