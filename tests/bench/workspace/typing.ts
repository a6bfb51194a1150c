import { compareWithBare, checkLimit, median, addFigure, quantile } from '../result-table.ts'
import {
  channelAddress,
  FIELD,
  LONG_CHANNEL,
  type OpenedPage,
  type BenchApp,
  USABLE_THREAD,
} from './bench-app.ts'

const ROUNDS = 4
const TYPED_TEXT = 'how was the day by the sea, tell me everything '
const KEY_EVERY_MS = 90
/** The rate of a busy evening. */
const EVENTS_PER_SECOND = 2

async function measureTyping({ page }: OpenedPage, field: string): Promise<number[]> {
  await page.locator(field).focus()
  // The first keys warm up the page.
  await page.keyboard.type('well ', { delay: KEY_EVERY_MS })
  await page.evaluate(() => (window.bench.keys = []))
  await page.keyboard.type(TYPED_TEXT, { delay: KEY_EVERY_MS })
  return page.evaluate(() => window.bench.keys)
}

/** React commits while typing on an idle page. */
async function commitsWhileTyping(app: BenchApp): Promise<number> {
  const ours = await app.open(channelAddress(LONG_CHANNEL), 'A')
  await ours.page.locator(USABLE_THREAD).last().waitFor()
  await ours.page.waitForTimeout(2000)
  await measureTyping(ours, FIELD)
  const before = await ours.page.evaluate(() => window.bench.commits)
  await ours.page.keyboard.type(TYPED_TEXT, { delay: 20 })
  const after = await ours.page.evaluate(() => window.bench.commits)
  await ours.close()
  return after - before
}

/** Row 10: keys in the composer of a thread of 100,000 messages while fans write, beside a bare one. */
export async function typing(app: BenchApp): Promise<void> {
  await app.faults({ traffic: EVENTS_PER_SECOND })
  const ours = await app.open(channelAddress(LONG_CHANNEL), 'C')
  const bare = await app.openBare('C')
  await ours.page.locator(USABLE_THREAD).last().waitFor()
  await ours.page.waitForTimeout(3000)
  const keys = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    await bare.page.bringToFront()
    keys.bare.push(...(await measureTyping(bare, 'textarea')))
    await ours.page.bringToFront()
    keys.ours.push(...(await measureTyping(ours, FIELD)))
  }
  await ours.close()
  await bare.close()
  await app.faults({ traffic: 0 })
  compareWithBare(10, 'C: key to paint p95 ms', quantile(keys.ours, 0.95), quantile(keys.bare, 0.95), 1.25)
  addFigure(10, 'C: key to paint p50 ms', median(keys.ours), median(keys.bare))
  checkLimit(10, `React commits for ${TYPED_TEXT.length} keys`, await commitsWhileTyping(app), 3)
}
