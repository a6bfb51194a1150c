import { limitBeside, median, note } from '../table.ts'
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
const EVENTS_PER_SECOND = 200
const WATCH_MS = 5000
const SETTLES_WITHIN_MS = 1500

async function watch({ page }: Opened, rows: string): Promise<{ worst: number; long: number }> {
  await page.bringToFront()
  // What came while the other page was in front is drawn first.
  await page.waitForTimeout(SETTLES_WITHIN_MS)
  await page.evaluate((selector) => window.bench.watchFrames(selector), rows)
  await page.waitForTimeout(WATCH_MS)
  const { gaps } = await page.evaluate(() => window.bench.frames())
  return { worst: Math.max(...gaps), long: gaps.filter((gap) => gap > 50).length }
}

/** 200 events a second on the one line: the list and the open thread keep drawing. */
export async function burst(stage: Stage): Promise<void> {
  const places = [
    { name: 'thread', address: channelAddress(LONG_CHANNEL), rows: THREAD_ROWS, sign: USABLE_THREAD },
    { name: 'inbox', address: ALL, rows: INBOX_ROWS, sign: INBOX_ROWS },
  ]
  const bare = await stage.openBare('C')
  for (const { name, address, rows, sign } of places) {
    const ours = await stage.open(address, 'C')
    await ours.page.locator(sign).last().waitFor()
    await ours.page.waitForTimeout(2000)
    await stage.faults({ traffic: EVENTS_PER_SECOND })
    await ours.page.waitForTimeout(1500)
    const seen = {
      ours: [] as Awaited<ReturnType<typeof watch>>[],
      bare: [] as Awaited<ReturnType<typeof watch>>[],
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.bare.push(await watch(bare, THREAD_ROWS))
      seen.ours.push(await watch(ours, rows))
    }
    await stage.faults({ traffic: 0 })
    await ours.close()
    const middle = (of: 'ours' | 'bare', mark: 'worst' | 'long') =>
      median(seen[of].map((round) => round[mark]))
    limitBeside(
      12,
      `C: ${name}, 200 events a second, longest frame ms`,
      middle('ours', 'worst'),
      50,
      middle('bare', 'worst'),
    )
    note(
      12,
      `C: ${name}, 200 events a second, frames over 50 ms`,
      middle('ours', 'long'),
      middle('bare', 'long'),
    )
  }
  await bare.close()
}
