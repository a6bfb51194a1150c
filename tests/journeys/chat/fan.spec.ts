import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { channelAddress, expectThreadOpen, openWorkspace } from '../support/workspace.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Fan info' })

test.beforeEach(async ({ page }) => {
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
})

test('nickname and note save while typing and survive a reload', async ({ page }) => {
  await panel(page).getByRole('textbox', { name: 'Nickname' }).fill('Captain')
  await panel(page).getByRole('textbox', { name: 'Note', exact: true }).fill('Exam on Friday')
  await expect(
    panel(page)
      .getByText(/^Saved/)
      .first(),
  ).toBeVisible()
  await page.reload()
  await expectThreadOpen(page)
  await expect(panel(page).getByRole('textbox', { name: 'Nickname' })).toHaveValue('Captain')
  await expect(panel(page).getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('Exam on Friday')
})

test('a note that the server rejects is not lost', async ({ page, backend }) => {
  const note = panel(page).getByRole('textbox', { name: 'Note', exact: true })
  await expect(note).toBeEditable()
  await backend.faults({ mode: 'fail', status: 503, only: 'notes/update' })
  await note.fill('must not be lost')
  await expect(
    panel(page)
      .getByText(/Not saved/)
      .first(),
  ).toBeVisible()
  await page.reload()
  await expectThreadOpen(page)
  await expect(note).toHaveValue('must not be lost')
})

test('a follow-up is added and completed', async ({ page }) => {
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
  await expectThreadOpen(page)
  await expect(panel(page).getByRole('checkbox', { name: /Ask how the exam went/ })).toBeChecked()
})

test('below 1280 px the panel replaces the list, and its button restores the list', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.reload()
  await expectThreadOpen(page)
  await page.getByRole('button', { name: 'Show fan info' }).click()
  await expect(page.getByText('Lifetime').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Chats' })).toHaveCount(0)
  await page.keyboard.press('Alt+f')
  await expect(page.getByText('Lifetime')).toHaveCount(0)
})

test('a label is created, assigned, renamed, and gone everywhere once deleted', async ({ page }) => {
  const labels = panel(page).getByRole('list', { name: 'Labels' })
  const all = page.getByRole('dialog', { name: 'Edit labels' })
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save label' })
  await panel(page).getByRole('button', { name: 'Edit labels' }).click()
  await all.getByRole('button', { name: 'New label' }).click()
  await name.fill('Birthday in May')
  await save.click()
  await expect(labels).toContainText('Birthday in May')

  await panel(page).getByRole('button', { name: 'Edit labels' }).click()
  await all.getByRole('button', { name: /^Edit label .?Birthday/ }).click()
  await name.fill('VIP')
  await save.click()
  await expect(name).toHaveAccessibleDescription(/already exists/)
  await name.fill('Birthday in June')
  await save.click()
  // Behind the panel, which stays open.
  const behind = page.getByRole('complementary', { name: 'Fan info', includeHidden: true })
  await expect(behind.getByText('Birthday in June').first()).toBeVisible()

  await all.getByRole('button', { name: /^Delete label .?Birthday/ }).click()
  const question = page.getByRole('alertdialog', { name: /^Delete label/ })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await all.getByRole('button', { name: /^Delete label .?Birthday/ }).click()
  await question.getByRole('button', { name: 'Delete label' }).click()
  await expect(question).toHaveCount(0)
  await all.getByRole('button', { name: 'Close' }).click()
  await expect(all).toHaveCount(0)
  await expect(panel(page).getByText('Birthday in June')).toHaveCount(0)
  await page.reload()
  await expectThreadOpen(page)
  await expect(panel(page).getByRole('button', { name: 'Edit labels' })).toBeVisible()
  await expect(panel(page).getByText('Birthday in June')).toHaveCount(0)
})

test('completing a follow-up in the panel removes it from the digest', async ({ page }) => {
  const heading = page.getByRole('heading', { name: /^Follow-ups/, level: 3 })
  const count = async () => Number.parseInt(((await heading.textContent()) ?? '').replaceAll(/\D/g, ''), 10)
  await page.goto('/cr-tools')
  const promise = page.getByRole('list', { name: 'Follow-ups' }).getByRole('link').first()
  const said = await promise.textContent()
  const before = await count()
  await promise.click()
  await expectThreadOpen(page)
  const box = panel(page).getByRole('checkbox').first()
  await expect(box).not.toBeChecked()
  const [text = ''] = (await box.locator('..').innerText()).split('\n')
  expect(said).toContain(text.trim())
  const saved = page.waitForResponse(/follow-up\/save/)
  await box.press('Space')
  await saved
  await page.goto('/cr-tools')
  await expect(heading).toBeVisible()
  expect(await count()).toBe(before - 1)
})
