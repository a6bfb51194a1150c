import type { Profile } from '../browser.ts'
import { limitBeside, median, note } from '../table.ts'
import {
  ALL,
  channelAddress,
  INBOX_ROWS,
  LONG_CHANNEL,
  type Opened,
  type Stage,
  USABLE_THREAD,
} from './stage.ts'

const ROUNDS = 3
const EVENTS_PER_SECOND = 20
const WATCH_MS = 5000
const SETTLES_WITHIN_MS = 1500

async function watch({ page }: Opened): Promise<{ worst: number; long: number }> {
  await page.bringToFront()
  // Events that arrived in the background render first.
  await page.waitForTimeout(SETTLES_WITHIN_MS)
  await page.evaluate(() => window.bench.watchFrames())
  await page.waitForTimeout(WATCH_MS)
  const { gaps } = await page.evaluate(() => window.bench.frames())
  // Three frames take 50 ms, but the timestamps vary by a tenth of a ms.
  const whole = gaps.map(Math.round)
  return { worst: Math.max(...whole), long: whole.filter((gap) => gap > 50).length }
}

const PLACES = [
  { name: 'thread', address: channelAddress(LONG_CHANNEL), sign: USABLE_THREAD },
  { name: 'inbox', address: ALL, sign: INBOX_ROWS },
]

type Seen = Awaited<ReturnType<typeof watch>>

/** Alternates rounds of a page and of the bare thread. */
async function watchBoth(
  stage: Stage,
  bare: Opened,
  { address, sign }: (typeof PLACES)[number],
  profile: Profile,
) {
  const ours = await stage.open(address, profile)
  await ours.page.locator(sign).last().waitFor()
  await ours.page.waitForTimeout(2000)
  await stage.faults({ traffic: EVENTS_PER_SECOND })
  await ours.page.waitForTimeout(1500)
  const seen = { ours: [] as Seen[], bare: [] as Seen[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.bare.push(await watch(bare))
    seen.ours.push(await watch(ours))
  }
  await stage.faults({ traffic: 0 })
  await ours.close()
  return (of: 'ours' | 'bare', mark: keyof Seen) => median(seen[of].map((round) => round[mark]))
}

/**
 * Row 12: events for the list and for the open thread, without throttling and with a CPU four times slower.
 */
export async function events(stage: Stage): Promise<void> {
  for (const profile of ['A', 'C'] as const) {
    const bare = await stage.openBare(profile)
    for (const place of PLACES) {
      const middle = await watchBoth(stage, bare, place, profile)
      const what = `${profile}: ${place.name}, ${EVENTS_PER_SECOND} events a second`
      const [worst, bareWorst] = [middle('ours', 'worst'), middle('bare', 'worst')]
      limitBeside(12, `${what}, longest frame ms`, worst, 50, bareWorst)
      note(12, `${what}, frames over 50 ms`, middle('ours', 'long'), middle('bare', 'long'))
    }
    await bare.close()
  }
}
