import type { Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

const FLOOR = '/agency-manage'

const creators = (page: Page) => app(page).getByRole('table', { name: 'Creators right now' })
const row = (page: Page, name: string) => creators(page).getByRole('row', { name, exact: true })
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function findCreator(page: Page): Promise<void> {
  await expect(creators(page).getByRole('row').nth(1)).toBeVisible()
  await expect(app(page).getByText('Live', { exact: true })).toBeVisible()
  await expect(app(page).getByRole('region', { name: 'Next 24 hours', exact: true })).toBeVisible()
  await expect(creators(page).getByRole('columnheader', { name: /Oldest wait/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await app(page).getByRole('searchbox', { name: 'Find a creator or person' }).fill('mila hart')
  // Header, totals and the one match.
  await expect(creators(page).getByRole('row')).toHaveCount(3)
  expect(pathOf(page)).toBe(`${FLOOR}?q=mila+hart`)
}

async function readChannel(page: Page): Promise<void> {
  // The conversation's title stays visible at any scroll position.
  const reading = page.getByRole('dialog', { name: /Mila Hart.* and .+/ })
  await row(page, 'Mila Hart').focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page, 'Mila Hart')).toBeVisible()
  await drawer(page, 'Mila Hart')
    .getByRole('button', { name: /^Read chat/ })
    .first()
    .click()
  await expect(reading.getByText(/Messages stay unread/)).toBeVisible()
  const shared = pathOf(page)
  await page.goBack()
  await expect(drawer(page, 'Mila Hart').getByRole('list', { name: 'Waiting fans' })).toBeVisible()
  await page.goBack()
  await expect(drawer(page, 'Mila Hart')).toHaveCount(0)
  await page.goto(shared)
  await expect(reading.getByText(/Messages stay unread/)).toBeVisible()
}

async function assignSomeone(page: Page): Promise<void> {
  await row(page, 'Mila Hart')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Assign someone' }).click()
  const dialog = page.getByRole('dialog', { name: /^Assign someone to/ })
  const first = dialog.getByRole('listitem').first()
  await expect(first).toContainText(/\d+ creators?.*\d+ chats?.*\d+ waiting/)
  await first.getByRole('button', { name: /^Assign/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/is now on .*Mila Hart/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Assignment undone')).toBeVisible()
}

async function clockOut(page: Page): Promise<void> {
  await app(page).getByText('By person', { exact: true }).click()
  await expect.poll(() => pathOf(page)).toBe(`${FLOOR}?by=person`)
  const people = app(page).getByRole('table', { name: 'People on duty right now' })
  // By name: others clock in and out meanwhile.
  const first = people.getByRole('button', { name: /^Actions for [^…]*$/ }).first()
  const name = await first.getAttribute('aria-label')
  if (name === null) throw new Error('The button has no name')
  const actions = people.getByRole('button', { name, exact: true })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Clock out' }).click()
  const out = page.getByRole('dialog', { name: /^Clock out/ })
  await out.getByRole('textbox', { name: 'Reason' }).fill('Fell ill')
  await out.getByRole('button', { name: 'Clock out', exact: true }).click()
  await expect(actions).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(actions).toBeVisible()
  await page.goBack()
  await expect(app(page).getByRole('table', { name: 'Creators right now' })).toBeVisible()
}

test('a manager sees the longest wait, finds and staffs a creator, and groups the floor by person', async ({
  page,
}) => {
  await openAs(page, 'manager', FLOOR)
  await test.step('sees the longest wait and finds a creator', () => findCreator(page))
  await test.step('one press assigns a person on duty to a creator, and Undo removes them', () =>
    assignSomeone(page))
  await test.step('a link or Back restores the view', () => readChannel(page))
  await test.step('groups the floor by person and clocks one out, who is back by Undo', async () => {
    await navigateInPage(page, FLOOR)
    await clockOut(page)
  })
})
