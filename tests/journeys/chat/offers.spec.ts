import { expect, test } from '../support/fixtures.ts'
import { channelAddress, expectThreadOpen, messages, openWorkspace } from '../support/workspace.ts'

test('an unpaid offer is bumped once, then repriced or unsent', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWorkspace(page, channelAddress('channel-1-3'), 'manager')
  await expectThreadOpen(page)
  const offers = page.getByRole('list', { name: 'Unpaid offers' }).getByRole('listitem')
  await expect(offers.first()).toBeVisible()
  const count = await offers.count()
  const bump = offers.first().getByRole('button', { name: /^Bump the/ })
  await bump.click()
  const reminder = page.getByRole('dialog', { name: /^Bump the/ })
  await reminder.getByRole('button', { name: 'Bump', exact: true }).click()
  await expect(reminder.getByText('Write a reminder')).toBeVisible()
  await reminder.getByRole('textbox', { name: 'Reminder' }).fill('Still here for you')
  await page.keyboard.press('Enter')
  await expect(messages(page).last()).toContainText('Still here for you')
  await expect(bump).toHaveAccessibleDescription(/^Available again/)

  const choose = async (act: string) => {
    await offers
      .first()
      .getByRole('button', { name: /^More for/ })
      .click()
    await page.getByRole('menuitem', { name: act }).click()
  }
  await choose('Re-offer at another price')
  const again = page.getByRole('dialog', { name: 'Re-offer at another price' })
  await again.getByRole('textbox', { name: 'Price' }).fill('1')
  await again.getByRole('button', { name: 'Re-offer', exact: true }).click()
  await expect(again.getByText(/^Enter an allowed price/)).toBeVisible()
  await again.getByRole('textbox', { name: 'Price' }).fill('19')
  await again.getByRole('button', { name: 'Re-offer', exact: true }).click()
  await expect(messages(page).last()).toContainText('$19.00')
  await expect(offers.first()).toContainText('$19.00')
  await expect(offers).toHaveCount(count)

  await choose('Unsend')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unsend' }).click()
  // The list shows only the newest, so another one may move up.
  await expect(offers.filter({ hasText: '$19.00' })).toHaveCount(0)
})
