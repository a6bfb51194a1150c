import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { holdRequests } from '../support/page-calls.ts'
import { openAs } from '../support/sign-in.ts'

test('the tabs of Manage Agency do not shift under the pointer', async ({ page }) => {
  await openAs(page, 'manager', '/agency-manage/employees')
  const nav = app(page).getByRole('navigation', { name: 'Manage Agency' })
  const tab = nav.getByRole('link', { name: 'Chatter performance' })
  await expect(heading(page, 'Employees')).toBeVisible()
  // The font loads after the first data, and its glyphs are slightly narrower.
  await expect(page.locator('html[data-inter]')).toHaveCount(1)
  await page.evaluate(() => document.fonts.load('500 14px "Inter Variable"'))
  const resizeTo = async (width: number, menu: 'Main' | 'Quick access') => {
    await page.setViewportSize({ width, height: 900 })
    await expect(app(page).getByRole('navigation', { name: menu })).toBeVisible()
  }
  const showsTabWhereItWas = async (name: string, title: string) => {
    const release = await holdRequests(page, '**/api/agency/**')
    const before = await tab.boundingBox()
    await nav.getByRole('link', { name }).click()
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    expect(await tab.boundingBox()).toEqual(before)
    release()
    await expect(heading(page, title)).toBeVisible()
    expect(await tab.boundingBox()).toEqual(before)
  }
  // At each width, a page that loads.
  await showsTabWhereItWas('Chatter performance', 'Chatter performance')
  await resizeTo(768, 'Quick access')
  await showsTabWhereItWas('Live floor', 'Manage Agency')
  await showsTabWhereItWas('Chatter performance', 'Chatter performance')
  await resizeTo(1440, 'Main')
  await showsTabWhereItWas('Live floor', 'Manage Agency')
})
