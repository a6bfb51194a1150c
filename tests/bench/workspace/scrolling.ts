import type { CDPSession } from '@playwright/test'

import { limit, limitBeside, median } from '../table.ts'
import {
  ALL,
  channelAddress,
  INBOX_ROWS,
  LONG_CHANNEL,
  type Opened,
  type Stage,
  THREAD_ROWS,
  USABLE_THREAD,
} from './stage.ts'

const ROUNDS = 3
const TOUCH = { hasTouch: true }
const MAX_NODES = 3000

/** Positive scrolls toward older lines, as a finger moves. */
const GESTURES = [
  { yDistance: 900, speed: 900, preventFling: true },
  { yDistance: 1600, speed: 4000, preventFling: false },
  { yDistance: 1600, speed: 4000, preventFling: false },
  { yDistance: -1600, speed: 4000, preventFling: false },
] as const

/** Frames during one drag and three flings in a list. */
async function scroll({ page, client }: Opened, rows: string, x: number, isDown: boolean) {
  await page.bringToFront()
  await page.evaluate((selector) => window.bench.watchFrames(selector), rows)
  for (const { yDistance, ...how } of GESTURES) await gesture(client, x, isDown ? -yDistance : yDistance, how)
  const { gaps, blank } = await page.evaluate(() => window.bench.frames())
  return { worst: Math.max(...gaps), blankShare: (blank / Math.max(1, gaps.length)) * 100 }
}

const gesture = (
  client: CDPSession,
  x: number,
  yDistance: number,
  how: { speed: number; preventFling: boolean },
) =>
  client.send('Input.synthesizeScrollGesture', { x, y: 400, yDistance, ...how, gestureSourceType: 'touch' })

/** Runs in the page: scrolls the thread by 600 px per frame toward older lines, for 180 frames. */
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
async function hardFling(stage: Stage, address: string): Promise<void> {
  const ours = await stage.open(address, 'C', TOUCH)
  const bare = await stage.openBare('C', TOUCH)
  await ours.page.locator(USABLE_THREAD).last().waitFor()
  await ours.page.waitForTimeout(2000)
  const fling = async ({ page }: Opened) => {
    await page.bringToFront()
    await page.evaluate((rows) => window.bench.watchFrames(rows), THREAD_ROWS)
    await page.evaluate(flingHard, THREAD_ROWS)
    const { gaps, blank } = await page.evaluate(() => window.bench.frames())
    const over = (ms: number) => gaps.filter((gap) => gap > ms).length
    return { over33: over(33), over50: over(50), blankShare: (blank / Math.max(1, gaps.length)) * 100 }
  }
  const seen = {
    ours: [] as Awaited<ReturnType<typeof fling>>[],
    bare: [] as Awaited<ReturnType<typeof fling>>[],
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.bare.push(await fling(bare))
    seen.ours.push(await fling(ours))
    await ours.page.waitForTimeout(500)
  }
  const middle = (of: keyof typeof seen, mark: 'over33' | 'over50' | 'blankShare') =>
    median(seen[of].map((round) => round[mark]))
  limit('12b', 'C: hard fling, frames over 33 ms', middle('ours', 'over33'), 30, middle('bare', 'over33'))
  limit('12b', 'C: hard fling, frames over 50 ms', middle('ours', 'over50'), 10, middle('bare', 'over50'))
  limit('12b', 'C: hard fling, blank frames %', middle('ours', 'blankShare'), 1, middle('bare', 'blankShare'))
  await ours.close()
  await bare.close()
}

async function sideBySide(stage: Stage, ours: Opened, where: { rows: string; x: number; isDown: boolean }) {
  const bare = await stage.openBare('C', TOUCH)
  const seen = {
    ours: [] as Awaited<ReturnType<typeof scroll>>[],
    bare: [] as Awaited<ReturnType<typeof scroll>>[],
  }
  // Discard the first pass, which loads the first pages.
  await scroll(ours, where.rows, where.x, where.isDown)
  await ours.page.waitForTimeout(1000)
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.bare.push(await scroll(bare, THREAD_ROWS, 500, false))
    seen.ours.push(await scroll(ours, where.rows, where.x, where.isDown))
    await ours.page.waitForTimeout(500)
  }
  await bare.close()
  return seen
}

/** Rows 12 and 12b: touch scrolling in 100,000 messages and in 50,000 channels. */
export async function scrolling(stage: Stage): Promise<void> {
  const places = [
    {
      name: 'thread',
      address: channelAddress(LONG_CHANNEL),
      rows: THREAD_ROWS,
      x: 650,
      isDown: false,
      sign: USABLE_THREAD,
    },
    { name: 'inbox', address: ALL, rows: INBOX_ROWS, x: 160, isDown: true, sign: INBOX_ROWS },
  ]
  for (const { name, address, sign, ...where } of places) {
    const ours = await stage.open(address, 'C', TOUCH)
    await ours.page.locator(sign).last().waitFor()
    await ours.page.waitForTimeout(2000)
    const seen = await sideBySide(stage, ours, where)
    const middle = (of: 'ours' | 'bare', mark: 'worst' | 'blankShare') =>
      median(seen[of].map((round) => round[mark]))
    limitBeside(12, `C: ${name}, longest frame ms`, middle('ours', 'worst'), 50, middle('bare', 'worst'))
    limitBeside(
      12,
      `C: ${name}, blank frames %`,
      middle('ours', 'blankShare'),
      1,
      middle('bare', 'blankShare'),
    )
    limit(12, `${name}, DOM nodes after it`, await ours.page.locator('*').count(), MAX_NODES)
    await ours.close()
  }
  await hardFling(stage, channelAddress(LONG_CHANNEL))
}
