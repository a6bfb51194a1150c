import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openWorkspace } from '../support/workspace.ts'

const EARNINGS = '/cr-tools/earnings'
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const tile = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const cells = (page: Page) => table(page, 'Transactions').locator('tr[data-index]')
const filters = (page: Page) => page.getByRole('group', { name: 'Transaction filters' })

/** Adds a status to the filters of the URL, reloads, and sorts by amount. */
async function filterTransactions(page: Page): Promise<void> {
  await expect(cells(page).first()).toContainText('Tips')
  await filters(page)
    .getByRole('button', { name: /All statuses/ })
    .click()
  const states = page.getByRole('dialog', { name: 'Statuses' })
  await states.getByText('Cleared', { exact: true }).click()
  await states.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/types=tips&min=20&states=cleared/)
  await page.reload()
  await expect(filters(page).getByRole('textbox', { name: 'Minimum amount' })).toHaveValue('20')
  await expect(cells(page).first()).toContainText('Cleared')
  const gross = page.getByRole('button', { name: 'Gross', exact: true })
  const header = table(page, 'Transactions').getByRole('columnheader').filter({ has: gross })
  await header.getByRole('button', { name: 'Gross', exact: true }).click()
  await expect(page).toHaveURL(/sort=gross/)
  // The address changes before the table does.
  await expect(header).toHaveAttribute('aria-sort', 'descending')
}

/** Exports the transactions; returns the name and the content of the file. */
async function exportAs(page: Page, format: string): Promise<{ name: string; content: Buffer }> {
  const saving = page.waitForEvent('download')
  const region = page.getByRole('region', { name: 'Transactions', exact: true })
  await region.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: format }).click()
  const download = await saving
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}

/** The CSV has the rows of the filters, in the order of the table. */
async function expectFilteredCsv(page: Page): Promise<void> {
  const { name, content } = await exportAs(page, 'CSV')
  expect(name).toMatch(/^earnings-\d{4}-\d{2}-\d{2}\.csv$/)
  const [head = '', ...lines] = content.toString().split('\r\n')
  expect(head).toContain('Gross (USD)')
  const grossAt = head.split(',').indexOf('Gross (USD)')
  const amounts = lines.map((line) => Number(line.split(',')[grossAt]))
  expect(amounts.length).toBeGreaterThan(0)
  expect(amounts.every((amount) => amount >= 20)).toBe(true)
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  expect(lines.every((line) => /,Tips,/.test(line) && /,Cleared,/.test(line))).toBe(true)
}

test('a manager sees earnings, the split by line, the lines of a payout, and exports all of it', async ({
  page,
}) => {
  await openWorkspace(page, `${EARNINGS}?period=last_90`, 'all')
  for (const name of ['Gross', 'Platform fee', 'Net', 'Agency share', 'Creator share', 'Refunds'])
    await expect(tile(page, name)).toContainText('$')
  const split = table(page, "How it's split")
  await expect(split.getByRole('row', { name: 'Tips' })).toContainText('25%')
  await expect(split.getByRole('row').filter({ hasText: 'Total' })).toContainText('$')
  await expect(cells(page).first()).toBeVisible()
  await tile(page, 'Next payout')
    .getByRole('button', { name: /view details/ })
    .click()
  const drawer = page.getByRole('dialog', { name: /^Payout, / })
  await expect(table(page, "What's in this payout")).toBeVisible()
  await expect(drawer).toContainText('Bank transfer •••• ')
  await expect(page).toHaveURL(/payout=payout-1-\d+/)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await test.step('a large workbook too is exported, although the policy forbids workers', async () => {
    const { name, content } = await exportAs(page, 'Excel')
    expect(name).toMatch(/\.xlsx$/)
    expect(content.subarray(0, 2).toString()).toBe('PK')
    expect(content.length).toBeGreaterThan(100_000)
  })
  await test.step('filters are stored in the URL, survive a reload, and determine the export', async () => {
    await navigateInPage(page, `${EARNINGS}?types=tips&min=20`)
    await filterTransactions(page)
    await expectFilteredCsv(page)
    await filters(page).getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/earnings\?sort=gross/)
  })
})

test('axe finds nothing on earnings and filters, and the page fits every width, in three languages', async ({
  page,
}) => {
  test.slow()
  await openWorkspace(page, EARNINGS, 'all')
  await inEachLanguage(page, async (language) => {
    await navigateInPage(page, EARNINGS)
    // The region that scrolls is the parent of its table.
    const payouts = table(page, localeText(language, 'analytics:earnings.payouts')).locator('..')
    await expect(payouts).toBeVisible()
    await expect(page.locator('tr[data-index]').first()).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await expectToFitWidths(page, `earnings in ${language}`, () =>
      expect.poll(() => payouts.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0),
    )
    await navigateInPage(page, `${EARNINGS}?types=live&states=disputed&min=9000`)
    await expect(
      page.getByRole('heading', { name: localeText(language, 'analytics:earnings.none_fit_title') }),
    ).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page, 'main')).toEqual([])
  })
})
