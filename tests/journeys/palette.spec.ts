import { expectSettled, openPalette } from './look.ts'
import { addressOf, expect, heading, enter, test } from './stage.ts'

test('the palette reaches the screens and acts that the roles allow, and no others', async ({ page }) => {
  await enter(page, 'chatter')
  await expectSettled(page)
  const palette = await openPalette(page)
  const items = palette.getByRole('menuitem')
  for (const name of ['Chatter Tools', 'Feedback', 'Clock In', 'Crisis help', 'Logout'])
    await expect(items.filter({ hasText: name })).toHaveCount(1)
  for (const name of ['Agency Overview', 'Manage Agency', 'Agency Creators'])
    await expect(items.filter({ hasText: name })).toHaveCount(0)
  await page.keyboard.type('feed')
  await expect(items).toHaveText(['Feedback'])
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Feedback')).toBeVisible()
  await expect(palette).toHaveCount(0)
})

test('a director reaches every screen by writing, and the clock stands only where it shows', async ({
  page,
}) => {
  await enter(page, 'director')
  await expectSettled(page)
  const palette = await openPalette(page)
  await expect(palette.getByRole('menuitem', { name: 'Clock In' })).toHaveCount(0)
  await page.keyboard.type('creators agency')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Agency Creators')).toBeVisible()
  expect(addressOf(page)).toBe('/agency-creators')
})

test('the palette switches language and clocks in, and Escape leaves everything as it was', async ({
  page,
}) => {
  await enter(page, 'chatter')
  await expectSettled(page)
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openPalette(page)
  await page.keyboard.type('clock')
  await expect(page.getByRole('menuitem')).toHaveText(['Clock In'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Clock Out' })).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('español')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('a palette that finds nothing says so', async ({ page }) => {
  await enter(page, 'chatter')
  await expectSettled(page)
  const palette = await openPalette(page)
  await page.keyboard.type('zzz')
  await expect(palette.getByText('No results')).toBeVisible()
})
