import { checkLimit, median, addFigure } from '../result-table.ts'
import { channelAddress, LONG_CHANNEL, type BenchApp, USABLE_THREAD } from './bench-app.ts'

const SECONDS = 7

/** Runs in the page: counts mutations by the text of their element. */
const recordChanges = (ms: number): Promise<{ places: number; commits: number }> =>
  new Promise((resolve) => {
    const places = new Set<Node | null>()
    const before = window.bench.commits
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) places.add(target instanceof Element ? target : target.parentElement)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    setTimeout(() => {
      observer.disconnect()
      resolve({ places: places.size, commits: window.bench.commits - before })
    }, ms)
  })

/**
 * Row 15: on an idle page a second changes one text without a React commit. The median second counts, as a
 * fan's waiting time may change in one of them.
 */
export async function ticking(app: BenchApp): Promise<void> {
  const ours = await app.open(channelAddress(LONG_CHANNEL), 'A')
  await ours.page.locator(USABLE_THREAD).last().waitFor()
  await ours.page.waitForTimeout(5000)
  const places: number[] = []
  const commits: number[] = []
  for (let second = 0; second < SECONDS; second += 1) {
    const changed = await ours.page.evaluate(recordChanges, 1000)
    places.push(changed.places)
    commits.push(changed.commits)
  }
  await ours.close()
  checkLimit(15, 'places that change with a second', median(places), 1)
  checkLimit(15, 'React commits with it', median(commits), 0)
  addFigure(
    15,
    `React commits in ${SECONDS} s`,
    commits.reduce((sum, count) => sum + count, 0),
  )
}
