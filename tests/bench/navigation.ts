import { checkLimit, median, addFigure } from './result-table.ts'
import type { OpenedPage } from './workspace/bench-app.ts'

/** A page to navigate to: its link, and a selector that marks it as loaded. */
export interface NavigationTarget {
  link: string
  loadedSelector: string
}

const ROUNDS = 4
const SETTLES_MS = 700

/** The heading of any page, by which the previous page's content is gone. */
const HEADING = 'main h1'

/** Row 9, navigation around the pages: until the next page shows, and until it is complete. */
export async function measureNavigation(
  { page }: OpenedPage,
  what: string,
  pages: readonly NavigationTarget[],
  { visitedBefore }: { visitedBefore: readonly number[] },
): Promise<void> {
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
  checkLimit(9, `C: ${what}, click to shown, first time, longest ms`, Math.max(...times.first), 120)
  checkLimit(9, `C: ${what}, click to shown, visited, p50 ms`, median(times.again), 50)
  checkLimit(9, `C: ${what}, click to shown, visited, longest ms`, Math.max(...times.again), 100)
  addFigure(9, `C: ${what}, click to whole, first time, longest ms`, Math.max(...times.wholeFirst))
  addFigure(9, `C: ${what}, click to whole, visited, p50 ms`, median(times.whole))
  addFigure(9, `C: ${what}, click to whole, visited, longest ms`, Math.max(...times.whole))
}
