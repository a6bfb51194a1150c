import { expect, test } from '../support/fixtures.ts'
import { openHelp, openPalette } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

test(
  "help opens from account menu and palette with the country's hotlines, and resets 3 s after closing",
  { tag: '@demo' },
  async ({ page, context }) => {
    await context.clock.install()
    await openAs(page, 'chatter')
    await expectLoaded(page)
    const dialog = await openHelp(page)
    const country = dialog.getByRole('button', { name: /Country/ })
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await expect(dialog.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
    await expect(dialog.getByRole('link', { name: /^Text .*741741$/ })).toHaveAttribute('href', /^sms:741741/)
    await expect(dialog.getByText('In immediate danger, call 911.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Send anyway' })).toHaveCount(0)
    await expect(dialog.getByText('Help is available')).toBeFocused()
    await test.step('it keeps its content for 3 s after closing, then resets', async () => {
      await expect(country).toContainText('United States')
      await country.click()
      await page.getByRole('option', { name: 'Another country' }).click()
      await expect(country).toContainText('Another country')
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await expect(country).toBeFocused()
      await close()
      await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused()
      await openHelp(page)
      await expect(country).toContainText('Another country')
      await close()
      await context.clock.runFor(3000)
    })
    await test.step('it opens from the palette as well', async () => {
      await openPalette(page)
      await page.keyboard.type('crisis')
      await page.keyboard.press('Enter')
      await expect(country).toContainText('United States')
    })
  },
)

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE' })
  test("help shows local hotlines, and another country's on demand", async ({ page, context, backend }) => {
    await backend.faults({ country: 'DE' })
    // The lookup sends no cookies, so the backend cannot tell which journey asks.
    await context.route('**/__mock/country', (route) =>
      route.fulfill({ json: { country: 'DE', ip: '203.0.113.7' } }),
    )
    await openAs(page, 'chatter')
    await expectLoaded(page)
    const dialog = await openHelp(page)
    await expect(dialog.getByText('In immediate danger, call 112.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /988/ })).toHaveCount(0)
    await dialog.getByRole('button', { name: /Country/ }).click()
    await page.getByRole('option', { name: 'United States' }).click()
    await expect(dialog.getByRole('link', { name: 'Call 988' })).toBeVisible()
  })
})
