import type { Page } from '@playwright/test'

import { limit, limitBeside, median, quantile } from '../table.ts'
import { type Opened, type Stage, THREAD_ROWS } from '../workspace/stage.ts'
import { asDirector } from './director.ts'

const ROUNDS = 3
const PEOPLE = '/agency-manage/employees'
const ROWS = 'main [aria-label="Active people"] tbody tr'
/** Enough keys that p95 is not simply the slowest. */
const WORDS = ['marlow', 'okada', 'prescott']
const KEY_EVERY_MS = 120
const FLING = { yDistance: -1600, speed: 4000, preventFling: false, gestureSourceType: 'touch' } as const

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
async function blockedBy({ page }: Opened, run: () => Promise<unknown>): Promise<number> {
  await longestTask(page)
  await run()
  await page.waitForTimeout(1500)
  return longestTask(page)
}

async function flings({ page, client }: Opened, x: number): Promise<number> {
  await page.bringToFront()
  await page.evaluate((rows) => window.bench.watchFrames(rows), ROWS)
  for (let count = 0; count < 3; count += 1)
    await client.send('Input.synthesizeScrollGesture', { x, y: 500, ...FLING })
  const { gaps } = await page.evaluate(() => window.bench.frames())
  return Math.max(...gaps)
}

/**
 * Row 11 and the table of 5,000: filter, sort, range and scroll, with the frames of a bare thread beside it.
 */
export async function tables(stage: Stage): Promise<void> {
  const options = await asDirector(stage)
  await stage.faults({ agencySize: 'large' })
  const ours = await stage.open(PEOPLE, 'C', { ...options, hasTouch: true })
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
      await blockedBy(ours, () =>
        page
          .locator('main th button')
          .nth(round % 2)
          .click(),
      ),
    )
    await search.focus()
    for (const word of WORDS) {
      await page.evaluate(() => (window.bench.keys = []))
      filtered.push(await blockedBy(ours, () => page.keyboard.type(word, { delay: KEY_EVERY_MS })))
      keys.push(...(await page.evaluate(() => window.bench.keys)))
      await search.fill('')
      await page.waitForTimeout(1500)
    }
    scrolled.push(await flings(ours, 500))
  }
  await ours.close()
  await stage.faults({ agencySize: 'usual' })
  const bare = await stage.openBare('C', { hasTouch: true })
  await bare.page.evaluate((rows) => window.bench.watchFrames(rows), THREAD_ROWS)
  await bare.client.send('Input.synthesizeScrollGesture', { x: 500, y: 500, ...FLING, yDistance: 1600 })
  const { gaps } = await bare.page.evaluate(() => window.bench.frames())
  await bare.close()
  limit(11, 'C: 5,000 people, filter key to paint p95 ms', quantile(keys, 0.95), 33)
  limit(11, 'C: 5,000 people, longest task while filtering ms', median(filtered), 100)
  limit(11, 'C: 5,000 people, longest task after sorting ms', median(sorted), 100)
  limitBeside(12, 'C: 5,000 people, fling, longest frame ms', median(scrolled), 50, Math.max(...gaps))
}
