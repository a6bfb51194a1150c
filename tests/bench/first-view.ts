import type { BrowserContextOptions } from '@playwright/test'

import type { OpenedPage, BenchApp } from './workspace/bench-app.ts'

const SETTLES_MS = 4000

/** The sign-in form of the bare page. */
export const BARE_FORM = 'form input[type=password]'

/**
 * Runs in the page: ms from navigation start to the first frame in which the element is visible and enabled.
 */
const usableAt = (selector: string): Promise<number> =>
  new Promise((resolve) => {
    const checkEachFrame = (): void => {
      if (document.querySelector(selector))
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      else requestAnimationFrame(checkEachFrame)
    }
    checkEachFrame()
  })

function scriptBytes(): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // by their type
  return files
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}

/** Runs in the page: total blocking time so far (the part of each long task above 50 ms). */
const blockedSoFar = (): Promise<number> =>
  new Promise((resolve) => {
    let blocked = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50)
    }).observe({ type: 'longtask', buffered: true })
    setTimeout(() => resolve(blocked), 100)
  })

/** Runs in the page: cumulative layout shift so far, without shifts after input. */
const shiftSoFar = (): Promise<number> =>
  new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean } // not in TypeScript's DOM
        if (!shift.hadRecentInput) sum += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 100)
  })

/**
 * A signed-in user's first visit to a page under profile B, then a second with a warm cache. Times in ms,
 * sizes in bytes; `requests` counts code, texts and data until the page settles.
 */
export async function measureColdVisit(
  app: BenchApp,
  address: string,
  selector: string,
  options?: BrowserContextOptions,
) {
  const opened = await app.open(address, 'B', options)
  let requests = 0
  opened.page.on('request', () => (requests += 1))
  const usable = await opened.page.evaluate(usableAt, selector)
  const bytes = await opened.page.evaluate(scriptBytes)
  const blocked = await opened.page.evaluate(blockedSoFar)
  await opened.page.waitForTimeout(SETTLES_MS)
  const shift = await opened.page.evaluate(shiftSoFar)
  const settled = requests + 1 // the document itself was requested before the listener
  await opened.page.reload({ waitUntil: 'commit' })
  const warm = await opened.page.evaluate(usableAt, selector)
  await opened.close()
  return { usable, bytes, blocked, warm, shift, requests: settled }
}
export type ColdVisit = Awaited<ReturnType<typeof measureColdVisit>>

/** Runs in the page: resolves once the offline worker keeps the page and the files that it has loaded. */
const keptOffline = (): Promise<void> =>
  new Promise((resolve) => {
    const check = async (): Promise<void> => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const loaded = files.filter((name) => new URL(name).pathname.startsWith('/assets/'))
      const kept = await Promise.all([location.origin, ...loaded].map((file) => caches.match(file)))
      if (navigator.serviceWorker.controller && kept.every(Boolean)) resolve()
      else setTimeout(() => void check(), 200)
    }
    void check()
  })

/** Ms until a page that was open before shows its frame without a network, with the slow processor of B. */
export async function measureOfflineStart(
  app: BenchApp,
  address: string,
  selector: string,
  options?: BrowserContextOptions,
): Promise<number> {
  const { page, close } = await app.open(address, 'C', options)
  await page.evaluate(usableAt, selector)
  await page.evaluate(keptOffline)
  await page.context().setOffline(true)
  await page.reload({ waitUntil: 'commit' })
  const shown = await page.evaluate(usableAt, '#root main')
  await close()
  return shown
}

async function heapOf({ client }: OpenedPage): Promise<number> {
  await client.send('HeapProfiler.enable')
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
}

export async function heapAfterLoad(
  app: BenchApp,
  address: string,
  selector: string,
  options?: BrowserContextOptions,
): Promise<number> {
  const opened = await app.open(address, 'A', options)
  await opened.client.send('Performance.enable')
  await opened.page.locator(selector).last().waitFor()
  await opened.page.waitForTimeout(3000)
  const heap = await heapOf(opened)
  await opened.close()
  return heap
}
