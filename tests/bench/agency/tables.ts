import type { Page } from '@playwright/test'

import { worstOfFlings } from '../finger.ts'
import { checkLimit, checkLimitOrBare, median, quantile } from '../result-table.ts'
import { type OpenedPage, type BenchApp, THREAD_ROWS } from '../workspace/bench-app.ts'
import { directorContext } from './director.ts'

const ROUNDS = 3
const PEOPLE = '/agency-manage/employees'
const ROWS = 'main [aria-label="Active people"] tbody tr'
/** Enough keys that p95 is not simply the slowest. */
const SEARCH_TEXTS = ['marlow', 'okada', 'prescott']
const KEY_EVERY_MS = 120

/** Runs in the page: records the longest task in ms. */
function watchTasks(): void {
  const seen = { longest: 0 }
  Object.assign(window, { longTasks: seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
  }).observe({ type: 'longtask' })
}
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { longTasks } = window as unknown as { longTasks: { longest: number } } // set by watchTasks
    const { longest } = longTasks
    longTasks.longest = 0
    return longest
  })

/** Longest task in ms while `run` runs. */
async function longestTaskDuring({ page }: OpenedPage, run: () => Promise<unknown>): Promise<number> {
  await longestTask(page)
  await run()
  await page.waitForTimeout(1500)
  return longestTask(page)
}

/** Row 11 and the table of 5,000: filter, sort, range and scroll, with the frames of a bare thread beside it. */
export async function tables(app: BenchApp): Promise<void> {
  const options = await directorContext(app)
  await app.faults({ agencySize: 'large' })
  const ours = await app.open(PEOPLE, 'C', { ...options, hasTouch: true })
  const { page } = ours
  await page.locator(ROWS).nth(8).waitFor()
  await page.waitForTimeout(3000)
  await page.evaluate(watchTasks)
  const search = page.locator('main input[type=search]')
  const sorted: number[] = []
  const keys: number[] = []
  const filtered: number[] = []
  const scrolled: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    sorted.push(
      await longestTaskDuring(ours, () =>
        page
          .locator('main th button')
          .nth(round % 2)
          .click(),
      ),
    )
    await search.focus()
    for (const word of SEARCH_TEXTS) {
      await page.evaluate(() => (window.bench.keys = []))
      filtered.push(await longestTaskDuring(ours, () => page.keyboard.type(word, { delay: KEY_EVERY_MS })))
      keys.push(...(await page.evaluate(() => window.bench.keys)))
      await search.fill('')
      await page.waitForTimeout(1500)
    }
    scrolled.push(await worstOfFlings(ours, ROWS, 'up'))
  }
  await ours.close()
  await app.faults({ agencySize: 'usual' })
  const bare = await app.openBare('C', { hasTouch: true })
  const bareWorst = await worstOfFlings(bare, THREAD_ROWS, 'down')
  await bare.close()
  checkLimit(11, 'C: 5,000 people, filter key to paint p95 ms', quantile(keys, 0.95), 33)
  checkLimit(11, 'C: 5,000 people, longest task while filtering ms', median(filtered), 100)
  checkLimit(11, 'C: 5,000 people, longest task after sorting ms', median(sorted), 100)
  checkLimitOrBare(12, 'C: 5,000 people, fling, longest frame ms', median(scrolled), 50, bareWorst)
}
