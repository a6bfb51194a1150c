import { compare, limit, median, note, quantile } from '../table.ts'
import { channelAddress, FIELD, LONG_CHANNEL, type Opened, type Stage, USABLE_THREAD } from './stage.ts'

const ROUNDS = 4
const WORDS = 'how was the day by the sea, tell me everything '
const KEY_EVERY_MS = 90
/** The rate of a busy evening. */
const EVENTS_PER_SECOND = 2

async function type({ page }: Opened, field: string): Promise<number[]> {
  await page.locator(field).focus()
  // The first keys warm up the page.
  await page.keyboard.type('well ', { delay: KEY_EVERY_MS })
  await page.evaluate(() => (window.bench.keys = []))
  await page.keyboard.type(WORDS, { delay: KEY_EVERY_MS })
  return page.evaluate(() => window.bench.keys)
}

/** React commits while typing on an idle page. */
async function drawings(stage: Stage): Promise<number> {
  const ours = await stage.open(channelAddress(LONG_CHANNEL), 'A')
  await ours.page.locator(USABLE_THREAD).last().waitFor()
  await ours.page.waitForTimeout(2000)
  await type(ours, FIELD)
  const before = await ours.page.evaluate(() => window.bench.commits)
  await ours.page.keyboard.type(WORDS, { delay: 20 })
  const after = await ours.page.evaluate(() => window.bench.commits)
  await ours.close()
  return after - before
}

/** Row 10: keys in the composer of a thread of 100,000 messages while fans write, beside a bare one. */
export async function typing(stage: Stage): Promise<void> {
  await stage.faults({ traffic: EVENTS_PER_SECOND })
  const ours = await stage.open(channelAddress(LONG_CHANNEL), 'C')
  const bare = await stage.openBare('C')
  await ours.page.locator(USABLE_THREAD).last().waitFor()
  await ours.page.waitForTimeout(3000)
  const keys = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    await bare.page.bringToFront()
    keys.bare.push(...(await type(bare, 'textarea')))
    await ours.page.bringToFront()
    keys.ours.push(...(await type(ours, FIELD)))
  }
  await ours.close()
  await bare.close()
  await stage.faults({ traffic: 0 })
  compare(10, 'C: key to paint p95 ms', quantile(keys.ours, 0.95), quantile(keys.bare, 0.95), 1.25)
  note(10, 'C: key to paint p50 ms', median(keys.ours), median(keys.bare))
  limit(10, `drawings of React for ${WORDS.length} keys`, await drawings(stage), 3)
}
