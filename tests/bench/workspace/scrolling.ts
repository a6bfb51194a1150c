import { type Direction, drag, fling } from '../finger.ts'
import { addFigure, checkLimit, checkLimitOrBare, median } from '../result-table.ts'
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

/** Records frames while something moves, and blank areas among `rows` if given. */
async function framesWhile({ page }: OpenedPage, move: () => Promise<unknown>, rows?: string) {
  await page.bringToFront()
  await page.evaluate((selector) => window.bench.watchFrames(selector), rows)
  await move()
  const { gaps, blank } = await page.evaluate(() => window.bench.frames())
  await page.waitForTimeout(500)
  return { gaps, blankShare: (blank / Math.max(1, gaps.length)) * 100 }
}

/** Drags and flings toward older lines and back once. */
async function scroll(opened: OpenedPage, rows: string, older: Direction): Promise<void> {
  const newer = older === 'up' ? 'down' : 'up'
  for (const direction of [older, older]) await drag(opened, rows, direction)
  for (const direction of [older, older, newer] as const) await fling(opened, rows, direction)
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

interface Moving {
  opened: OpenedPage
  rows: string
  move: () => Promise<void>
}

/** Some rounds in turns for the ms between frames, and as many for the share of blank frames, in %. */
async function sideBySide(ours: Moving, bare: Moving) {
  const gaps = { ours: [] as number[][], bare: [] as number[][] }
  const blank = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [of, { opened, move }] of [
      ['bare', bare],
      ['ours', ours],
    ] as const)
      gaps[of].push((await framesWhile(opened, move)).gaps)
    for (const [of, { opened, move, rows }] of [
      ['bare', bare],
      ['ours', ours],
    ] as const)
      blank[of].push((await framesWhile(opened, move, rows)).blankShare)
  }
  return {
    medianOfRounds: (of: keyof typeof gaps, figureOf: (round: number[]) => number) =>
      median(gaps[of].map(figureOf)),
    blank: [median(blank.ours), median(blank.bare)] as const,
  }
}

/** Row 12b, the thread alone. */
async function hardFling(app: BenchApp): Promise<void> {
  const [ours, bare] = [
    await app.open(channelAddress(LONG_CHANNEL), 'C', TOUCH),
    await app.openBare('C', TOUCH),
  ]
  await ours.page.locator(USABLE_THREAD).last().waitFor()
  await ours.page.waitForTimeout(2000)
  const flung = (opened: OpenedPage): Moving => ({
    opened,
    rows: THREAD_ROWS,
    move: () => opened.page.evaluate(flingHard, THREAD_ROWS),
  })
  const { medianOfRounds, blank } = await sideBySide(flung(ours), flung(bare))
  const framesOver = (of: 'ours' | 'bare', ms: number) =>
    medianOfRounds(of, (round) => round.filter((gap) => gap > ms).length)
  addFigure('12b', 'C: hard fling, frames over 17 ms', framesOver('ours', 17), framesOver('bare', 17))
  for (const [ms, limit] of [
    [33, 30],
    [50, 10],
  ] as const)
    checkLimit(
      '12b',
      `C: hard fling, frames over ${ms} ms`,
      framesOver('ours', ms),
      limit,
      framesOver('bare', ms),
    )
  checkLimit('12b', 'C: hard fling, blank frames %', blank[0], 1, blank[1])
  await ours.close()
  await bare.close()
}

const PLACES = [
  {
    name: 'thread',
    address: channelAddress(LONG_CHANNEL),
    rows: THREAD_ROWS,
    older: 'down',
    selector: USABLE_THREAD,
  },
  { name: 'inbox', address: ALL, rows: INBOX_ROWS, older: 'up', selector: INBOX_ROWS },
] as const

/** Rows 12 and 12b: touch scrolling in 100,000 messages and in 50,000 channels. */
export async function scrolling(app: BenchApp): Promise<void> {
  for (const { name, address, rows, older, selector } of PLACES) {
    const [ours, bare] = [await app.open(address, 'C', TOUCH), await app.openBare('C', TOUCH)]
    await ours.page.locator(selector).last().waitFor()
    await ours.page.waitForTimeout(2000)
    // Not counted: the first parts come.
    await scroll(ours, rows, older)
    await ours.page.waitForTimeout(1000)
    const { medianOfRounds, blank } = await sideBySide(
      { opened: ours, rows, move: () => scroll(ours, rows, older) },
      { opened: bare, rows: THREAD_ROWS, move: () => scroll(bare, THREAD_ROWS, 'down') },
    )
    const longest = (round: number[]) => Math.max(...round)
    checkLimitOrBare(
      12,
      `C: ${name}, longest frame ms`,
      medianOfRounds('ours', longest),
      50,
      medianOfRounds('bare', longest),
    )
    checkLimitOrBare(12, `C: ${name}, blank frames %`, blank[0], 1, blank[1])
    checkLimit(12, `${name}, DOM nodes after it`, await ours.page.locator('*').count(), MAX_NODES)
    await ours.close()
    await bare.close()
  }
  await hardFling(app)
}
