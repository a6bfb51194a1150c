import { framesOf, reportTyping, type Seen, typeBare, typeWatched } from './filtering.ts'
import type { BenchApp } from './bench-app.ts'

const ROUNDS = 6
const EDITOR = '/list?edit=new'
/** Amounts that some fans have spent. */
const AMOUNTS = ['1250', '40', '325.50']

/** Rows 11 and 12: a rule is typed while the preview counts who matches. */
export async function lists(app: BenchApp): Promise<void> {
  await app.faults({ roles: ['account_manager', 'chatter'] })
  const ours = await app.open(EDITOR, 'C')
  const bare = await app.openBare('C')
  const { page } = ours
  await page.bringToFront()
  const least = page.getByRole('textbox', { name: 'At least' })
  await least.waitFor()
  await page.waitForTimeout(3000)
  const typed: Seen[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await least.focus()
    typed.push(await typeWatched(ours, AMOUNTS[round % AMOUNTS.length] ?? ''))
    await framesOf(ours, () => least.fill(''))
  }
  await ours.close()
  await app.faults({ roles: null })
  const bareTyped = await typeBare(bare, AMOUNTS.join(' '))
  await bare.close()
  reportTyping('list preview', typed, bareTyped)
}
