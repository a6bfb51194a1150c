import { checkLimitOrBare, quantile } from '../result-table.ts'
import type { OpenedPage } from './bench-app.ts'

const KEY_EVERY_MS = 120
/** Until the results of a search or a preview have rendered. */
const SETTLES_MS = 1500

/** What was seen in rounds of work. */
export interface Seen {
  keys: number[]
  frames: number[]
}

/** The frames while something is done and until its result has rendered, in ms. */
export async function framesOf({ page }: OpenedPage, run: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => window.bench.watchFrames())
  await run()
  await page.waitForTimeout(SETTLES_MS)
  return (await page.evaluate(() => window.bench.frames())).gaps
}

/** Types into the focused field: how long each key waited for its frame, and all frames. */
export async function typeWatched(opened: OpenedPage, text: string): Promise<Seen> {
  const { page } = opened
  await page.evaluate(() => (window.bench.keys = []))
  const frames = await framesOf(opened, () => page.keyboard.type(text, { delay: KEY_EVERY_MS }))
  return { keys: await page.evaluate(() => window.bench.keys), frames }
}

/** The bare thread's field, for what the machine itself holds. */
export async function typeBare(opened: OpenedPage, text: string): Promise<Seen> {
  await opened.page.bringToFront()
  await opened.page.locator('textarea').focus()
  return typeWatched(opened, text)
}

/** Rows 11 and 12: keys and frames while the view behind the field follows. */
export function reportTyping(what: string, ours: readonly Seen[], bare: Seen): void {
  const keys = ours.flatMap((round) => round.keys)
  const bareKeys = quantile(bare.keys, 0.95)
  const worst = (seen: readonly Seen[]) => Math.max(...seen.flatMap((round) => round.frames))
  checkLimitOrBare(11, `C: ${what}, key to paint p95 ms`, quantile(keys, 0.95), 33, bareKeys)
  checkLimitOrBare(12, `C: ${what}, longest frame while typing ms`, worst(ours), 50, worst([bare]))
}
