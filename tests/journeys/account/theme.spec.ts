import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
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

test('light applies inside the chatter tools, dark is forced elsewhere, and no page flashes the other', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  const worn = await noteThemes(page)
  await openAs(page, 'director', '/agency-manage')
  await expectLoaded(page)
  expect(await worn()).toEqual(['dark'])
  await expect(page.getByRole('button', { name: /Switch to .* theme/ })).toHaveCount(0)
  await app(page)
    .getByRole('link', { name: /^Chatter Tools/ })
    .click()
  await expect(page).toHaveURL(/cr-select/)
  await expectLoaded(page)
  await expectTheme(page, 'light')
  await page.reload()
  await expectLoaded(page)
  expect(await worn()).toEqual(['light'])
  await selectFirstCreator(page)
  await expectTheme(page, 'light')
  await app(page).getByRole('link', { name: 'Manage Agency' }).click()
  await expectLoaded(page)
  await expectTheme(page, 'dark')
  await (await openAccountMenuItem(page, 'Logout')).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expectTheme(page, 'dark')
})

test('the theme follows the system until a choice, which survives a reload and applies in other tabs', async ({
  page,
  context,
}) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  await test.step('without a choice the theme follows the system', async () => {
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectTheme(page, colorScheme)
    }
  })
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
