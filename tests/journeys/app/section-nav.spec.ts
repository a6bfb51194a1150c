import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

for (const width of [1440, 768]) {
  test(`the tabs of Manage Agency do not shift under the pointer at ${width} px`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAs(page, 'manager', '/agency-manage/employees')
    const nav = app(page).getByRole('navigation', { name: 'Manage Agency' })
    const link = nav.getByRole('link', { name: 'Chatter performance' })
    await expect(heading(page, 'Employees')).toBeVisible()
    // The font loads after the first data, and its glyphs are slightly narrower.
    await expect(page.locator('html[data-inter]')).toHaveCount(1)
    await page.evaluate(() => document.fonts.load('500 14px "Inter Variable"'))
    const before = await link.boundingBox()
    await backend.faults({ latencyMs: 300, only: '/api/agency' })
    await link.click()
    expect(await link.boundingBox()).toEqual(before)
    await expect(heading(page, 'Chatter performance')).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', 'page')
    expect(await link.boundingBox()).toEqual(before)
    await nav.getByRole('link', { name: 'Live floor' }).click()
    await expect(heading(page, 'Manage Agency')).toBeVisible()
    expect(await link.boundingBox()).toEqual(before)
  })
}
