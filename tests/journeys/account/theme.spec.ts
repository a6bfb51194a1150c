import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { app } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs, selectFirstCreator } from '../support/sign-in.ts'

const theme = (page: Page) => page.locator('html').getAttribute('data-theme')
const expectTheme = (page: Page, wanted: string) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', wanted)

/** Records every theme of the page from its first byte on. */
async function noteThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const worn: string[] = []
    Object.assign(window, { worn })
    new MutationObserver(() => {
      const { theme } = document.documentElement.dataset
      if (theme && worn.at(-1) !== theme) worn.push(theme)
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] })
  })
  return () => page.evaluate(() => (window as unknown as { worn: string[] }).worn)
}

test.use({ colorScheme: 'dark' })

test('light applies inside the chatter tools; dark is forced elsewhere', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await page.goto('/login')
  await expectTheme(page, 'dark')
  await openAs(page, 'director')
  await expectLoaded(page)
  await expectTheme(page, 'dark')
  await expect(page.getByRole('button', { name: /Switch to .* theme/ })).toHaveCount(0)
  await app(page)
    .getByRole('link', { name: /^Chatter Tools/ })
    .click()
  await expect(page).toHaveURL(/cr-select/)
  await expectLoaded(page)
  await expectTheme(page, 'light')
  await selectFirstCreator(page)
  await expectTheme(page, 'light')
  await app(page).getByRole('link', { name: 'Manage Agency' }).click()
  await expectLoaded(page)
  await expectTheme(page, 'dark')
})

test('the page never flashes the wrong theme', async ({ page }) => {
  await openAs(page, 'director')
  await expectLoaded(page)
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  const worn = await noteThemes(page)
  await page.goto('/cr-select')
  await expectLoaded(page)
  expect(await worn()).toEqual(['light'])
  await page.goto('/agency-manage')
  await expectLoaded(page)
  expect(await worn()).toEqual(['dark'])
})

test('without a choice the theme follows the system', async ({ page }) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  await expectTheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectTheme(page, 'dark')
})

test('a choice survives a reload and applies in other tabs at once', async ({ page, context }) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  const other = await context.newPage()
  await other.goto('/cr-select')
  await expectLoaded(other)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expectTheme(page, 'light')
  await expectTheme(other, 'light')
  await page.reload()
  expect(await theme(page)).toBe('light')
  await expectLoaded(page)
  await expectTheme(page, 'light')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
})
