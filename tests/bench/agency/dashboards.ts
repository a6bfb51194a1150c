import { cold, type Cold, heapAfterLoad } from '../first-view.ts'
import { goThrough } from '../pages.ts'
import { compare, limit, median } from '../table.ts'
import { scriptBytesOf, visit, type Visit } from '../visit.ts'
import type { Stage } from '../workspace/stage.ts'
import { asDirector } from './director.ts'

const ROUNDS = 3

const OVERVIEW = '/agency-overview'
/** Tiles, chart and table stand there with their figures. */
const USABLE =
  'main:has([role=group][aria-labelledby]):has(section[aria-label="Revenue by type"] svg path) section[aria-label="Creators"] tbody tr'

/** Going from page to page by the bar on top: what tells that each is there. */
const PAGES = [
  { link: 'nav a[href="/agency-creators"]', there: 'main [aria-label="Creators"] tbody tr' },
  { link: 'nav a[href="/agency-manage"]', there: 'main [aria-label="Creators right now"] tbody tr' },
  { link: 'nav a[href="/agency-overview"]', there: USABLE },
] as const

/** Row 9: the first time with their code fetched ahead, then again. */
async function switchPages(stage: Stage, options: Awaited<ReturnType<typeof asDirector>>): Promise<void> {
  const ours = await stage.open(OVERVIEW, 'C', options)
  await ours.page.locator(USABLE).first().waitFor()
  await ours.page.waitForTimeout(4000)
  // The overview was there before.
  await goThrough(ours, 'agency page', PAGES, { visitedBefore: [2] })
  await ours.close()
}

/** Rows 4, 8 and 9: the overview of money, beside the bare page; and from page to page. */
export async function dashboards(stage: Stage): Promise<void> {
  const options = await asDirector(stage)
  const ours: Cold[] = []
  const bare: Visit[] = []
  // Not counted: the server packs each file when it is first asked for.
  await visit(stage.browser, stage.barePageOrigin, 'C')
  await cold(stage, OVERVIEW, USABLE, options)
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await visit(stage.browser, stage.barePageOrigin, 'B'))
    ours.push(await cold(stage, OVERVIEW, USABLE, options))
  }
  const bareUsable = median(bare.map(({ usable }) => usable))
  compare(
    4,
    'B: overview, script until usable, br B',
    ours[0]?.bytes ?? Number.NaN,
    scriptBytesOf(bare[0]),
    2,
  )
  compare(4, 'B: overview, usable ms', median(ours.map(({ usable }) => usable)), bareUsable, 2.2)
  limit(4, 'B: overview, blocked ms', median(ours.map(({ blocked }) => blocked)), 300)
  compare(6, 'B: overview, warm start ms', median(ours.map(({ warm }) => warm)), bareUsable, 1.3)
  const heap = await heapAfterLoad(stage, OVERVIEW, USABLE, options)
  const bareHeap = await heapAfterLoad(stage, stage.barePageOrigin, 'form')
  compare(8, 'heap after load, overview, B', heap, bareHeap, 3)
  await switchPages(stage, options)
}
