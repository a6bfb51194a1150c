import type { Page } from '@playwright/test'

import { pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import type { Backend } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage } from '../support/languages.ts'
import { heading, main } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const STATISTICS = '/agency-statistics'

const table = (page: Page, name: string) => main(page).getByRole('table', { name, exact: true })

async function recoverSales(page: Page, backend: Backend): Promise<void> {
  const alert = main(page).getByRole('alert').filter({ hasText: /./ })
  await expect(alert).toContainText("Couldn't load this")
  await expect(main(page).getByRole('group', { name: 'Unlock rate' })).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'My shifts' })).toBeVisible()
  await backend.faults({ mode: 'none' })
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(table(page, 'Sales list').getByRole('row')).not.toHaveCount(0)
  await expect(alert).toHaveCount(0)
  await expectLoaded(page)
  // The agency has not turned it on.
  await expect(main(page).getByRole('heading', { name: 'Leaderboard' })).toHaveCount(0)
}

async function readPace(page: Page): Promise<void> {
  await expect(heading(page, 'My statistics')).toBeVisible()
  await expect(main(page).getByRole('group', { name: 'Golden ratio' })).toContainText('%')
  await expect(main(page).getByText(/USD per day, gross · .* your last four weeks/)).toBeVisible()
  await main(page).getByRole('radio', { name: 'Hours' }).click()
  await expect(main(page).getByText(/USD per hour, gross/)).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe(`${STATISTICS}?by=hour`)
}

async function filterByCreator(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Creators/ })
    .click()
  const choice = page.getByRole('dialog')
  await choice.getByRole('checkbox').first().check()
  await choice.getByRole('button', { name: 'Apply' }).click()
  // Header, total and one row.
  await expect(table(page, 'By creator').getByRole('row')).toHaveCount(3)
  // A chatter does not see the team's figures.
  await expect(main(page).getByText('These are your own figures.')).toHaveCount(0)
}

async function dispute(page: Page, backend: Backend): Promise<void> {
  const sales = table(page, 'Sales list')
  await expect(sales.getByRole('row')).not.toHaveCount(0)
  await expect(sales.getByRole('button', { name: 'This was mine' })).toHaveCount(0)
  await main(page).getByRole('checkbox', { name: 'Show sales credited to others' }).click()
  await sales.getByRole('button', { name: 'This was mine' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'This was mine' })
  await dialog.getByRole('button', { name: 'Send to manager' }).click()
  await expect(dialog.getByText('Explain why this sale was yours.')).toBeVisible()
  await backend.faults({ mode: 'fail', status: 422, only: 'sales/dispute' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I sent it at ten')
  await dialog.getByRole('button', { name: 'Send to manager' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('I sent it at ten')
  await backend.faults({ mode: 'none' })
  await dialog.getByRole('button', { name: 'Send to manager' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(sales.getByText('Disputed').first()).toBeVisible()
}

async function correctLog(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Previous week' }).click()
  await expect.poll(() => pathOf(page)).toMatch(/[?&]week=\d{4}-\d\d-\d\d$/)
  const week = main(page).getByRole('list', { name: 'My shifts' })
  const asked = week.getByText('Correction pending')
  await expect(week.getByRole('button', { name: /^Correct / }).first()).toBeVisible()
  const before = await asked.count()
  await week.locator('button:not([aria-disabled])').first().click()
  const dialog = page.getByRole('dialog', { name: 'Correct your work log' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Forgot to clock out')
  await dialog.getByRole('button', { name: 'Send correction' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(asked).toHaveCount(before + 1)
}

test("a chatter sees their own pace, disputes a colleague's sale and corrects a work log", async ({
  page,
  backend,
}) => {
  await backend.faults({ mode: 'fail', status: 422, only: 'chatter/sales/list' })
  await openAs(page, 'chatter', '/cr-select')
  await (await openAccountMenuItem(page, 'My statistics')).click()
  await test.step('one failed part leaves the others intact', () => recoverSales(page, backend))
  await test.step('a chatter sees their own pace by day and hour', () => readPace(page))
  await test.step('a work log is corrected from its week', () => correctLog(page))
  await test.step("a colleague's sale is disputed, and the text survives a failure", () =>
    dispute(page, backend))
  await test.step('the figures are filtered by creator', () => filterByCreator(page))
})

test('a user without work logs sees a prompt to clock in, with a link', async ({ page }) => {
  await openAs(page, 'all', STATISTICS)
  await expect(main(page).getByText('Clock in to get started.')).toBeVisible()
  // Only the tools' pages show the clock (requirements 6).
  await expect(page.getByRole('button', { name: 'Clock In' })).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Choose a creator' }).click()
  await expect(page.getByRole('button', { name: 'Clock In' }).first()).toBeVisible()
})

test('axe finds nothing, in three languages', async ({ page }) => {
  await openAs(page, 'chatter', `${STATISTICS}?others=1`)
  await inEachLanguage(page, async () => {
    await expectLoaded(page)
    await expect(main(page).getByRole('table')).toHaveCount(2)
    expect(await axeFindings(page)).toEqual([])
  })
})
