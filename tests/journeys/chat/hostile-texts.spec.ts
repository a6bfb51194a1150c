import { navigateInPage } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { channelAddress, expectThreadOpen, inbox, messages, openWorkspace } from '../support/workspace.ts'

test('hostile and very long names and lines render as text and do not widen the page', async ({
  page,
  backend,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await backend.faults({ texts: 'odd' })
  const fitsItsScreen = () =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
  await openWorkspace(page, '/cr-tools/messages?tab=all&sort=newest')
  await expect(inbox(page).getByText('<b>bold</b> $t(common:logout) {{name}}').first()).toBeVisible()
  await fitsItsScreen()
  await navigateInPage(page, channelAddress('channel-1-12'))
  await expectThreadOpen(page)
  await expect(messages(page).getByText('does this break anything?').first()).toBeVisible()
  await fitsItsScreen()
  expect(await page.locator('main script, main b, main img[src="x"]').count()).toBe(0)
  expect(dialogs).toEqual([])
})
