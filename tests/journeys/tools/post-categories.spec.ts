import type { Page } from '@playwright/test'

import { MILA } from '../../support/people.ts'
import { pathOf } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/post-categories'

const list = (page: Page, name = 'Categories') => page.getByRole('grid', { name })
const rows = (page: Page) => list(page).getByRole('row')
const names = (page: Page) => rows(page).locator('bdi').allTextContents()
const tiles = (page: Page) => main(page).getByRole('region', { name: 'Posts' }).getByRole('listitem')
/** Moves the second category to the first position by its handle; returns the new order. */
async function moveWithKeyboard(page: Page): Promise<string[]> {
  const before = await names(page)
  const handle = rows(page).filter({ hasText: 'Behind the scenes' }).getByRole('button', { name: /^Drag/ })
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(handle).toBeFocused()
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
  return moved
}

/** Creates a category whose first name needs care. */
async function createCategory(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'New category' }).click()
  const dialog = page.getByRole('dialog', { name: 'New category' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('I want to die')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await test.step('the crisis check holds the name of a category', async () => {
    const help = page.getByRole('dialog', { name: 'Help is available' })
    await help.getByRole('button', { name: 'Back to message' }).click()
    await expect(name).toHaveValue('I want to die')
    expect(await names(page)).not.toContain('I want to die')
  })
  await name.fill('Fitness')
  await dialog.getByText('Some tiers').click()
  await dialog.getByText('Premium fan').click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rows(page).last()).toContainText(/Fitness.*Only Premium fan/)
}

test('categories are put in order by keyboard and pointer, and filled with posts', async ({
  page,
  backend,
}) => {
  await backend.faults({ mode: 'fail', status: 422, only: '/api/post-categories/posts/list' })
  await openAs(page, 'manager', `${PAGE}?category=none`, MILA)
  await expect(rows(page).first()).toBeVisible()
  await test.step('posts that did not load are loaded by Retry', async () => {
    const retry = main(page).getByRole('button', { name: 'Retry' })
    await expect(retry).toHaveCount(1)
    await backend.faults({ mode: 'none', only: null })
    await retry.click()
    await expect(tiles(page).first()).toBeVisible()
  })
  const moved = await test.step('one is moved by its handle with the keyboard', () => moveWithKeyboard(page))
  await test.step('one is created and filled with posts', async () => {
    await createCategory(page)
    for (const at of [0, 1]) await tiles(page).nth(at).getByRole('checkbox').check()
    await main(page).getByRole('button', { name: 'Move to' }).click()
    await page.getByRole('menuitem', { name: 'Fitness' }).click()
    await expect(page.getByText(/2 posts moved to/)).toBeVisible()
    await rows(page).last().click()
    await expect(tiles(page)).toHaveCount(2)
  })
  const address = pathOf(page)
  await page.reload()
  await test.step('posts and order survive a reload', async () => {
    await expect(tiles(page)).toHaveCount(2)
    expect(pathOf(page)).toBe(address)
    await expect(rows(page).first()).toBeVisible()
    expect(await names(page)).toEqual([...moved, 'Fitness'])
    await page.goBack()
    await expect(page).toHaveURL(`${PAGE}?category=none`)
  })
  await test.step('one is moved by the pointer', async () => {
    await rows(page)
      .filter({ hasText: 'Photo sets' })
      .dragTo(rows(page).last(), { targetPosition: { x: 80, y: 44 } })
    await expect.poll(async () => (await names(page)).at(-1)).toBe('Photo sets')
  })
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
    expect(await axeFindings(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
    await expectToFitWidths(page, language)
  })
})
