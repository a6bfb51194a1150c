import type { Page } from '@playwright/test'

import { checkLimitOrBare, addFigure } from '../result-table.ts'
import type { BenchApp } from './bench-app.ts'

const MONTH = '/scheduler'
const ITEM = '[role=grid] [data-item]'
const MORE = '[role=grid] button[aria-expanded=false]'
const ROUNDS = 3
const STEPS = 60

/** A row of days after today, so that every drop is in the future. */
const cellsBelow = (page: Page) => page.locator('[role=grid] [role=row]').last().locator('[data-day]')

/** Frames in ms while an item is dragged back and forth over days and dropped. */
async function dragged(page: Page, round: number): Promise<number[]> {
  const cells = cellsBelow(page)
  const [from, to] = [await cells.nth(round % 2).boundingBox(), await cells.nth(5).boundingBox()]
  const item = await cells
    .nth(round % 2)
    .locator('[data-item]')
    .first()
    .boundingBox()
  if (!from || !to || !item) throw new Error('Nothing to drag')
  await page.mouse.move(item.x + item.width / 2, item.y + item.height / 2)
  await page.evaluate(() => window.bench.watchFrames())
  await page.mouse.down()
  for (let step = 1; step <= STEPS; step += 1) {
    const part = (1 - Math.cos((step / STEPS) * Math.PI * 3)) / 2
    await page.mouse.move(from.x + 40 + (to.x - from.x) * part, from.y + 40 + 10 * part)
  }
  const { gaps: moving } = await page.evaluate(() => window.bench.frames())
  await page.mouse.up()
  await page.waitForTimeout(1500)
  return moving
}

/** A month with more than 500 visible items, in which dragging renders nothing. */
export async function schedule(app: BenchApp): Promise<void> {
  await app.faults({ schedule: 'large', roles: ['account_manager', 'chatter'] })
  // The next month lies wholly in the future.
  const next = new Date(Date.now() + 32 * 86_400_000).toISOString().slice(0, 7)
  const ours = await app.open(`${MONTH}?day=${next}-01`, 'C')
  const { page } = ours
  await page.locator(ITEM).nth(100).waitFor()
  await page.evaluate((more) => {
    for (const button of document.querySelectorAll<HTMLElement>(more)) button.click()
  }, MORE)
  await page.locator(ITEM).nth(500).waitFor()
  await cellsBelow(page).nth(0).scrollIntoViewIfNeeded()
  await page.waitForTimeout(3000)
  const items = await page.locator(ITEM).count()
  const gaps: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) gaps.push(...(await dragged(page, round)))
  await ours.close()
  await app.faults({ schedule: 'usual', roles: null })
  const bare = await app.openBare('C')
  await bare.page.evaluate(() => window.bench.watchFrames())
  for (let step = 0; step < STEPS; step += 1) await bare.page.mouse.move(200 + step * 5, 300)
  const idle = (await bare.page.evaluate(() => window.bench.frames())).gaps
  await bare.close()
  checkLimitOrBare(12, 'C: month of 500, drag, longest frame ms', Math.max(...gaps), 50, Math.max(...idle))
  addFigure(12, 'C: month of 500, items shown', items)
}
