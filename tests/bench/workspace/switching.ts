import { measureNavigation } from '../navigation.ts'
import { checkLimit, median, addFigure } from '../result-table.ts'
import { ALL, FIELD, INBOX_ROWS, type OpenedPage, type BenchApp, USABLE_THREAD } from './bench-app.ts'

/** First list row to open, below the preloaded ones. */
const FIRST_ROW = 3
const CHANNELS = 6
const ROUNDS = 4

const rowOf = (channelId: string): string => `a[data-row="${channelId}"]`
/** Matches once the row is selected, its messages are shown and the composer is enabled. */
const loadedSelectorOf = (channelId: string): string =>
  `body:has(${rowOf(channelId)}[aria-current=page]):has(${FIELD}) ${USABLE_THREAD}`

async function timePress({ page }: OpenedPage, what: string, there: string): Promise<number> {
  const waited = page.evaluate((selector) => window.bench.timeUntilShown(selector), there)
  await page.locator(what).first().click()
  await waited
  await page.waitForTimeout(300)
  return waited
}

/** Slowest backend response of a channel's calls in ms, preloaded ones excluded. */
const slowestCallMs = ({ page }: OpenedPage): Promise<number> =>
  page.evaluate(() => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // by their type
    const own = calls.filter(({ name }) => /messages\/(channel\/get|list)$/.test(name))
    performance.clearResourceTimings()
    return Math.max(0, ...own.map(({ requestStart, responseEnd }) => responseEnd - requestStart))
  })

/** Opens conversations from the list, first unvisited ones, then visited ones. */
async function openChannels(app: BenchApp): Promise<void> {
  const ours = await app.open(ALL, 'C')
  await ours.page.locator(INBOX_ROWS).last().waitFor()
  await ours.page.waitForTimeout(2500)
  const all = ours.page.locator(INBOX_ROWS)
  const ids = await all.evaluateAll((rows) => rows.map((row) => row.dataset.row ?? ''))
  // Bottom up, as the page preloads the rows after the open one.
  const channels = ids.slice(FIRST_ROW, FIRST_ROW + CHANNELS).toReversed()
  const times = { cold: [] as number[], own: [] as number[], cached: [] as number[] }
  await ours.page.evaluate(() => performance.clearResourceTimings())
  for (const id of channels) {
    const waited = await timePress(ours, rowOf(id), loadedSelectorOf(id))
    times.cold.push(waited)
    times.own.push(waited - (await slowestCallMs(ours)))
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const id of channels) times.cached.push(await timePress(ours, rowOf(id), loadedSelectorOf(id)))
  await ours.close()
  addFigure(9, 'C: cold channel, click to thread, with the backend, p50 ms', median(times.cold))
  checkLimit(9, 'C: cold channel, click to thread, without the backend, p50 ms', median(times.own), 600)
  checkLimit(9, 'C: cached channel, click to thread, p50 ms', median(times.cached), 150)
  addFigure(9, 'C: cached channel, click to thread, longest ms', Math.max(...times.cached))
}

/** A tile that only the tools' home has. */
const HOME_LOADED = 'main a[href="/cr-tools/messages/mass"]'

/** The tools' pages to navigate between, each with a selector that marks it as loaded. */
const PAGES = [
  { link: 'a[href="/cr-tools/messages"]', loadedSelector: INBOX_ROWS },
  { link: 'a[href="/cr-tools"]', loadedSelector: HOME_LOADED },
  { link: 'a[href="/cr-tools/notifications"]', loadedSelector: 'main input[role=switch]' },
  { link: 'a[href="/cr-tools"]', loadedSelector: HOME_LOADED },
] as const

/** Row 9: navigation between pages, first with prefetched code, then again. */
async function switchPages(app: BenchApp): Promise<void> {
  const ours = await app.open('/cr-tools', 'C')
  await ours.page.locator(HOME_LOADED).first().waitFor()
  await ours.page.waitForTimeout(4000)
  // Returning home is not a first visit.
  await measureNavigation(app, ours, 'page', PAGES, [1, 3])
  await ours.close()
}

/** Row 9, and how fast a conversation opens. */
export async function switching(app: BenchApp): Promise<void> {
  await switchPages(app)
  await openChannels(app)
}
