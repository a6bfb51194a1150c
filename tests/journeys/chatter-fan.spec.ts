import type { Page } from '@playwright/test'

import { expect, test } from './stage.ts'
import { atWork, channelAddress, expectOpen } from './workspace.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'About the fan' })

test.beforeEach(async ({ page }) => {
  await atWork(page, channelAddress('channel-1-3'))
  await expectOpen(page)
})

test('nickname and note are saved as they are typed, and stand after a reload', async ({ page }) => {
  await panel(page).getByRole('textbox', { name: 'Nickname' }).fill('Captain')
  await panel(page).getByRole('textbox', { name: 'Note', exact: true }).fill('Exam on Friday')
  await expect(
    panel(page)
      .getByText(/^Saved/)
      .first(),
  ).toBeVisible()
  await page.reload()
  await expectOpen(page)
  await expect(panel(page).getByRole('textbox', { name: 'Nickname' })).toHaveValue('Captain')
  await expect(panel(page).getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('Exam on Friday')
})

test('a note that the server does not take is not lost', async ({ page, backend }) => {
  const note = panel(page).getByRole('textbox', { name: 'Note', exact: true })
  await expect(note).toBeEditable()
  await backend.faults({ mode: 'fail', status: 503, only: 'notes/update' })
  await note.fill('must not be lost')
  await expect(
    panel(page)
      .getByText(/Not saved/)
      .first(),
  ).toBeVisible({ timeout: 10_000 })
  await page.reload()
  await expectOpen(page)
  await expect(note).toHaveValue('must not be lost')
})

test('a follow-up is added, and ticked off', async ({ page }) => {
  await panel(page).getByRole('button', { name: 'Add a follow-up' }).click()
  const field = panel(page)
    .getByRole('textbox', { name: /follow-up|What/i })
    .or(panel(page).getByRole('textbox', { name: 'Follow-up' }))
  await field.first().fill('Ask how the exam went')
  await field.first().press('Enter')
  await expect(panel(page).getByText('Ask how the exam went')).toBeVisible()
  const tick = panel(page).getByRole('checkbox', { name: /Ask how the exam went/ })
  await tick.click()
  await expect(tick).toBeChecked()
  await page.reload()
  await expectOpen(page)
  await expect(panel(page).getByRole('checkbox', { name: /Ask how the exam went/ })).toBeChecked()
})

test('the panel slides in over the thread below 1280 px, and closes by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.reload()
  await expectOpen(page)
  await page.getByRole('button', { name: 'Show the fan' }).click()
  await expect(page.getByText('Lifetime').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Lifetime')).toHaveCount(0)
})
