import type { Page } from '@playwright/test'

import { checkLimit, addFigure } from '../result-table.ts'
import { ALL, FIELD, INBOX_ROWS, type OpenedPage, type BenchApp, USABLE_THREAD } from './bench-app.ts'

/**
 * Ten minutes, as performance.md requires. A short run's heap still grows by JIT code: check its nodes
 * instead.
 */
const isShort = process.env.BENCH_SHORT === '1'
const ACTION_COUNT = isShort
  ? { switches: 320, sends: 160, ticks: 3200 }
  : { switches: 2000, sends: 2000, ticks: 20_000 }
const SAMPLES = 16
/** Fewer channels than the cache holds, so that it is full from the second round on. */
const CHANNELS = 8
/** Student's t for the 8 samples of the second half: 6 degrees of freedom, two-sided, 95 %. */
const STUDENT_T = 2.447

interface Sample {
  heap: number
  nodes: number
  listeners: number
}

async function sample({ client }: OpenedPage): Promise<Sample> {
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Lower bound of the confidence interval of the regression slope; zero or less means no proven growth. */
function provenSlope(values: readonly number[]): number {
  const middleIndex = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, _, at) => sum + (at - middleIndex) ** 2, 0)
  const slope = values.reduce((sum, value, at) => sum + (at - middleIndex) * (value - mean), 0) / spread
  const rest = values.reduce((sum, value, at) => sum + (value - mean - slope * (at - middleIndex)) ** 2, 0)
  return slope - STUDENT_T * Math.sqrt(rest / (values.length - 2) / spread)
}

/** Runs in the page: opens a conversation from the list and waits for its messages. */
async function openIn(channelId: string): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const row = document.querySelector<HTMLElement>(`a[data-row="${channelId}"]`)
  row?.click()
  for (let tries = 0; tries < 600; tries += 1) {
    const isThere = document.querySelector(
      `body:has(a[data-row="${channelId}"][aria-current=page]) [role=log] [role=article]`,
    )
    if (isThere) return
    await frame()
  }
}

async function send(page: Page, text: string): Promise<void> {
  await page.locator(FIELD).fill(text)
  await page.locator(FIELD).press('Enter')
}

/** Speeds up the page's one-second timers and waits for `count` of them. */
async function advanceTicks(page: Page, count: number): Promise<void> {
  await page.evaluate(() => window.bench.speedUpTicks(true))
  await page.waitForFunction((wanted) => window.bench.ticks >= wanted, count, { timeout: 120_000 })
  await page.evaluate(() => window.bench.speedUpTicks(false))
}

/** Row 14: heap, nodes and listeners that a long shift leaks. */
export async function growth(app: BenchApp): Promise<void> {
  const ours = await app.open(ALL, 'A')
  const { page, client } = ours
  await client.send('HeapProfiler.enable')
  await client.send('Performance.enable')
  await page.locator(INBOX_ROWS).last().waitFor()
  await page.waitForTimeout(2000)
  const rows = page.locator(INBOX_ROWS)
  const ids = (await rows.evaluateAll((all) => all.map((row) => row.dataset.row ?? ''))).slice(0, CHANNELS)
  const samples: Sample[] = []
  let opened = 0
  for (let part = 0; part < SAMPLES; part += 1) {
    for (let at = 0; at < ACTION_COUNT.switches / SAMPLES; at += 1) {
      await page.evaluate(openIn, ids[opened % ids.length] ?? '')
      opened += 1
      if (at % (ACTION_COUNT.switches / ACTION_COUNT.sends) < 1) await send(page, `on my way ${opened}`)
    }
    await page.locator(USABLE_THREAD).last().waitFor()
    await advanceTicks(page, (ACTION_COUNT.ticks / SAMPLES) * (part + 1))
    // Sent messages leave after the five seconds of undo.
    await page.waitForTimeout(6000)
    samples.push(await sample(ours))
  }
  await ours.close()
  report(samples)
}

function report(samples: readonly Sample[]): void {
  const late = samples.slice(samples.length / 2)
  const [warm, end] = [samples[samples.length / 2 - 1], samples.at(-1)]
  const { switches, sends, ticks } = ACTION_COUNT
  const of = `${switches} switches, ${sends} sends, ${ticks} ticks:`
  checkLimit(
    14,
    `${of} heap, B surely gained a part in the 2nd half`,
    provenSlope(late.map(({ heap }) => heap)),
    0,
  )
  checkLimit(14, `${of} nodes surely gained a part`, provenSlope(late.map(({ nodes }) => nodes)), 0)
  checkLimit(
    14,
    `${of} listeners surely gained a part`,
    provenSlope(late.map(({ listeners }) => listeners)),
    0,
  )
  addFigure(14, `${of} heap at the end, of that in the middle`, (end?.heap ?? 0) / (warm?.heap ?? 1))
  addFigure(14, `${of} nodes at the end`, end?.nodes ?? 0, warm?.nodes ?? 0)
  addFigure(14, `${of} listeners at the end`, end?.listeners ?? 0, warm?.listeners ?? 0)
}
