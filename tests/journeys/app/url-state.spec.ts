import type { Locator, Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

const PERFORMANCE = '/agency-manage/chatter-performance'

const columnHead = (page: Page, table: string, column: string) =>
  main(page)
    .getByRole('table', { name: table, exact: true })
    .getByRole('columnheader', { name: column })
    .first()

/** Sorts a table, which puts the order in the URL; resolves to the column's head. */
async function sortBy(page: Page, table: string, column: string): Promise<Locator> {
  const head = columnHead(page, table, column)
  await expect(head).not.toHaveAttribute('aria-sort', /ending/)
  await head.getByRole('button', { name: column }).first().click()
  await expect(head).toHaveAttribute('aria-sort', /ending/)
  await expect(page).toHaveURL(/sort=/)
  return head
}

/** Opens something by a press, which puts it in the URL; resolves to the URL before. */
async function openByUrl(page: Page, overlay: Locator, press: () => Promise<void>): Promise<string> {
  const before = pathOf(page)
  await press()
  await expect(overlay).toBeVisible()
  expect(pathOf(page)).not.toBe(before)
  return before
}

async function closeByBack(page: Page, overlay: Locator, before: string): Promise<void> {
  await page.goBack()
  await expect(overlay).toHaveCount(0)
  expect(pathOf(page)).toBe(before)
}

async function walkEvidence(page: Page): Promise<void> {
  const head = await sortBy(page, 'Chatters', 'DMs')
  const cell = main(page)
    .getByRole('table', { name: 'Chatters', exact: true })
    .locator('tr[data-index="0"] button')
    .nth(5)
  const drawer = page.getByRole('dialog')
  const list = drawer.getByRole('list', { name: 'Messages' })
  const chat = drawer.getByRole('list', { name: 'Chat' })
  const beforeDrawer = await openByUrl(page, list, () => cell.click())
  const beforeChat = await openByUrl(page, chat, () => list.getByRole('button').first().click())
  await page.reload()
  await expect(chat).toBeVisible()
  await closeByBack(page, chat, beforeChat)
  await expect(list).toBeVisible()
  await closeByBack(page, drawer, beforeDrawer)
  await expect(head).toHaveAttribute('aria-sort', /ending/)
}

async function walkStatement(page: Page): Promise<void> {
  const head = await sortBy(page, 'Statements', 'Clocked')
  const drawer = page.getByRole('dialog', { name: "⁨Ana Ribeiro⁩'s statement" })
  const open = () =>
    main(page)
      .getByRole('row', { name: /Ana Ribeiro/ })
      .press('Enter')
  const before = await openByUrl(page, drawer, open)
  await page.reload()
  await expect(drawer).toBeVisible()
  await closeByBack(page, drawer, before)
  await expect(head).toHaveAttribute('aria-sort', /ending/)
  await open()
  // Before the drawer has focus, Escape would go to the row.
  await expect(drawer.locator(':focus').or(drawer.and(page.locator(':focus')))).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
}

test('what is open over a page and the sort of its table survive a reload, and Back closes it', async ({
  page,
}) => {
  await openAs(page, 'director', PERFORMANCE)
  await test.step('the evidence of a figure, and a chat inside it', () => walkEvidence(page))
  await test.step('a message in its chat', async () => {
    await navigateInPage(page, `${PERFORMANCE}?tab=review`)
    const chat = page.getByRole('dialog', { name: 'Chat' })
    const open = main(page).getByRole('button', { name: 'Open in context' }).first()
    const before = await openByUrl(page, chat, () => open.click())
    await page.reload()
    await expect(chat).toBeVisible()
    await closeByBack(page, chat, before)
  })
  await test.step('a statement, which Back does not reopen after closing', async () => {
    await navigateInPage(page, `${PERFORMANCE}?tab=statements`)
    await walkStatement(page)
  })
  await test.step('the people on duty', async () => {
    await navigateInPage(page, '/agency-manage?by=person')
    const head = await sortBy(page, 'People on duty right now', 'Person')
    await page.reload()
    await expect(head).toHaveAttribute('aria-sort', /ending/)
  })
})

test('two tables on one page sort independently, and keep it over a reload', async ({ page }) => {
  await openAs(page, 'chatter', '/agency-statistics?creator-sort=sales&creator-order=asc')
  const head = (table: string, column: string) => columnHead(page, table, column)
  await expect(head('By creator', 'Sales')).toHaveAttribute('aria-sort', 'ascending')
  await expect(head('Sales list', 'Time')).toHaveAttribute('aria-sort', 'descending')
  await head('Sales list', 'Price').getByRole('button', { name: 'Price' }).first().click()
  await expect(head('Sales list', 'Price')).toHaveAttribute('aria-sort', 'descending')
  await expect(head('By creator', 'Sales')).toHaveAttribute('aria-sort', 'ascending')
  await sortBy(page, 'By creator', 'DMs')
  await page.reload()
  await expect(head('By creator', 'DMs')).toHaveAttribute('aria-sort', /ending/)
  await expect(head('Sales list', 'Price')).toHaveAttribute('aria-sort', 'descending')
})
