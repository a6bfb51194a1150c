import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { app, heading, main } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const report = `The list jumps ${'W'.repeat(2000)}`
const text = (page: Page) => main(page).getByRole('textbox', { name: /What went wrong/ })
const send = (page: Page) => main(page).getByRole('button', { name: 'Send' }).click()

async function leaveForCreators(page: Page): Promise<void> {
  await app(page).getByRole('link', { name: 'Agency Creators' }).click()
  await expect(heading(page, 'Agency Creators')).toBeVisible()
}

async function sendWithImage(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    main(page).getByRole('button', { name: 'Choose image' }).click(),
  ])
  await chooser.setFiles({ name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('picture') })
  await app(page).getByRole('link', { name: 'Agency Creators' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await send(page)
  await expect(page.getByText('Sent. Thank you.')).toBeVisible()
  await expect(text(page)).toHaveValue('')
  const ticket = main(page).getByRole('listitem').filter({ hasText: 'The list jumps' })
  await expect(ticket).toContainText('Screenshot attached')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

test('a small popup leads to feedback, whose text survives leaving and a reload until it is sent', async ({
  page,
}) => {
  await openAs(page, 'account_manager')
  await expectLoaded(page)
  const popup = page.getByRole('complementary', { name: 'Feedback' })
  await test.step('the popup covers nothing and opens feedback with the current page', async () => {
    const [above, below] = await Promise.all([main(page).boundingBox(), popup.boundingBox()])
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    await popup.getByRole('link', { name: 'Send feedback' }).click()
    await expect(heading(page, 'Feedback')).toBeVisible()
    await expect(popup).toHaveCount(0)
    await expect(main(page)).toContainText('/agency-creators')
  })
  await test.step('the popup then moves to the menu; the text survives leaving and a reload', async () => {
    await text(page).fill(report)
    await leaveForCreators(page)
    await expect(popup).toHaveCount(0)
    await page.reload()
    await expectLoaded(page)
    await (await openAccountMenuItem(page, 'Feedback')).click()
    await expect(text(page)).toHaveValue(report)
    await expect(popup).toHaveCount(0)
    await leaveForCreators(page)
    await expect(popup).toHaveCount(0)
    await page.goBack()
    await expect(text(page)).toHaveValue(report)
  })
  await test.step('it is sent with an image', () => sendWithImage(page))
})
