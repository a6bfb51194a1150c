import { navigateInPage } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage } from '../support/languages.ts'
import { main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'
import { agencyDay } from '../support/shift-plan.ts'

test('a manager decides corrections inline and undoes a decision', async ({ page }) => {
  await openAs(page, 'manager', '/agency-manage/employees?tab=work-logs')
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
  const form = page.getByRole('dialog', { name: /^Reject .* correction/ })
  await form.getByRole('textbox', { name: 'Reason' }).fill('The log says otherwise.')
  await form.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText(/correction rejected$/)).toBeVisible()
  await expect(page.getByText('2 pending')).toBeVisible()
})

test('a manager edits a log with a reason in its history, clocks a person out, and exports for payroll', async ({
  page,
}) => {
  // Just after midnight, the people on duty started yesterday.
  const period = `${agencyDay(-1)}..${agencyDay()}`
  await openAs(page, 'manager', `/agency-manage/employees?tab=work-logs&period=${period}`)
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

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export payroll' }).click()
  expect((await file).suggestedFilename()).toMatch(/^payroll-\d{4}-\d{2}-\d{2}\.csv$/)
})

test('the logs store their filter in the URL and show when nothing matches', async ({ page }) => {
  await openAs(page, 'manager', '/agency-manage/employees?tab=work-logs')
  const table = page.getByRole('table', { name: 'Work logs' })
  await expect(table.getByRole('row').nth(3)).toBeVisible()
  await page.getByRole('button', { name: /All flags/ }).click()
  await page.getByRole('option', { name: 'Correction pending' }).click()
  await expect(page).toHaveURL(/flag=correction_pending/)
  await expect(table.getByRole('row').filter({ hasText: 'Correction pending' }).first()).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/flag=/)
  await page.goto('/agency-manage/employees?tab=work-logs&people=nobody')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(table).toBeVisible()
})

const SHIFTS = '/agency-manage/employees?tab=shifts&by=creator'

test('axe finds nothing in plan, form, lists and logs, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'manager', SHIFTS)
  await inEachLanguage(page, async () => {
    await navigateInPage(page, SHIFTS)
    await expect(main(page).locator('[data-shift]').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await main(page).locator('[data-shift]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await navigateInPage(page, '/agency-manage/employees?tab=work-logs')
    await expect(main(page).getByRole('row').nth(2)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await main(page).getByRole('row').nth(2).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a tablet in portrait shows the week as a list by day', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openAs(page, 'manager', '/agency-manage/employees?tab=shifts')
  await expect(main(page).getByRole('region', { name: /day/ })).toHaveCount(7)
  const line = main(page)
    .getByRole('button', { name: /Ana Ribeiro/ })
    .first()
  await line.click()
  await expect(page.getByRole('dialog', { name: 'Edit shift' })).toBeVisible()
})
