import { expect, test } from '../support/fixtures.ts'
import { localeText, setLanguage } from '../support/languages.ts'
import { app, main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

/** A sheet without its margins. */
const A4_PX = { width: 703, height: 1032 }
const STATEMENTS = '/agency-manage/chatter-performance?tab=statements'

test('a statement prints alone, dark on white, without controls', async ({ page }) => {
  await openAs(page, 'director', STATEMENTS)
  await main(page).getByRole('row', { name: 'Kerem Yavuz' }).getByText('Kerem Yavuz').click()
  const drawer = page.getByRole('dialog', { name: "⁨Kerem Yavuz⁩'s statement" })
  await expect(drawer.getByRole('list', { name: 'Breakdown' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(drawer.getByRole('list', { name: 'Breakdown' })).toBeVisible()
  await expect(drawer).toHaveCSS('color', 'rgb(28, 32, 36)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const name of ['Sign off', 'Save adjustment', 'Close'])
    await expect(drawer.getByRole('button', { name })).toBeHidden()
  await expect(app(page)).toBeHidden()
})

test('payroll prints with its month and every row, without bars, checkboxes and search', async ({ page }) => {
  await openAs(page, 'director', STATEMENTS)
  const table = main(page).getByRole('table', { name: 'Statements' })
  await expect(table.getByRole('row')).toHaveCount(50)
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText(/^[A-Z][a-z]+ 20\d\d$/)).toBeVisible()
  await expect(table.getByRole('row').last()).toBeVisible()
  await expect(table.getByText('Kerem Yavuz')).toHaveCSS('font-size', '11px')
  await expect(main(page).getByRole('searchbox')).toBeHidden()
  await expect(main(page).getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('payroll fits a sheet in German, which has the longest words', async ({ page, context }) => {
  await setLanguage(context, 'de')
  await openAs(page, 'director', STATEMENTS)
  const table = main(page).getByRole('table', { name: localeText('de', 'analytics:performance.statements') })
  await expect(table.getByRole('row')).toHaveCount(50)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(A4_PX)
  const edge = () => table.evaluate((rows) => rows.getBoundingClientRect().right)
  await expect.poll(edge).toBeLessThanOrEqual(A4_PX.width)
})

test('the overview prints its bars and legends, and shows every alert on a phone', async ({ page }) => {
  await openAs(page, 'director', '/agency-overview')
  const bridge = main(page).getByRole('table', { name: 'Gross to margin' })
  await expect(bridge).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const bar = bridge.getByRole('row').first().locator('td > span').first()
  const [row, drawn] = [await bridge.getByRole('row').first().boundingBox(), await bar.boundingBox()]
  expect(drawn?.height).toBeLessThan(row?.height ?? 0)
  await expect(main(page).getByRole('button', { name: 'Tips' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 390, height: 844 })
  const act = main(page).getByRole('region', { name: 'Needs attention' }).getByRole('link').first()
  await act.scrollIntoViewIfNeeded()
  await expect(act).toBeInViewport({ ratio: 1 })
})
