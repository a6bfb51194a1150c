import { type Direction, drag, fling } from '../finger.ts'
import { checkLimit, checkLimitOrBare, median } from '../result-table.ts'
import {
  ALL,
  channelAddress,
  INBOX_ROWS,
  LONG_CHANNEL,
  type OpenedPage,
  type BenchApp,
  THREAD_ROWS,
  USABLE_THREAD,
} from './bench-app.ts'

const ROUNDS = 3
const TOUCH = { hasTouch: true }
const MAX_NODES = 3000

/** Drags and flings toward older lines and back once; what the frames were like meanwhile. */
async function scroll(opened: OpenedPage, rows: string, older: Direction) {
  const { page } = opened
  const newer = older === 'up' ? 'down' : 'up'
  await page.bringToFront()
  await page.evaluate((selector) => window.bench.watchFrames(selector), rows)
  for (const direction of [older, older]) await drag(opened, rows, direction)
  for (const direction of [older, older, newer] as const) await fling(opened, rows, direction)
  const { gaps, blank } = await page.evaluate(() => window.bench.frames())
  return { worst: Math.max(...gaps), blankShare: (blank / Math.max(1, gaps.length)) * 100 }
}

/** Runs in the page: the scroller of the thread goes 600 px toward older lines with every frame, 180 frames long. */
const flingHard = (rows: string): Promise<void> =>
  new Promise((resolve) => {
    const [STEP_PX, FRAMES] = [600, 180]
    let scroller = document.querySelector(rows)?.parentElement
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
      scroller = scroller.parentElement
    let count = 0
    const frame = (): void => {
      scroller?.scrollBy({ top: -STEP_PX, behavior: 'instant' })
      count += 1
      if (count < FRAMES) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })

/** Row 12b, the thread alone. */
async function hardFling(stage: BenchApp, address: string): Promise<void> {
  const ours = await stage.open(address, 'C', TOUCH)
  const bare = await stage.openBare('C', TOUCH)
  await ours.page.locator(USABLE_THREAD).last().waitFor()
  await ours.page.waitForTimeout(2000)
  const measure = async ({ page }: OpenedPage) => {
    await page.bringToFront()
    await page.evaluate((rows) => window.bench.watchFrames(rows), THREAD_ROWS)
    await page.evaluate(flingHard, THREAD_ROWS)
    const { gaps, blank } = await page.evaluate(() => window.bench.frames())
    const over = (ms: number) => gaps.filter((gap) => gap > ms).length
    return { over33: over(33), over50: over(50), blankShare: (blank / Math.max(1, gaps.length)) * 100 }
  }
  const seen = {
    ours: [] as Awaited<ReturnType<typeof measure>>[],
    bare: [] as Awaited<ReturnType<typeof measure>>[],
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.bare.push(await measure(bare))
    seen.ours.push(await measure(ours))
    await ours.page.waitForTimeout(500)
  }
  const middle = (of: keyof typeof seen, mark: 'over33' | 'over50' | 'blankShare') =>
    median(seen[of].map((round) => round[mark]))
  checkLimit(
    '12b',
    'C: hard fling, frames over 33 ms',
    middle('ours', 'over33'),
    30,
    middle('bare', 'over33'),
  )
  checkLimit(
    '12b',
    'C: hard fling, frames over 50 ms',
    middle('ours', 'over50'),
    10,
    middle('bare', 'over50'),
  )
  checkLimit(
    '12b',
    'C: hard fling, blank frames %',
    middle('ours', 'blankShare'),
    1,
    middle('bare', 'blankShare'),
  )
  await ours.close()
  await bare.close()
}

async function sideBySide(stage: BenchApp, ours: OpenedPage, where: { rows: string; older: Direction }) {
  const bare = await stage.openBare('C', TOUCH)
  const seen = {
    ours: [] as Awaited<ReturnType<typeof scroll>>[],
    bare: [] as Awaited<ReturnType<typeof scroll>>[],
  }
  // Not counted: the first parts come.
  await scroll(ours, where.rows, where.older)
  await ours.page.waitForTimeout(1000)
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.bare.push(await scroll(bare, THREAD_ROWS, 'down'))
    seen.ours.push(await scroll(ours, where.rows, where.older))
    await ours.page.waitForTimeout(500)
  }
  await bare.close()
  return seen
}

/** Rows 12 and 12b: touch scrolling in 100,000 messages and in 50,000 channels. */
export async function scrolling(stage: BenchApp): Promise<void> {
  const places = [
    {
      name: 'thread',
      address: channelAddress(LONG_CHANNEL),
      rows: THREAD_ROWS,
      older: 'down',
      sign: USABLE_THREAD,
    },
    { name: 'inbox', address: ALL, rows: INBOX_ROWS, older: 'up', sign: INBOX_ROWS },
  ] as const
  for (const { name, address, sign, ...where } of places) {
    const ours = await stage.open(address, 'C', TOUCH)
    await ours.page.locator(sign).last().waitFor()
    await ours.page.waitForTimeout(2000)
    const seen = await sideBySide(stage, ours, where)
    const middle = (of: 'ours' | 'bare', mark: 'worst' | 'blankShare') =>
      median(seen[of].map((round) => round[mark]))
    checkLimitOrBare(12, `C: ${name}, longest frame ms`, middle('ours', 'worst'), 50, middle('bare', 'worst'))
    checkLimitOrBare(
      12,
      `C: ${name}, blank frames %`,
      middle('ours', 'blankShare'),
      1,
      middle('bare', 'blankShare'),
    )
    checkLimit(12, `${name}, DOM nodes after it`, await ours.page.locator('*').count(), MAX_NODES)
    await ours.close()
  }
  await hardFling(stage, channelAddress(LONG_CHANNEL))
}
