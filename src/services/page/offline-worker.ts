import { env } from '@/config/env'
import { OFFLINE_WORKER_URL } from '@/config/offline-worker'
import { isBuildFile, type LoadedFiles } from '@/domain/page/build-files'

import { whenIdle } from './idle'
import { trustedScriptUrl } from './trusted-script-url'

function assertWorkerUrl(address: string): string {
  if (address !== OFFLINE_WORKER_URL) throw new TypeError('Not the address of the worker')
  return address
}

const isOwnFile = (address: string): boolean => {
  const url = new URL(address)
  return url.origin === location.origin && isBuildFile(url)
}

async function registerWorker(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
  if (!entry) return
  await navigator.serviceWorker.register(
    trustedScriptUrl('offline-worker', assertWorkerUrl)(OFFLINE_WORKER_URL),
  )
  // A release replaces the worker below an open page.
  const registration = await navigator.serviceWorker.ready
  new PerformanceObserver((list) => {
    const files = list.getEntries().flatMap(({ name }) => (isOwnFile(name) ? [name] : []))
    if (files.length > 0) registration.active?.postMessage({ entry, files } satisfies LoadedFiles)
  }).observe({ type: 'resource', buffered: true })
}

/** Not beside the landing, nor a reload right after it: keeping its files takes half a second of a slow processor. */
const START_AFTER_MS = 10_000
let hasStarted = false

/**
 * Registers the worker that opens this page without a network, once, and names the files to it that pages load. A browser
 * that refuses works as without it.
 */
export function startOfflineWorker(): void {
  if (hasStarted || !env.hasOfflineWorker || !('serviceWorker' in navigator)) return
  hasStarted = true
  setTimeout(() => whenIdle(() => void registerWorker().catch(() => undefined)), START_AFTER_MS)
}
