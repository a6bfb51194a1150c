import { goThrough } from '../pages.ts'
import { limit, median, note } from '../table.ts'
import { ALL, FIELD, INBOX_ROWS, type Opened, type Stage, USABLE_THREAD } from './stage.ts'

/** First list row to open, below the prefetched ones. */
const FROM_ROW = 3
const CHANNELS = 6
const ROUNDS = 4

const rowOf = (channelId: string): string => `a[data-row="${channelId}"]`
/** Matches once the row is selected, its messages are shown and the composer is enabled. */
const thereWhen = (channelId: string): string =>
  `body:has(${rowOf(channelId)}[aria-current=page]):has(${FIELD}) ${USABLE_THREAD}`

async function press({ page }: Opened, what: string, there: string): Promise<number> {
  const waited = page.evaluate((sign) => window.bench.shown(sign), there)
  await page.locator(what).first().click()
  await waited
  await page.waitForTimeout(300)
  return waited
}

/** Slowest backend response of a channel's calls in ms, prefetched ones excluded. */
const backendTook = ({ page }: Opened): Promise<number> =>
  page.evaluate(() => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // by their type
    const own = calls.filter(({ name }) => /messages\/(channel\/get|list)$/.test(name))
    performance.clearResourceTimings()
    return Math.max(0, ...own.map(({ requestStart, responseEnd }) => responseEnd - requestStart))
  })

/** Opens conversations from the list, first unvisited ones, then visited ones. */
async function openChannels(stage: Stage): Promise<void> {
  const ours = await stage.open(ALL, 'C')
  await ours.page.locator(INBOX_ROWS).last().waitFor()
  await ours.page.waitForTimeout(2500)
  const all = ours.page.locator(INBOX_ROWS)
  const ids = await all.evaluateAll((rows) => rows.map((row) => row.dataset.row ?? ''))
  // Bottom up, as the page prefetches the rows after the open one.
  const channels = ids.slice(FROM_ROW, FROM_ROW + CHANNELS).toReversed()
  const times = { cold: [] as number[], own: [] as number[], cached: [] as number[] }
  await ours.page.evaluate(() => performance.clearResourceTimings())
  for (const id of channels) {
    const waited = await press(ours, rowOf(id), thereWhen(id))
    times.cold.push(waited)
    times.own.push(waited - (await backendTook(ours)))
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const id of channels) times.cached.push(await press(ours, rowOf(id), thereWhen(id)))
  await ours.close()
  note(9, 'C: cold channel, click to thread, with the backend, p50 ms', median(times.cold))
  limit(9, 'C: cold channel, click to thread, without the backend, p50 ms', median(times.own), 600)
  limit(9, 'C: cached channel, click to thread, p50 ms', median(times.cached), 150)
  note(9, 'C: cached channel, click to thread, longest ms', Math.max(...times.cached))
}

/** A tile that only the tools' home has. */
const HOME_IS_THERE = 'main a[href="/cr-tools/messages/mass"]'

/** The tools' pages to navigate between, each with a selector that marks it as loaded. */
const PAGES = [
  { link: 'a[href="/cr-tools/messages"]', there: INBOX_ROWS },
  { link: 'a[href="/cr-tools"]', there: HOME_IS_THERE },
  { link: 'a[href="/cr-tools/notifications"]', there: 'main input[role=switch]' },
  { link: 'a[href="/cr-tools"]', there: HOME_IS_THERE },
] as const

/** Row 9: navigation between pages, first with prefetched code, then again. */
async function switchPages(stage: Stage): Promise<void> {
  const ours = await stage.open('/cr-tools', 'C')
  await ours.page.locator(HOME_IS_THERE).first().waitFor()
  await ours.page.waitForTimeout(4000)
  // Returning home is not a first visit.
  await goThrough(ours, 'page', PAGES, { visitedBefore: [1, 3] })
  await ours.close()
}

/** Row 9, and how fast a conversation opens. */
export async function switching(stage: Stage): Promise<void> {
  await switchPages(stage)
  await openChannels(stage)
}
