import { expect, test } from '../support/fixtures.ts'
import { app, heading, main } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

test('the text survives leaving and a reload until it is sent', async ({ page }) => {
  await openAs(page, 'account_manager', '/settings/feedback')
  const text = main(page).getByRole('textbox', { name: /What went wrong/ })
  const report = `The list jumps ${'W'.repeat(2000)}`
  await text.fill(report)
  await app(page).getByRole('link', { name: 'Agency Creators' }).click()
  await expect(heading(page, 'Agency Creators')).toBeVisible()
  await page.goBack()
  await expect(text).toHaveValue(report)
  await page.reload()
  await expect(text).toHaveValue(report)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    main(page).getByRole('button', { name: 'Choose image' }).click(),
  ])
  await chooser.setFiles({ name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('picture') })
  await app(page).getByRole('link', { name: 'Agency Creators' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent. Thank you.')).toBeVisible()
  await expect(text).toHaveValue('')
  const ticket = main(page).getByRole('listitem').filter({ hasText: 'The list jumps' })
  await expect(ticket).toContainText('Screenshot attached')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('empty feedback is not sent, and an error shows in place', async ({ page, backend }) => {
  await openAs(page, 'account_manager', '/settings/feedback')
  const text = main(page).getByRole('textbox', { name: /What went wrong/ })
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(text).toHaveAccessibleDescription(/Write something first\./)
  await text.fill('It broke')
  await backend.faults({ mode: 'offline', only: 'feedback/create' })
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(main(page).getByText('There was an issue contacting the server')).toBeVisible()
  await expect(text).toHaveValue('It broke')
})

test('the small popup covers nothing, opens feedback with the current page, and then moves to the menu', async ({
  page,
}) => {
  await openAs(page, 'account_manager')
  await expectLoaded(page)
  const popup = page.getByRole('complementary', { name: 'Feedback' })
  const [above, below] = await Promise.all([main(page).boundingBox(), popup.boundingBox()])
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  await popup.getByRole('link', { name: 'Send feedback' }).click()
  await expect(heading(page, 'Feedback')).toBeVisible()
  await expect(popup).toHaveCount(0)
  await expect(main(page)).toContainText('/agency-creators')
  await page.goBack()
  await expect(heading(page, 'Agency Creators')).toBeVisible()
  await expect(popup).toHaveCount(0)
  await page.reload()
  await expectLoaded(page)
  await expect(await openAccountMenuItem(page, 'Feedback')).toBeVisible()
  await expect(popup).toHaveCount(0)
})
