/**
 * Opens the console without a network: keeps the page and the files that pages have loaded, no call and no data. The build
 * compiles it to a classic script (build/offline-worker.ts).
 */
import { isBuildFile, type LoadedFiles } from '@/domain/page/build-files'

import { isPage, keepFiles, keepFirstPage, openFile, openPage } from './offline-handlers'

/** What the worker uses of its global scope, which TypeScript's DOM library does not declare. */
interface WorkerScope {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
}

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends WorkerEvent {
  request: Request
  /** The response to a navigation, requested while the worker starts; undefined where the browser did not. */
  preloadResponse: Promise<Response | undefined> | undefined
  respondWith: (response: Promise<Response>) => void
}

const scope = globalThis as unknown as WorkerScope // the worker's own global

/**
 * Answers pages, and without a network files of a build: with one, the browser's own cache is faster. The browser handles
 * every other request as without the worker.
 */
function answer(event: FetchEvent): void {
  const { request, preloadResponse } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('range')) return
  if (request.mode !== 'navigate') {
    if (!navigator.onLine && isBuildFile(url)) event.respondWith(openFile(request))
  } else if (isPage(url.pathname)) {
    const newest = Promise.resolve(preloadResponse).then((response) => response ?? fetch(request))
    event.respondWith(openPage(newest, (work) => event.waitUntil(work)))
  }
}

/** What the worker listens for, which TypeScript's DOM library does not declare. */
interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: FetchEvent
  message: WorkerEvent & { data: LoadedFiles }
}

const on = <Name extends keyof WorkerEvents>(name: Name, handle: (event: WorkerEvents[Name]) => void) =>
  addEventListener(name, (event) => handle(event as WorkerEvents[Name])) // by its name

on('install', (event) => event.waitUntil(Promise.all([keepFirstPage(), scope.skipWaiting()])))
on('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()])),
)
on('fetch', answer)
on('message', (event) => event.waitUntil(keepFiles(event.data)))
