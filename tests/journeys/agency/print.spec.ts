import type { Page } from '@playwright/test'

import { LANGUAGES } from '../../../src/config/languages.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseLanguage, localeText } from '../support/languages.ts'
import { app, main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

/** A sheet without its margins. */
const A4_PX = { width: 703, height: 1032 }
const STATEMENTS = '/agency-manage/chatter-performance?tab=statements'

async function printPayroll(page: Page): Promise<void> {
  const table = main(page).getByRole('table', { name: 'Statements' })
  await expect(table.getByRole('row')).toHaveCount(50)
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText(/^[A-Z][a-z]+ 20\d\d$/)).toBeVisible()
  await expect(table.getByRole('row').last()).toBeVisible()
  await expect(table.getByText('Kerem Yavuz')).toHaveCSS('font-size', '11px')
  await expect(main(page).getByRole('searchbox')).toBeHidden()
  await expect(main(page).getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

async function printStatement(page: Page): Promise<void> {
  await main(page).getByRole('row', { name: 'Kerem Yavuz' }).getByText('Kerem Yavuz').click()
  const drawer = page.getByRole('dialog', { name: "⁨Kerem Yavuz⁩'s statement" })
  await expect(drawer.getByRole('list', { name: 'Breakdown' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(drawer.getByRole('list', { name: 'Breakdown' })).toBeVisible()
  await expect(drawer).toHaveCSS('color', 'rgb(28, 32, 36)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const name of ['Sign off', 'Save adjustment', 'Close'])
    await expect(drawer.getByRole('button', { name })).toBeHidden()
  await expect(app(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
}

test('payroll prints with every row and fits a sheet, and a statement prints alone', async ({ page }) => {
  await openAs(page, 'director', STATEMENTS)
  await test.step('payroll prints with its month and every row, without bars, checkboxes and search', () =>
    printPayroll(page))
  await test.step('a statement prints alone, dark on white, without controls', () => printStatement(page))
  await test.step('payroll fits a sheet in German, which has the longest words', async () => {
    await chooseLanguage(page, 'Language', LANGUAGES.de.label)
    const name = localeText('de', 'analytics:performance.statements')
    const table = main(page).getByRole('table', { name })
    await expect(table.getByRole('row')).toHaveCount(50)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(A4_PX)
    const edge = () => table.evaluate((rows) => rows.getBoundingClientRect().right)
    await expect.poll(edge).toBeLessThanOrEqual(A4_PX.width)
  })
})
