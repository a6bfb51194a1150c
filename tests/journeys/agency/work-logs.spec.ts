import type { Locator, Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage } from '../support/languages.ts'
import { main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'
import { agencyDay } from '../support/shift-plan.ts'

const SHIFTS = '/agency-manage/employees?tab=shifts&by=creator'
const LOGS = '/agency-manage/employees?tab=work-logs'

async function decideCorrections(page: Page): Promise<void> {
  const waiting = page.getByText('3 pending')
  await expect(waiting).toBeVisible()
  await page
    .getByRole('button', { name: /^Approve .* correction/ })
    .first()
    .click()
  await expect(page.getByText('2 pending')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(waiting).toBeVisible()
  await page
    .getByRole('button', { name: /^Reject .* correction/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The log says otherwise.')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByText(/correction rejected$/)).toBeVisible()
  await expect(page.getByText('2 pending')).toBeVisible()
}

async function filterLogs(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: 'Work logs' })
  await expect(table.getByRole('row').nth(3)).toBeVisible()
  await page.getByRole('button', { name: /All flags/ }).click()
  await page.getByRole('option', { name: 'Correction pending' }).click()
  await expect(page).toHaveURL(/flag=correction_pending/)
  await expect(table.getByRole('row').filter({ hasText: 'Correction pending' }).first()).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/flag=/)
  await navigateInPage(page, `${LOGS}&people=nobody`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(table).toBeVisible()
}

async function clockOut(page: Page): Promise<void> {
  // Just after midnight, the people on duty started yesterday.
  const period = `${agencyDay(-1)}..${agencyDay()}`
  await navigateInPage(page, `${LOGS}&period=${period}`)
  const table = page.getByRole('table', { name: 'Work logs' })
  const running = table.getByRole('row').filter({ hasText: 'On duty' }).first()
  await running.click()
  const day = page.getByRole('dialog')
  await day.getByRole('button', { name: 'Clock out' }).first().click()
  const close = page.getByRole('dialog', { name: /^Clock out/ })
  await close.getByRole('button', { name: 'Clock out' }).click()
  await expect(close.getByText('Add a reason.')).toBeVisible()
  await close.getByRole('textbox', { name: 'Reason' }).fill('Left without clocking out')
  await close.getByRole('button', { name: 'Clock out' }).click()
  await expect(page.getByText('Clocked out', { exact: true })).toBeVisible()
  await expect(day.getByText('Left without clocking out')).toBeVisible()
  // Escape targets the dialog until its exit animation ends.
  await expect(close).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(day).toHaveCount(0)
}

test('a manager decides corrections, filters logs, clocks a person out, and exports for payroll', async ({
  page,
}) => {
  await openAs(page, 'manager', LOGS)
  await test.step('decides corrections inline and undoes a decision', () => decideCorrections(page))
  await test.step('the logs store their filter in the URL and show when nothing matches', () =>
    filterLogs(page))
  await test.step('edits a log with a reason in its history', () => clockOut(page))
  await test.step('exports for payroll', async () => {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export payroll' }).click()
    expect((await file).suggestedFilename()).toMatch(/^payroll-\d{4}-\d{2}-\d{2}\.csv$/)
  })
})

test('axe finds nothing in plan, form, lists and logs, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'manager', SHIFTS)
  const openAndClose = async (item: Locator) => {
    await item.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await inEachLanguage(page, async () => {
    await navigateInPage(page, SHIFTS)
    const shift = main(page).locator('[data-shift]').first()
    await expect(shift).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await openAndClose(shift)
    await navigateInPage(page, LOGS)
    const log = main(page).getByRole('row').nth(2)
    await expect(log).toBeVisible()
    expect(await axeFindings(page, 'main')).toEqual([])
    await openAndClose(log)
  })
})
