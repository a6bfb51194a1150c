import type { Page } from '@playwright/test'

import { MILA } from '../../support/people.ts'
import { pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { heading, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/post-categories'

const list = (page: Page, name = 'Categories') => page.getByRole('grid', { name })
const rows = (page: Page) => list(page).getByRole('row')
const names = async (page: Page) => (await rows(page).locator('bdi').allTextContents()).map((name) => name)
const tiles = (page: Page) => main(page).getByRole('region', { name: 'Posts' }).getByRole('listitem')
const open = async (page: Page, address = PAGE) => {
  await openAs(page, 'manager', address, MILA)
  await expect(rows(page).first()).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
}

test('a category is created, filled with posts, and survives a reload', async ({ page }) => {
  await open(page, `${PAGE}?category=none`)
  await main(page).getByRole('button', { name: 'New category' }).click()
  const dialog = page.getByRole('dialog', { name: 'New category' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Fitness')
  await dialog.getByText('Some tiers').click()
  await dialog.getByText('Premium fan').click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rows(page).last()).toContainText(/Fitness.*Only Premium fan/)
  for (const at of [0, 1]) await tiles(page).nth(at).getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Move to' }).click()
  await page.getByRole('menuitem', { name: 'Fitness' }).click()
  await expect(page.getByText(/2 posts moved to/)).toBeVisible()
  await rows(page).last().click()
  await expect(tiles(page)).toHaveCount(2)
  const address = pathOf(page)
  await page.reload()
  await expect(tiles(page)).toHaveCount(2)
  expect(pathOf(page)).toBe(address)
  await page.goBack()
  await expect(page).toHaveURL(`${PAGE}?category=none`)
})

test('a category is moved by its handle with keyboard and pointer', async ({ page }) => {
  await open(page)
  const before = await names(page)
  const handle = (name: string) => rows(page).filter({ hasText: name }).getByRole('button', { name: /^Drag/ })
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(handle('Behind the scenes')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('button', { name: /^Insert before/ })).toBeFocused({ timeout: 500 })
  }).toPass()
  // The new order shows before the server has it.
  const stored = page.waitForResponse('**/api/post-categories/reorder')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await names(page))[0]).toBe('Behind the scenes')
  const moved = await names(page)
  expect(moved.toSorted()).toEqual(before.toSorted())
  await stored
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  expect(await names(page)).toEqual(moved)
  await rows(page)
    .filter({ hasText: 'Photo sets' })
    .dragTo(rows(page).last(), { targetPosition: { x: 80, y: 44 } })
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Photo sets')
})

test('the crisis check holds the name of a category', async ({ page }) => {
  await open(page)
  await main(page).getByRole('button', { name: 'New category' }).click()
  const dialog = page.getByRole('dialog', { name: 'New category' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('I want to die')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const help = page.getByRole('dialog', { name: 'Help is available' })
  await help.getByRole('button', { name: 'Back to message' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('I want to die')
  expect(await names(page)).not.toContain('I want to die')
})

test('a failing backend keeps the page usable, and Retry loads it', async ({ page, backend }) => {
  await backend.faults({ mode: 'fail', status: 500, only: '/api/post-categories/' })
  await openAs(page, 'manager', PAGE, MILA)
  await expect(heading(page, 'Post categories')).toBeVisible()
  const retry = main(page).getByRole('button', { name: 'Retry' })
  await expect(retry).toHaveCount(2)
  await backend.faults({ mode: 'none', only: null })
  for (const which of [1, 0]) await retry.nth(which).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
})

test('axe finds nothing, and the page fits every width, in three languages', async ({ page }) => {
  test.slow()
  await openAs(page, 'manager', PAGE, MILA)
  await inEachLanguage(page, async (language) => {
    await expect(
      list(page, localeText(language, 'tools:categories.list')).getByRole('row').first(),
    ).toBeVisible()
    await expectLoaded(page)
    expect(await axeFindings(page)).toEqual([])
    await main(page)
      .getByRole('button', { name: localeText(language, 'tools:categories.new') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expectToFitWidths(page, language)
  })
})
