import { addFigure, checkLimit, checkLimitOrBare, median } from './result-table.ts'
import type { BenchApp, OpenedPage } from './workspace/bench-app.ts'

/** A page to navigate to: its link, and a selector that marks it as loaded. */
export interface NavigationTarget {
  link: string
  loadedSelector: string
}

const ROUNDS = 4
const SETTLES_MS = 700

/** The heading of any page, by which the previous page's content is gone. */
const HEADING = 'main h1'

/** Milliseconds from click to heading, and from click to loaded page, on first and on later visits. */
async function timeNavigation(
  { page }: OpenedPage,
  pages: readonly NavigationTarget[],
  visitedBefore: readonly number[],
) {
  const times = {
    first: [] as number[],
    again: [] as number[],
    whole: [] as number[],
    wholeFirst: [] as number[],
  }
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [at, { link, loadedSelector }] of pages.entries()) {
      const [gone, signs] = [pages.at(at - 1)?.loadedSelector, [HEADING, loadedSelector]]
      const seen = page.evaluate(
        ([wanted, other]) =>
          Promise.all(wanted.map((selector) => window.bench.timeUntilShown(selector, other))),
        [signs, gone] as const,
      )
      await page.locator(link).first().click()
      const [shown = Number.NaN, whole = Number.NaN] = await seen
      if (round > 0) {
        times.again.push(shown)
        times.whole.push(whole)
      } else if (!visitedBefore.includes(at)) {
        times.first.push(shown)
        times.wholeFirst.push(whole)
      }
      await page.waitForTimeout(SETTLES_MS)
    }
  return times
}

const BARE_PAGES = [
  { link: 'a[href="/second"]', loadedSelector: 'form[aria-label="Second"]' },
  { link: 'a[href="/first"]', loadedSelector: 'form[aria-label="First"]' },
] as const

/** Row 9 beside the bare pages: until the next page shows, and until it is complete. */
export async function measureNavigation(
  app: BenchApp,
  opened: OpenedPage,
  what: string,
  pages: readonly NavigationTarget[],
  visitedBefore: readonly number[],
): Promise<void> {
  const times = await timeNavigation(opened, pages, visitedBefore)
  const barePages = await app.openBarePages('C')
  await barePages.page.locator(HEADING).waitFor()
  const bare = await timeNavigation(barePages, BARE_PAGES, [])
  await barePages.close()
  const longest = Math.max(...times.again)
  checkLimit(9, `C: ${what}, click to shown, first time, longest ms`, Math.max(...times.first), 120)
  checkLimitOrBare(
    9,
    `C: ${what}, click to shown, visited, p50 ms`,
    median(times.again),
    50,
    median(bare.again),
  )
  checkLimitOrBare(
    9,
    `C: ${what}, click to shown, visited, longest ms`,
    longest,
    100,
    Math.max(...bare.again),
  )
  addFigure(9, `C: ${what}, click to whole, first time, longest ms`, Math.max(...times.wholeFirst))
  addFigure(9, `C: ${what}, click to whole, visited, p50 ms`, median(times.whole))
  addFigure(9, `C: ${what}, click to whole, visited, longest ms`, Math.max(...times.whole))
}
