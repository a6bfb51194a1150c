import type { Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { heading, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/memberships'

const grid = (page: Page, name = 'Memberships') => page.getByRole('grid', { name })
const cards = (page: Page) => grid(page).getByRole('row')
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents()
const open = async (page: Page, address = PAGE) => {
  await openAs(page, 'manager', address, 'creator-01')
  await expect(cards(page).first()).toBeVisible()
}
const act = async (page: Page, name: string, what: string) => {
  await cards(page)
    .filter({ hasText: name })
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

test(
  'a membership is created, and its price changes after a preview of the impact',
  { tag: '@demo' },
  async ({ page }) => {
    await open(page)
    await main(page).getByRole('button', { name: 'New membership' }).click()
    const made = page.getByRole('dialog', { name: 'New membership' })
    await made.getByRole('textbox', { name: 'Title' }).fill('Lab coats')
    await made.getByRole('textbox', { name: 'Price per month' }).fill('12')
    await made.getByRole('button', { name: 'Create' }).click()
    await expect(cards(page).last()).toContainText(/Lab coats.*\$12\.00/)
    await act(page, 'Backstage', 'Edit')
    const dialog = page.getByRole('dialog', { name: /^Edit/ })
    await dialog.getByRole('textbox', { name: 'Price per month' }).fill('18')
    await expect(dialog.getByText(/members renew and keep the current price/)).toBeVisible()
    await page.reload()
    await expect(cards(page).first()).toBeVisible()
    await act(page, 'Backstage', 'Edit')
    await expect(dialog.getByRole('textbox', { name: 'Price per month' })).toHaveValue('18')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(cards(page).filter({ hasText: 'Backstage' })).toContainText('$18.00 per month')
  },
)

async function expectRevenueOfDashboard(page: Page): Promise<void> {
  const figure = async (name: string) =>
    /\$[\d,]+/.exec((await main(page).getByRole('group', { name, exact: true }).textContent()) ?? '')?.[0]
  const here = await figure('Membership revenue')
  expect(here).toMatch(/^\$\d/)
  await navigateInPage(page, '/cr-tools/dashboard?period=last_28')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(async () => expect(await figure('Membership revenue')).toBe(here)).toPass()
}

/** Moves the second membership before the first by its handle; returns the new order. */
async function moveWithKeyboard(page: Page): Promise<string[]> {
  await cards(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(
    cards(page).filter({ hasText: 'Backstage' }).getByRole('button', { name: /^Drag/ }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('button', { name: /^Insert before/ })).toBeFocused({ timeout: 500 })
  }).toPass()
  // The new order shows before the server has it.
  const stored = page.waitForResponse('**/api/memberships/reorder')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await titles(page))[0]).toBe('Backstage')
  const moved = await titles(page)
  await stored
  return moved
}

async function expectExpiringOnly(page: Page): Promise<void> {
  const table = main(page).getByRole('table', { name: 'Subscribers' })
  await expect(table.getByText('Expiring').first()).toBeVisible()
  await expect(table.getByText('Backstage')).toHaveCount(0)
}

async function giftTrial(page: Page): Promise<void> {
  await act(page, 'Inner circle', 'Gift a trial')
  const dialog = page.getByRole('dialog', { name: /^Gift a trial/ })
  await dialog.getByRole('searchbox', { name: 'Search fans' }).fill('a')
  const add = dialog.getByRole('list', { name: 'Fans found' }).getByRole('button')
  for (let nth = 0; nth < 4; nth += 1) await add.first().click()
  await dialog.getByRole('textbox', { name: 'Days' }).fill('14')
  await dialog.getByRole('button', { name: 'Gift trial' }).click()
  await expect(page.getByText(/Trial gifted to/)).toBeVisible()
}

test('memberships are put in order, one is archived, and a fan gets a trial of another', async ({ page }) => {
  await open(page, `${PAGE}?period=last_28`)
  await test.step('membership revenue is the same on memberships and dashboard', () =>
    expectRevenueOfDashboard(page))
  await navigateInPage(page, PAGE)
  await expect(cards(page).first()).toBeVisible()
  const moved = await test.step('one is moved by its handle with the keyboard', () => moveWithKeyboard(page))
  await test.step('subscribers are filtered by state', async () => {
    await cards(page).filter({ hasText: 'Inner circle' }).click()
    await main(page)
      .getByRole('button', { name: /^All statuses/ })
      .click()
    await page.getByRole('option', { name: 'Expiring' }).click()
    await expectExpiringOnly(page)
  })
  const address = pathOf(page)
  expect(address).toContain('membership=membership-1-3')
  await page.reload()
  await test.step('the URL restores the filter, and the new order stays', async () => {
    await expectExpiringOnly(page)
    expect(pathOf(page)).toBe(address)
    await expect(cards(page).first()).toBeVisible()
    expect(await titles(page)).toEqual(moved)
  })
  await test.step('one is archived and keeps its members', async () => {
    await act(page, 'Front row', 'Archive')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await expect(grid(page, 'Archived').getByRole('row')).toContainText('Front row')
  })
  await test.step('a fan gets a trial of another', () => giftTrial(page))
  await test.step('the crisis check holds the texts of a membership', async () => {
    await act(page, 'Backstage', 'Edit')
    const dialog = page.getByRole('dialog', { name: /^Edit/ })
    await dialog.getByRole('textbox', { name: 'Description' }).fill('I want to die')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const help = page.getByRole('dialog', { name: 'Help is available' })
    await help.getByRole('button', { name: 'Back to message' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('I want to die')
  })
})

test('axe finds nothing, and the page fits every width, in three languages', async ({ page }) => {
  test.slow()
  await open(page)
  await inEachLanguage(page, async (language) => {
    const name = localeText(language, 'marketplace:memberships.title')
    await expect(grid(page, name).getByRole('row').first()).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await expectToFitWidths(page, language)
    await main(page)
      .getByRole('button', { name: localeText(language, 'marketplace:memberships.new') })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeFindings(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
