import type { Page } from '@playwright/test'

import { pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

const FLOOR = '/agency-manage'

async function assignSomeone(page: Page): Promise<void> {
  const row = app(page).getByRole('row', { name: 'Mila Hart', exact: true })
  await row.getByRole('button', { name: /^Actions for/ }).click()
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

test('a manager assigns a person on duty, groups the floor by person and clocks one out', async ({
  page,
}) => {
  await openAs(page, 'manager', `${FLOOR}?q=mila+hart`)
  await test.step('one press assigns a person on duty to a creator, and Undo removes them', () =>
    assignSomeone(page))
  await app(page).getByRole('searchbox', { name: 'Find a creator or person' }).fill('')
  await app(page).getByText('By person', { exact: true }).click()
  expect(pathOf(page)).toBe(`${FLOOR}?by=person`)
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
})
