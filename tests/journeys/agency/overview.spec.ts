import type { Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import type { Backend } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage } from '../support/languages.ts'
import { main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const OVERVIEW = '/agency-overview'

async function addUp(page: Page): Promise<void> {
  const bridge = main(page).getByRole('table', { name: 'Gross to margin' })
  const amount = async (row: RegExp) =>
    Number((await bridge.getByRole('row', { name: row }).getByRole('cell').innerText()).replace(/[^\d]/g, ''))
  // Amounts are rounded to whole units and may differ by one.
  const close = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThanOrEqual(1)
  close((await amount(/^Gross/)) - (await amount(/^Platform fee/)), await amount(/^Net/))
  close((await amount(/^Net/)) - (await amount(/^Creators' share/)), await amount(/^Agency share/))
  close((await amount(/^Agency share/)) - (await amount(/^Chatter cost/)), await amount(/^Margin/))
}

async function findLoss(page: Page): Promise<void> {
  const table = main(page).getByRole('table', { name: 'Creators' })
  const margin = table.getByRole('columnheader', { name: /^Margin(?! %)/ })
  await expect(margin).toHaveAttribute('aria-sort', 'ascending')
  await expect(table.getByRole('row').nth(2)).toContainText('Loss')
  await table.getByRole('button', { name: 'Gross', exact: true }).click()
  await expect(table.getByRole('row').nth(2)).not.toContainText('Loss')
  await navigateInPage(page, OVERVIEW)
  await expect(margin).toHaveAttribute('aria-sort', 'ascending')
  const bridge = main(page).getByRole('table', { name: 'Gross to margin' })
  await expect(bridge.getByRole('row').first()).toContainText('Fans paid')
  await expect(bridge.getByRole('row').nth(1)).toContainText(/Refunds.*[1-9]/)
}

async function findWorst(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Period: Last 28 days/ })
    .click()
  await page.getByRole('button', { name: 'This month' }).click()
  await expect.poll(() => pathOf(page)).toBe(`${OVERVIEW}?period=this_month`)
  const table = main(page).getByRole('table', { name: 'Creators' })
  const byChange = table.getByRole('columnheader', { name: /^Change/ })
  await byChange.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(byChange).toHaveAttribute('aria-sort', 'descending')
  await byChange.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(byChange).toHaveAttribute('aria-sort', 'ascending')
  const worst = table.getByRole('row').nth(2)
  await expect(worst).toContainText('down')
  await worst.press('Enter')
}

async function readWhy(page: Page): Promise<void> {
  const table = main(page).getByRole('table', { name: 'Creators' })
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(/^Gross down \$[\d,]+ \([\d.]+%\)\. Biggest part: /)).toBeVisible()
  await expect(drawer.getByRole('table', { name: 'Gross to margin' })).toContainText('Margin')
  await expect(drawer.getByRole('table', { name: 'Revenue by type' })).toContainText('Paid DMs')
  await expect(drawer.getByRole('table', { name: 'Members and service' })).toContainText('Coverage')
  const link = drawer.getByRole('link', { name: 'Open creator' })
  await expect(link).toHaveAttribute('href', /^\/agency-creators\?creator=creator-/)
  // The whole page for this creator alone; Back returns to the drawer's page.
  await drawer.getByRole('button', { name: 'Show only this creator' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect.poll(() => pathOf(page)).toContain('creators=creator-')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('a director finds in under a minute which creator lost money this month, and why', async ({ page }) => {
  await openAs(page, 'director', OVERVIEW)
  await expectLoaded(page)
  await test.step('the amounts add up', () => addUp(page))
  await test.step('one key opens the table behind the chart', async () => {
    const chart = main(page).getByRole('region', { name: 'Revenue by type' })
    await chart.getByRole('button', { name: /^Show as table/ }).press('t')
    await expect(chart.getByRole('table')).toBeVisible()
    await expect(chart.getByRole('columnheader')).toHaveCount(9)
  })
  await test.step('a creator who costs money is highlighted and sorted first until another sort is chosen', () =>
    findLoss(page))
  await test.step('the creator who lost most this month is sorted first', () => findWorst(page))
  await test.step('the drawer says why', () => readWhy(page))
})

async function writeMail(page: Page, backend: Backend): Promise<void> {
  await backend.faults({ mode: 'fail', status: 422, only: 'overview/mail/update' })
  await main(page).getByRole('button', { name: 'Weekly email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Weekly email' })
  await dialog.getByRole('switch').press('Space')
  await dialog.getByRole('button', { name: /Day$/ }).click()
  await page.getByRole('option', { name: 'Friday' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expect(dialog.getByRole('button', { name: 'Friday Day' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await backend.faults({ mode: 'none' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Weekly email' }).click()
  await expect(dialog.getByRole('switch')).toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Friday Day' })).toBeVisible()
}

async function saveView(page: Page): Promise<void> {
  await expect(main(page).getByText('USD per day, gross')).toBeVisible()
  await main(page).getByRole('radio', { name: 'Net' }).click()
  await expect(main(page).getByText('USD per day, Net')).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe(`${OVERVIEW}?basis=net`)
  await main(page).getByRole('button', { name: 'Saved views' }).click()
  const views = page.getByRole('dialog', { name: 'Saved views' })
  await views.getByRole('textbox').fill('Net, as I look at it')
  await views.getByRole('checkbox').check()
  await views.getByRole('button', { name: 'Save view' }).click()
  await expect(views).toHaveCount(0)
  await page.goBack()
  await expect(main(page).getByText('USD per day, gross')).toBeVisible()
  const download = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Export CSV' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/^overview-.+\.csv$/)
}

async function print(page: Page): Promise<void> {
  const bridge = main(page).getByRole('table', { name: 'Gross to margin' })
  await expect(bridge).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const bar = bridge.getByRole('row').first().locator('td > span').first()
  const [row, drawn] = [await bridge.getByRole('row').first().boundingBox(), await bar.boundingBox()]
  expect(drawn?.height).toBeLessThan(row?.height ?? 0)
  await expect(main(page).getByRole('button', { name: 'Tips' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 390, height: 844 })
  const act = main(page).getByRole('region', { name: 'Needs attention' }).getByRole('link').first()
  await act.scrollIntoViewIfNeeded()
  await expect(act).toBeInViewport({ ratio: 1 })
}

test('a director stores filters in the URL, a named view and a file, and gets a weekly mail', async ({
  page,
  backend,
}) => {
  await openAs(page, 'director', OVERVIEW)
  await expectLoaded(page)
  await test.step('filters are stored in the URL, in a named view and in a file', () => saveView(page))
  await test.step('the weekly mail form keeps its input through a failure and confirms before discarding', () =>
    writeMail(page, backend))
  await test.step('another director finds the shared view, and a link opens it', async () => {
    await openAs(page, 'all', OVERVIEW)
    await main(page).getByRole('button', { name: 'Saved views' }).click()
    await page
      .getByRole('dialog', { name: 'Saved views' })
      .getByRole('button', { name: /as I look at it/ })
      .click()
    await expect(main(page).getByText('USD per day, Net')).toBeVisible()
  })
  await test.step('the overview prints its bars and legends, and shows every alert on a phone', () =>
    print(page))
})

test('axe finds nothing, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'director', OVERVIEW)
  await inEachLanguage(page, async () => {
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await main(page).getByRole('table').last().getByRole('row').nth(2).press('Enter')
    await expect(page.getByRole('dialog').getByRole('table')).toHaveCount(3)
    expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
