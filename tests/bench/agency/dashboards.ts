import { BARE_FORM, measureColdVisit, type ColdVisit, heapAfterLoad } from '../first-view.ts'
import { measureNavigation } from '../navigation.ts'
import { compareWithBare, checkLimit, median } from '../result-table.ts'
import type { BenchApp } from '../workspace/bench-app.ts'
import { directorContext } from './director.ts'

const ROUNDS = 3

const OVERVIEW = '/agency-overview'
/** Visible once tiles, chart and table show their figures. */
const USABLE =
  'main:has([role=group][aria-labelledby]):has(section[aria-label="Revenue by type"] svg path) section[aria-label="Creators"] tbody tr'

/** Pages of the top bar, each with a selector that marks it as loaded. */
const PAGES = [
  { link: 'nav a[href="/agency-creators"]', loadedSelector: 'main [aria-label="Creators"] tbody tr' },
  { link: 'nav a[href="/agency-manage"]', loadedSelector: 'main [aria-label="Creators right now"] tbody tr' },
  { link: 'nav a[href="/agency-overview"]', loadedSelector: USABLE },
] as const

/** Row 9: first visits with prefetched code, then repeated visits. */
async function switchPages(
  app: BenchApp,
  options: Awaited<ReturnType<typeof directorContext>>,
): Promise<void> {
  const ours = await app.open(OVERVIEW, 'C', options)
  await ours.page.locator(USABLE).first().waitFor()
  await ours.page.waitForTimeout(4000)
  // The overview is already visited.
  await measureNavigation(app, ours, 'agency page', PAGES, [2])
  await ours.close()
}

/** Rows 4, 6 to 9: the overview beside the bare page, and navigation between pages. */
export async function dashboards(app: BenchApp): Promise<void> {
  const options = await directorContext(app)
  const seen = { bare: [] as ColdVisit[], overview: [] as ColdVisit[] }
  // Discard the first round: the server compresses each file on its first request.
  for (let count = 0; count <= ROUNDS; count += 1) {
    seen.bare.push(await measureColdVisit(app, app.barePageOrigin, BARE_FORM))
    seen.overview.push(await measureColdVisit(app, OVERVIEW, USABLE, options))
  }
  for (const visits of Object.values(seen)) visits.shift()
  const middle = (of: keyof typeof seen, mark: keyof ColdVisit): number =>
    median(seen[of].map((one) => one[mark]))
  compareWithBare(
    4,
    'B: overview, script until usable, br B',
    middle('overview', 'bytes'),
    middle('bare', 'bytes'),
    2.2,
  )
  compareWithBare(4, 'B: overview, usable ms', middle('overview', 'usable'), middle('bare', 'usable'), 2.2)
  checkLimit(4, 'B: overview, blocked ms', middle('overview', 'blocked'), 300)
  compareWithBare(6, 'B: overview, warm start ms', middle('overview', 'warm'), middle('bare', 'warm'), 2.8)
  checkLimit(
    '6b',
    'overview, requests until settled',
    middle('overview', 'requests'),
    60,
    middle('bare', 'requests'),
  )
  checkLimit(7, 'B: overview, layout shift', middle('overview', 'shift'), 0.01)
  const heap = await heapAfterLoad(app, OVERVIEW, USABLE, options)
  const bareHeap = await heapAfterLoad(app, app.barePageOrigin, BARE_FORM)
  compareWithBare(8, 'heap after load, overview, B', heap, bareHeap, 3.5)
  await switchPages(app, options)
}
