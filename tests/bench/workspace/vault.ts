import { drag, worstOfFlings } from '../finger.ts'
import { checkLimit, checkLimitOrBare, median } from '../result-table.ts'
import { framesOf, reportTyping, type Seen, typeBare, typeWatched } from './filtering.ts'
import { type BenchApp, THREAD_ROWS } from './bench-app.ts'

const ROUNDS = 3
const TOUCH = { hasTouch: true }
const ROWS = 'main [role=grid] [role=row]'
const TILE = 'main [role=grid] [role=gridcell]'
/** Each finds some of the items. */
const WORDS = ['mirror', 'studio', 'light']
const TYPED = WORDS.join(' ')
const MAX_NODES = 3000

/** Runs in the page. */
const scrollToTop = (row: Element): void => row.closest('[role=grid]')?.parentElement?.scrollTo({ top: 0 })

async function openVault(app: BenchApp, profile: 'A' | 'C') {
  const opened = await app.open('/vault', profile, TOUCH)
  const { page } = opened
  await page.bringToFront()
  await page.locator(TILE).nth(8).waitFor()
  await page.waitForTimeout(3000)
  return {
    opened,
    search: page.locator('main input[type=search]'),
    folders: page.locator('main nav li button[aria-current]'),
  }
}

/** Another visit sees the same items first, so that no thumbnail is generated while frames are timed. */
async function storeThumbnails(app: BenchApp): Promise<void> {
  const { opened, search, folders } = await openVault(app, 'A')
  await worstOfFlings(opened, ROWS, 'up')
  for (const word of WORDS)
    for (let length = 1; length <= word.length; length += 1)
      await framesOf(opened, () => search.fill(word.slice(0, length)))
  await search.fill('')
  for (let round = 0; round < ROUNDS; round += 1) await framesOf(opened, () => folders.nth(round + 1).click())
  await opened.close()
}

/** Rows 11 and 12: 20,000 items under a finger, a search and a filter. */
export async function vault(app: BenchApp): Promise<void> {
  await app.faults({ vaultSize: 'large', roles: ['account_manager', 'chatter'] })
  await storeThumbnails(app)
  const { opened: ours, search, folders } = await openVault(app, 'C')
  const { page } = ours
  const bare = await app.openBare('C', TOUCH)
  await page.bringToFront()
  const flung: number[] = []
  const bareFlung: number[] = []
  const typed: Seen[] = []
  const filtered: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bareFlung.push(await worstOfFlings(bare, THREAD_ROWS, 'down'))
    // From the top again: at the end of the loaded items nothing scrolls until more have come.
    await framesOf(ours, () => page.locator(ROWS).first().evaluate(scrollToTop))
    flung.push(await worstOfFlings(ours, ROWS, 'up'))
    await drag(ours, ROWS, 'down')
    for (const word of WORDS) {
      await search.focus()
      typed.push(await typeWatched(ours, word))
      await framesOf(ours, () => search.fill(''))
    }
    filtered.push(Math.max(...(await framesOf(ours, () => folders.nth(round + 1).click()))))
    await framesOf(ours, () => folders.first().click())
  }
  const nodes = await page.locator('*').count()
  await ours.close()
  await app.faults({ vaultSize: 'usual', roles: null })
  const bareTyped = await typeBare(bare, TYPED)
  await bare.close()
  checkLimitOrBare(12, 'C: vault of 20,000, fling, longest frame ms', median(flung), 50, median(bareFlung))
  reportTyping('vault of 20,000, search', typed, bareTyped)
  checkLimitOrBare(
    12,
    'C: vault of 20,000, folder, longest frame ms',
    median(filtered),
    50,
    median(bareFlung),
  )
  checkLimit(12, 'vault of 20,000, DOM nodes after it', nodes, MAX_NODES)
}
