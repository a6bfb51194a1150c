import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { BrowserContext } from '@playwright/test'

/** Playwright empties it before each run. */
const CALLS_DIRECTORY = fileURLToPath(new URL('../../../test-results/', import.meta.url))
const FILE = /^calls-\d+\.txt$/

/** Collects the calls of pages as `METHOD /path`, without a test's own requests. */
export function trackCalls(context: BrowserContext): ReadonlySet<string> {
  const calls = new Set<string>()
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.add(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Stores the calls of a test for the end of the run; each worker writes its own file. */
export function storeCalls(calls: ReadonlySet<string>, worker: number): void {
  if (calls.size === 0) return
  mkdirSync(CALLS_DIRECTORY, { recursive: true })
  appendFileSync(`${CALLS_DIRECTORY}calls-${worker}.txt`, `${[...calls].join('\n')}\n`)
}

/** Every call that a journey of the last run made. */
export const recordedCalls = (): ReadonlySet<string> =>
  new Set(
    readdirSync(CALLS_DIRECTORY)
      .filter((name) => FILE.test(name))
      .flatMap((name) => readFileSync(CALLS_DIRECTORY + name, 'utf8').split('\n')),
  )
