import type { Locator, Page } from '@playwright/test'

import { pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

const EMPLOYEES = '/agency-manage/employees'
const PERFORMANCE = '/agency-manage/chatter-performance'

/** Opens by a press, survives a reload, and Back closes it and restores the URL. */
async function comesAndGoes(page: Page, dialog: Locator, open: () => Promise<void>): Promise<void> {
  const before = pathOf(page)
  await open()
  await expect(dialog).toBeVisible()
  expect(pathOf(page)).not.toBe(before)
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(pathOf(page)).toBe(before)
}

for (const [what, path, name] of [
  ['the invitation of people', EMPLOYEES, 'Invite people'],
  ['the groups', EMPLOYEES, 'Groups'],
  ['the invitation of a creator', '/agency-creators', 'Invite creator'],
] as const)
  test(`${what} open by URL, survive a reload and close on Back`, async ({ page }) => {
    await openAs(page, 'director', path)
    const dialog = page.getByRole('dialog', { name })
    const open = () => main(page).getByRole('button', { name, exact: true }).click()
    await comesAndGoes(page, dialog, open)
    await open()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
  })

test('the evidence of a figure opens by URL, and so does a chat inside it', async ({ page }) => {
  await openAs(page, 'manager', PERFORMANCE)
  const drawer = page.getByRole('dialog')
  const cell = () =>
    main(page)
      .getByRole('table', { name: 'Chatters', exact: true })
      .locator('tr[data-index="0"] button')
      .nth(5)
  await comesAndGoes(page, drawer, () => cell().click())
  await cell().click()
  const list = drawer.getByRole('list', { name: 'Messages' })
  const chat = drawer.getByRole('list', { name: 'Chat' })
  await comesAndGoes(page, chat, () => list.getByRole('button').first().click())
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
})

test('a message in its chat opens by URL', async ({ page }) => {
  await openAs(page, 'manager', `${PERFORMANCE}?tab=review`)
  const open = main(page).getByRole('button', { name: 'Open in context' }).first()
  await comesAndGoes(page, page.getByRole('dialog', { name: 'Chat' }), () => open.click())
})

test('a statement opens by URL; after closing, Back does not reopen it', async ({ page }) => {
  await openAs(page, 'director', `${PERFORMANCE}?tab=statements`)
  const drawer = page.getByRole('dialog', { name: "⁨Ana Ribeiro⁩'s statement" })
  const open = () =>
    main(page)
      .getByRole('row', { name: /Ana Ribeiro/ })
      .press('Enter')
  await comesAndGoes(page, drawer, open)
  await open()
  // Before the drawer has focus, Escape would go to the row.
  await expect(drawer.locator(':focus').or(drawer.and(page.locator(':focus')))).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
})

for (const [what, who, path, name, column] of [
  ['permission sets', 'director', `${EMPLOYEES}?tab=sets`, 'Permission sets', 'People'],
  ['performance', 'manager', PERFORMANCE, 'Chatters', 'DMs'],
  ['statements', 'director', `${PERFORMANCE}?tab=statements`, 'Statements', 'Clocked'],
  ['people on duty', 'manager', '/agency-manage?by=person', 'People on duty right now', 'Person'],
  ['one’s own creators', 'chatter', '/agency-statistics', 'By creator', 'DMs'],
] as const)
  test(`the sort of the table of ${what} is in the URL and survives a reload`, async ({ page }) => {
    await openAs(page, who, path)
    const head = main(page)
      .getByRole('table', { name, exact: true })
      .getByRole('columnheader', { name: column })
    await expect(head.first()).not.toHaveAttribute('aria-sort', /ending/)
    await head.first().getByRole('button', { name: column }).first().click()
    await expect(head.first()).toHaveAttribute('aria-sort', /ending/)
    await expect(page).toHaveURL(/sort=/)
    await page.reload()
    await expect(head.first()).toHaveAttribute('aria-sort', /ending/)
  })

test('two tables on one page sort independently', async ({ page }) => {
  await openAs(page, 'chatter', '/agency-statistics?creator-sort=sales&creator-order=asc')
  const head = (name: string, column: string) =>
    main(page).getByRole('table', { name, exact: true }).getByRole('columnheader', { name: column }).first()
  await expect(head('By creator', 'Sales')).toHaveAttribute('aria-sort', 'ascending')
  await expect(head('Sales list', 'Time')).toHaveAttribute('aria-sort', 'descending')
  await head('Sales list', 'Price').getByRole('button', { name: 'Price' }).first().click()
  await expect(head('Sales list', 'Price')).toHaveAttribute('aria-sort', 'descending')
  await expect(head('By creator', 'Sales')).toHaveAttribute('aria-sort', 'ascending')
})
