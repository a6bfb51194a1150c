import { readFileSync } from 'node:fs'

import type { APIRequestContext, Page } from '@playwright/test'

import { apiClientOf } from '../support/api-client.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { localeText, setLanguage } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { expectLoaded, expectNotFound } from '../support/page-checks.ts'
import { identity } from '../support/sign-in.ts'
import { openWorkspace } from '../support/workspace.ts'

const EARNINGS = '/cr-tools/earnings'
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const tile = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const cells = (page: Page) => table(page, 'Transactions').locator('tr[data-index]')
const filters = (page: Page) => page.getByRole('group', { name: 'Transaction filters' })

/** A director grants the journey's chatter access to earnings. */
async function grant(request: APIRequestContext, chatterPermissions: object): Promise<void> {
  const ask = await apiClientOf(request, 'all')
  await ask('/agency/employees/update', { userId: identity('chatter').userId, chatterPermissions })
}

test('a manager sees earnings, the split by line, and the lines of a payout', async ({ page }) => {
  await openWorkspace(page, EARNINGS, 'all')
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
})

test('filters are stored in the URL, survive a reload, and determine the export', async ({ page }) => {
  await openWorkspace(page, `${EARNINGS}?types=tips&min=20`, 'all')
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

  const saving = page.waitForEvent('download')
  const region = page.getByRole('region', { name: 'Transactions', exact: true })
  await region.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^earnings-\d{4}-\d{2}-\d{2}\.csv$/)
  const [head = '', ...lines] = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(head).toContain('Gross (USD)')
  const grossAt = head.split(',').indexOf('Gross (USD)')
  const amounts = lines.map((line) => Number(line.split(',')[grossAt]))
  expect(amounts.length).toBeGreaterThan(0)
  expect(amounts.every((amount) => amount >= 20)).toBe(true)
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  expect(lines.every((line) => /,Tips,/.test(line) && /,Cleared,/.test(line))).toBe(true)

  const workbook = page.waitForEvent('download')
  await region.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Excel' }).click()
  expect((await workbook).suggestedFilename()).toMatch(/\.xlsx$/)
  expect(
    readFileSync(await (await workbook).path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await filters(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/earnings\?sort=gross/)
})

test('exports a large workbook too, although the policy forbids workers', async ({ page }) => {
  await openWorkspace(page, `${EARNINGS}?period=last_90`, 'all')
  await expect(cells(page).first()).toBeVisible()
  const workbook = page.waitForEvent('download')
  const region = page.getByRole('region', { name: 'Transactions', exact: true })
  await region.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Excel' }).click()
  const size = readFileSync(await (await workbook).path()).length
  expect(size).toBeGreaterThan(100_000)
})

test('earnings answer 404 for a chatter; with permission they show payments without split and payouts', async ({
  page,
  context,
}) => {
  await openWorkspace(page, EARNINGS, 'chatter')
  await expectNotFound(page)
  await grant(context.request, { earnings: 'view', canSeeSpend: false })
  await page.goto('/cr-tools')
  await page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('link', { name: /Earnings/ })
    .click()
  await expect(cells(page).first()).toBeVisible()
  await expect(tile(page, 'Gross')).toContainText('$')
  await expect(tile(page, 'Agency share')).toHaveCount(0)
  await expect(table(page, "How it's split")).toHaveCount(0)
  await expect(table(page, 'Payouts')).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Fan' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveAccessibleDescription(
    /You can't export/,
  )
})

test('an error shows in place and Retry clears it; loaded data stays visible offline', async ({
  page,
  backend,
  context,
}) => {
  await openWorkspace(page, EARNINGS, 'all')
  await expect(cells(page).first()).toBeVisible()
  await backend.faults({ mode: 'fail', status: 422, latencyMs: 0, only: '/api/earnings/' })
  await page.reload()
  const retries = page.getByRole('button', { name: 'Retry' })
  // Tiles, chart and split share a request; the transactions have their own.
  await expect(retries).toHaveCount(4)
  await backend.faults({ mode: 'none', only: null })
  await retries.first().click()
  await expect(tile(page, 'Gross')).toContainText('$')
  await expect(retries).toHaveCount(1)
  await retries.click()
  await expect(cells(page).first()).toBeVisible()
  await expect(table(page, 'Payouts')).toBeVisible()
  await expect(retries).toHaveCount(0)
  await context.setOffline(true)
  await expect(tile(page, 'Gross')).toContainText('$')
  await expect(cells(page).first()).toBeVisible()
  await context.setOffline(false)
})

for (const language of ['en', 'de', 'ar'])
  test(`axe finds nothing on earnings, its drawer and its filters in ${language}`, async ({
    page,
    context,
  }) => {
    await setLanguage(context, language)
    await openWorkspace(page, EARNINGS, 'all')
    await expectLoaded(page)
    await expect(page.locator('tr[data-index]').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    // The region that scrolls is the parent of its table.
    const payouts = table(page, localeText(language, 'analytics:earnings.payouts')).locator('..')
    await expectToFitWidths(page, `earnings in ${language}`, () =>
      expect.poll(() => payouts.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0),
    )
    await page.goto(`${EARNINGS}?types=live&states=disputed&min=9000`)
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
  })
