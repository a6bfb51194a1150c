import type { Page } from '@playwright/test'

import { chooseCreator, expectSettled, main, speak } from './look.ts'
import { app, enter, expect, signIn, test } from './stage.ts'

const WIDTHS = [1440, 1024, 768, 360]

/** Nothing stands out at the sides, and what one needs to get on is there. */
async function expectToFit(page: Page, path: string, hasBars = true): Promise<void> {
  for (const language of ['en', 'de', 'ar']) {
    await speak(page.context(), language, page)
    await page.goto(path)
    await expectSettled(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expect(main(page)).toBeVisible()
      if (hasBars) await expect(app(page).getByRole('navigation').first()).toBeVisible()
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.soft.poll(over, { message: `${path} ${language} ${width}` }).toBeLessThanOrEqual(0)
    }
  }
}

for (const path of ['/login', '/login/forgot', '/login/reset', '/404'])
  test(`${path} fits every width`, async ({ page }) => {
    await page.goto(path)
    await expectToFit(page, path, false)
  })

for (const [who, path] of [
  ['pending_mfa', '/mfa'],
  ['unverified', '/verify'],
  ['unlinked', '/verify'],
  ['locked', '/locked'],
] as const)
  test(`${path} of a ${who} fits every width`, async ({ page }) => {
    await signIn(page, who)
    await expect(page).toHaveURL(path)
    await expectToFit(page, path, false)
  })

for (const path of [
  '/agency-overview',
  '/agency-manage',
  '/agency-creators',
  '/cr-select',
  '/settings/feedback',
])
  test(`${path} fits every width`, async ({ page }) => {
    await enter(page, 'all', path)
    await expectSettled(page)
    await expectToFit(page, path)
  })

test('/cr-tools fits every width', async ({ page }) => {
  await enter(page, 'chatter', '/cr-select')
  await chooseCreator(page)
  await expectToFit(page, '/cr-tools')
})
