import type { Page } from '@playwright/test'

import { LANGUAGES } from '../../../src/config/languages.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseLanguage, localeText } from '../support/languages.ts'
import { app, main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

/** A sheet without its margins. */
const A4_PX = { width: 703, height: 1032 }
const STATEMENTS = '/agency-manage/chatter-performance?tab=statements'

const row = (page: Page, name: RegExp) => main(page).getByRole('row', { name })
/** Bidi marks isolate the name. */
const statementOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `\u2068${name}\u2069's statement` })

async function adjust(page: Page): Promise<void> {
  await main(page).getByRole('searchbox', { name: 'Find a chatter' }).fill('Ana Rib')
  await expect(row(page, /Ana Ribeiro/)).toContainText('$')
  await row(page, /Ana Ribeiro/).press('Enter')
  const drawer = statementOf(page, 'Ana Ribeiro')
  await expect(drawer.getByRole('list', { name: 'Breakdown' })).toContainText('an hour')
  await expect(page).toHaveURL(/statement=/)

  await drawer.getByRole('radio', { name: 'Deduct' }).check()
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('12,50')
  await drawer.getByRole('button', { name: 'Save adjustment' }).click()
  await expect(drawer.getByText('Add a reason')).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('Advance paid in cash')
  await drawer.getByRole('button', { name: 'Save adjustment' }).click()
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Advance paid in cash' })).toContainText(
    '-$12.50',
  )
}

async function signOff(page: Page): Promise<void> {
  const drawer = statementOf(page, 'Ana Ribeiro')
  await drawer.getByRole('button', { name: 'Sign off' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign off with open logs?' })
  await expect(question.or(drawer.getByText(/^Signed off by/)).first()).toBeVisible()
  if (await question.isVisible()) await question.getByRole('button', { name: 'Sign off anyway' }).click()
  await expect(drawer.getByText(/^Signed off by .*Daria Kowal/)).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Save adjustment' })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Reopen' }).click()
  await expect(drawer.getByRole('button', { name: 'Save adjustment' })).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
}

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
  const drawer = statementOf(page, 'Kerem Yavuz')
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

test("a director finds a chatter's balance, adjusts it, signs it off and reopens it, and prints payroll", async ({
  page,
}) => {
  await openAs(page, 'director', STATEMENTS)
  await test.step("finds a chatter's balance and adjusts it", () => adjust(page))
  await test.step('signs it off and reopens it', () => signOff(page))
  await main(page).getByRole('searchbox', { name: 'Find a chatter' }).fill('')
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
