import type { Profile } from '../browser.ts'
import { checkLimitOrBare, median, addFigure } from '../result-table.ts'
import {
  ALL,
  channelAddress,
  INBOX_ROWS,
  LONG_CHANNEL,
  type OpenedPage,
  type BenchApp,
  USABLE_THREAD,
} from './bench-app.ts'

const ROUNDS = 3
const EVENTS_PER_SECOND = 20
const WATCH_MS = 5000
const SETTLES_WITHIN_MS = 1500

async function measureFrames({ page }: OpenedPage): Promise<{ worst: number; long: number }> {
  await page.bringToFront()
  // Events that arrived in the background render first.
  await page.waitForTimeout(SETTLES_WITHIN_MS)
  await page.evaluate(() => window.bench.watchFrames())
  await page.waitForTimeout(WATCH_MS)
  const { gaps } = await page.evaluate(() => window.bench.frames())
  return { worst: Math.max(...gaps), long: gaps.filter((gap) => gap > 50).length }
}

const WATCHED_PAGES = [
  { name: 'thread', address: channelAddress(LONG_CHANNEL), selector: USABLE_THREAD },
  { name: 'inbox', address: ALL, selector: INBOX_ROWS },
]

type FrameFigures = Awaited<ReturnType<typeof measureFrames>>

/** Alternates rounds of a page and of the bare thread. */
async function measureBoth(
  app: BenchApp,
  bare: OpenedPage,
  { address, selector }: (typeof WATCHED_PAGES)[number],
  profile: Profile,
) {
  const ours = await app.open(address, profile)
  await ours.page.locator(selector).last().waitFor()
  await ours.page.waitForTimeout(2000)
  await app.faults({ traffic: EVENTS_PER_SECOND })
  await ours.page.waitForTimeout(1500)
  const seen = { ours: [] as FrameFigures[], bare: [] as FrameFigures[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.bare.push(await measureFrames(bare))
    seen.ours.push(await measureFrames(ours))
  }
  await app.faults({ traffic: 0 })
  await ours.close()
  return (of: 'ours' | 'bare', mark: keyof FrameFigures) => median(seen[of].map((round) => round[mark]))
}

/**
 * Row 12: events for the list and for the open thread, without throttling and with a CPU four times slower.
 */
export async function events(app: BenchApp): Promise<void> {
  for (const profile of ['A', 'C'] as const) {
    const bare = await app.openBare(profile)
    for (const place of WATCHED_PAGES) {
      const medianOf = await measureBoth(app, bare, place, profile)
      const what = `${profile}: ${place.name}, ${EVENTS_PER_SECOND} events a second`
      const [worst, bareWorst] = [medianOf('ours', 'worst'), medianOf('bare', 'worst')]
      checkLimitOrBare(12, `${what}, longest frame ms`, worst, 50, bareWorst)
      addFigure(12, `${what}, frames over 50 ms`, medianOf('ours', 'long'), medianOf('bare', 'long'))
    }
    await bare.close()
  }
}
