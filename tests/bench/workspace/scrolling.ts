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

/** Toward older lines when positive, as a finger moves. */
const GESTURES = [
  { yDistance: 900, speed: 900, preventFling: true },
  { yDistance: 1600, speed: 4000, preventFling: false },
  { yDistance: 1600, speed: 4000, preventFling: false },
  { yDistance: -1600, speed: 4000, preventFling: false },
] as const

/** A drag and three flings in a list; what the frames were like meanwhile. */
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

async function sideBySide(stage: Stage, ours: Opened, where: { rows: string; x: number; isDown: boolean }) {
  const bare = await stage.openBare('C', TOUCH)
  const seen = {
    ours: [] as Awaited<ReturnType<typeof scroll>>[],
    bare: [] as Awaited<ReturnType<typeof scroll>>[],
  }
  // Not counted: the first parts come.
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

/** Row 12: a finger in 100,000 messages and in 50,000 channels. */
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
}
