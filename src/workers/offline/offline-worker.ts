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
}

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

const scope = globalThis as unknown as WorkerScope // the worker's own global

/** Answers pages and files of a build; the browser handles every other request as without the worker. */
function answer(event: FetchEvent): void {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('range')) return
  if (request.mode !== 'navigate') {
    if (isBuildFile(url)) event.respondWith(openFile(request))
  } else if (isPage(url.pathname)) event.respondWith(openPage(request, (work) => event.waitUntil(work)))
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
on('activate', (event) => event.waitUntil(scope.clients.claim()))
on('fetch', answer)
on('message', (event) => event.waitUntil(keepFiles(event.data)))
