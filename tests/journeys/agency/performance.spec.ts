import type { Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import type { Backend } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage } from '../support/languages.ts'
import { main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/agency-manage/chatter-performance'
const table = (page: Page, name: string) => main(page).getByRole('table', { name, exact: true })
const message = (page: Page, index: number) =>
  main(page).getByRole('list', { name: 'Messages' }).getByRole('listitem').nth(index)
const tab = (page: Page, name: RegExp) => main(page).getByRole('tab', { name })

async function readEvidence(page: Page): Promise<void> {
  const all = table(page, 'Chatters')
  const drawer = page.getByRole('dialog')
  await all.locator('tr[data-index="0"] button').nth(5).click()
  await expect(drawer.getByText('DMs with a price', { exact: false })).toBeVisible()
  await drawer.getByRole('list', { name: 'Messages' }).getByRole('button').first().click()
  await expect(drawer.getByRole('list', { name: 'Chat' }).locator('[aria-current]')).toBeInViewport()
  await expect(drawer.getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await all.locator('tr[data-index="0"]').focus()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('list', { name: 'Sales' }).getByRole('listitem').first()).toContainText('$')
  await page.keyboard.press('Escape')
}

async function scrollSideways(page: Page): Promise<void> {
  const first = table(page, 'Chatters by creator and day').locator('tr[data-index="0"]')
  // The row is complete once it shows a name; before, a cell may be replaced.
  await expect(first.getByRole('cell').nth(1)).toContainText(/\p{L}/u)
  const far = first.getByRole('cell').last()
  // A long table replaces its rows when the code of the virtualised one has loaded.
  await expect(async () => {
    await far.scrollIntoViewIfNeeded()
    await expect(far).toBeInViewport({ timeout: 1000 })
  }).toPass()
  // Checkbox, chatter, creator, day.
  for (const index of [1, 2, 3]) await expect(first.getByRole('cell').nth(index)).toBeInViewport({ ratio: 1 })
  const boxes = await Promise.all([1, 2, 3].map((index) => first.getByRole('cell').nth(index).boundingBox()))
  const [chatter, creator, day] = boxes.map((box) => box?.x ?? -1)
  expect(creator).toBeGreaterThan(chatter ?? 0)
  expect(day).toBeGreaterThan(creator ?? 0)
}

async function exportFigures(page: Page): Promise<void> {
  const file = page.waitForEvent('download')
  await main(page)
    .getByRole('region', { name: 'Chatters' })
    .getByRole('button', { name: 'Export', exact: true })
    .click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^chatter-performance-.*\.csv$/)
  const whole = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Export all figures (CSV)' }).click()
  expect((await whole).suggestedFilename()).toMatch(/-all\.csv$/)
}

async function turnOnLeaderboard(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Team settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Team settings' })
  await settings.getByRole('switch', { name: 'Leaderboard' }).click()
  await expect(settings.getByRole('switch', { name: 'Leaderboard' })).toBeChecked()
  await settings.getByRole('button', { name: 'Done' }).click()
  await openAs(page, 'chatter', '/agency-statistics')
  await expect(main(page).getByRole('heading', { name: 'Leaderboard' })).toBeVisible()
  await expect(main(page).getByText('You', { exact: true }).first()).toBeVisible()
}

test('a manager groups the work, opens the evidence of a figure, and compares people', async ({ page }) => {
  await openAs(page, 'manager', PAGE)
  const all = table(page, 'Chatters')
  await expect(all.getByRole('row').nth(1)).toContainText('All chatters')
  await expect(main(page).getByRole('group', { name: 'Sales, net' })).toContainText('$')
  await expect(main(page).getByRole('slider', { name: /Sales per hour/ })).toBeAttached()
  await test.step('opens the evidence of a figure', () => readEvidence(page))
  await test.step('compares people', async () => {
    await all.locator('tr[data-index="2"]').press('Space')
    await all.locator('tr[data-index="4"]').press('Space')
    await main(page).getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(main(page).getByText(/2 of 6 people compared/)).toBeVisible()
  })
  await test.step('a grouping by day keeps chatter, creator and day visible while scrolling sideways', async () => {
    await main(page)
      .getByRole('button', { name: /Group by/ })
      .click()
    await page.getByRole('option', { name: 'By creator, day and chatter' }).click()
    await expect(page).toHaveURL(/cut=creator_day_employee/)
    await scrollSideways(page)
  })
  await test.step('exports what is shown, and all figures', async () => {
    await page.goBack()
    await expect(all).toBeVisible()
    await exportFigures(page)
  })
  await test.step('the leaderboard is turned on, which chatters then see', () => turnOnLeaderboard(page))
})

async function reviewMessages(page: Page, backend: Backend): Promise<void> {
  await expect(message(page, 0)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(message(page, 1).locator('[aria-current]')).toBeFocused()
  await page.keyboard.press('1')
  await expect(message(page, 1).getByRole('button', { name: 'Mark as good' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('k')
  await page.keyboard.press('n')
  const note = message(page, 0).getByRole('textbox', { name: /^Note for/ })
  await note.fill('Ask about the trip first.')
  await backend.faults({ mode: 'fail', only: '/messages/review', times: 1 })
  await message(page, 0).getByRole('button', { name: 'Save note' }).click()
  await expect(message(page, 0).getByRole('alert')).toContainText("Couldn't save")
  await expect(note).toHaveValue('Ask about the trip first.')
  await message(page, 0).getByRole('button', { name: 'Save note' }).click()
  await expect(message(page, 0)).toContainText(/Viktor Lindqvist.*Ask about the trip first\./)
  await message(page, 0).getByRole('button', { name: 'Open in context' }).click()
  await expect(page.getByRole('dialog', { name: 'Chat' })).toContainText('Messages stay unread')
  await page.keyboard.press('Escape')

  await main(page)
    .getByRole('button', { name: /Mark: any/ })
    .click()
  await page.getByRole('option', { name: 'Needs coaching' }).click()
  await expect(message(page, 0)).toContainText('Ask about the trip first.')
  await expect(main(page).getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1)
}

async function reassignSale(page: Page): Promise<void> {
  await main(page).getByRole('radio', { name: 'Unassigned' }).click()
  await expect(table(page, 'Unassigned')).toContainText('No matching rule')
  await table(page, 'Unassigned')
    .getByRole('button', { name: /^Reassign sale/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Reassign sale' })
  await dialog.getByRole('button', { name: 'Reassign' }).click()
  await expect(dialog.getByText('Add a reason')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Credit to' }).fill('Ana Rib')
  await page.getByRole('option', { name: 'Ana Ribeiro' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She wrote all evening.')
  await dialog.getByRole('button', { name: 'Reassign' }).click()
  await expect(page.getByText('Sale reassigned')).toBeVisible()
}

test('a manager reviews messages, decides a dispute, reassigns a sale and changes the rules', async ({
  page,
  backend,
}) => {
  const give = main(page).getByRole('button', { name: /^Credit / })
  await openAs(page, 'manager', `${PAGE}?tab=review`)
  await test.step('messages are marked by keyboard, annotated for their author and read in context', () =>
    reviewMessages(page, backend))
  await test.step('a failed part stays in place and can be retried', async () => {
    // The client does not retry a 422 by itself.
    await backend.faults({ mode: 'fail', status: 422, only: '/sales/list', times: null })
    await tab(page, /^Sales/).click()
    await expect(give.first()).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible()
    await backend.faults({ mode: 'none', only: null })
    await main(page).getByRole('button', { name: 'Retry' }).click()
    await expect(table(page, 'Sales')).toBeVisible()
  })
  await test.step('a dispute is decided inline', async () => {
    await main(page).getByRole('radio', { name: 'Disputed' }).click()
    await expect(table(page, 'Sales')).toHaveCount(0)
    const count = await give.count()
    await give.first().click()
    await expect(page.getByText('Dispute resolved')).toBeVisible()
    await expect(give).toHaveCount(count - 1)
    await expect(tab(page, /^Sales/)).toHaveText(`Sales ${count - 1}`)
  })
  await test.step('a sale is reassigned with a reason', () => reassignSale(page))
  await test.step('the rules change', async () => {
    await main(page).getByRole('button', { name: 'Attribution' }).click()
    const rules = page.getByRole('dialog', { name: 'Attribution' })
    await rules.getByRole('button', { name: /Tips/ }).click()
    await page.getByRole('option', { name: 'Person on shift' }).click()
    await rules.getByRole('button', { name: 'Save rules' }).click()
    await expect(page.getByText('Attribution rules saved')).toBeVisible()
  })
})

test('axe finds nothing on any tab, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'manager', PAGE)
  await inEachLanguage(page, async (language) => {
    // Contrast is scanned in English; other texts are the same in each row.
    await navigateInPage(page, language === 'en' ? PAGE : `${PAGE}?people=staff-04`)
    for (const index of [0, 1, 2, 3]) {
      await main(page).getByRole('tab').nth(index).click()
      await expect(main(page).getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true')
      await expectLoaded(page)
      // A person with rows on every tab.
      await expect(
        main(page)
          .locator(index === 1 ? 'li' : 'tbody tr')
          .first(),
      ).toBeVisible()
      expect(await axeFindings(page, index === 0 ? undefined : 'main')).toEqual([])
    }
  })
})
