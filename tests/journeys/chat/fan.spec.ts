import type { Locator, Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { channelAddress, expectThreadOpen, inbox, openWorkspace } from '../support/workspace.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Fan info' })

const note = (page: Page) => panel(page).getByRole('textbox', { name: 'Note', exact: true })
const labels = (page: Page) => panel(page).getByRole('list', { name: 'Labels' })

test('nickname, note, follow-up and labels are kept, and a note that the server rejects is not lost', async ({
  page,
  backend,
}) => {
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  await test.step('nickname and note save while typing', async () => {
    await panel(page).getByRole('textbox', { name: 'Nickname' }).fill('Captain')
    await note(page).fill('Exam on Friday')
    await expect(
      panel(page)
        .getByText(/^Saved/)
        .first(),
    ).toBeVisible()
  })
  await test.step('a follow-up is added and completed', () => addFollowUp(page))
  await test.step('a label is created, assigned, renamed and deleted', async () => {
    await createLabel(page)
    await renameLabel(page)
    await deleteLabel(page)
  })
  await test.step('a reload keeps them', async () => {
    await page.reload()
    await expectThreadOpen(page)
    await expect(panel(page).getByRole('textbox', { name: 'Nickname' })).toHaveValue('Captain')
    await expect(note(page)).toHaveValue('Exam on Friday')
    await expect(panel(page).getByRole('checkbox', { name: /Ask how the exam went/ })).toBeChecked()
    await expect(panel(page).getByRole('button', { name: 'Edit labels' })).toBeVisible()
    await expect(panel(page).getByText('Birthday in June')).toHaveCount(0)
  })
  await test.step('a note that the server rejects is not lost', async () => {
    await backend.faults({ mode: 'fail', status: 503, only: 'notes/update' })
    await note(page).fill('must not be lost')
    await expect(
      panel(page)
        .getByText(/Not saved/)
        .first(),
    ).toBeVisible()
    await page.reload()
    await expectThreadOpen(page)
    await expect(note(page)).toHaveValue('must not be lost')
  })
})

async function addFollowUp(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Add a follow-up' }).click()
  const field = panel(page).getByRole('textbox', { name: 'What to follow up on' })
  await field.fill('Ask how the exam went')
  await field.press('Enter')
  await expect(panel(page).getByText('Ask how the exam went')).toBeVisible()
  const tick = panel(page).getByRole('checkbox', { name: /Ask how the exam went/ })
  await tick.click()
  await expect(tick).toBeChecked()
}

const allLabels = (page: Page) => page.getByRole('dialog', { name: 'Edit labels' })

/** Fills in and saves the form of a label. Resolves to its name field. */
async function saveLabel(page: Page, text: string): Promise<Locator> {
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await name.fill(text)
  await page.getByRole('dialog').getByRole('button', { name: 'Save label' }).click()
  return name
}

async function createLabel(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Edit labels' }).click()
  await allLabels(page).getByRole('button', { name: 'New label' }).click()
  await saveLabel(page, 'Birthday in May')
  await expect(labels(page)).toContainText('Birthday in May')
}

async function renameLabel(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Edit labels' }).click()
  await allLabels(page)
    .getByRole('button', { name: /^Edit label .?Birthday/ })
    .click()
  await expect(await saveLabel(page, 'VIP')).toHaveAccessibleDescription(/already exists/)
  await saveLabel(page, 'Birthday in June')
  // Behind the panel, which stays open.
  const behind = page.getByRole('complementary', { name: 'Fan info', includeHidden: true })
  await expect(behind.getByText('Birthday in June').first()).toBeVisible()
}

async function deleteLabel(page: Page): Promise<void> {
  const remove = allLabels(page).getByRole('button', { name: /^Delete label .?Birthday/ })
  const question = page.getByRole('alertdialog', { name: /^Delete label/ })
  await remove.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await remove.click()
  await question.getByRole('button', { name: 'Delete label' }).click()
  await expect(question).toHaveCount(0)
  await allLabels(page).getByRole('button', { name: 'Close' }).click()
  await expect(allLabels(page)).toHaveCount(0)
  await expect(panel(page).getByText('Birthday in June')).toHaveCount(0)
}

test('completing a follow-up in the panel removes it from the digest', async ({ page }) => {
  const heading = page.getByRole('heading', { name: /^Follow-ups/, level: 3 })
  const count = async () => Number.parseInt(((await heading.textContent()) ?? '').replaceAll(/\D/g, ''), 10)
  await openWorkspace(page, '/cr-tools')
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
  await test.step('below 1280 px the panel replaces the list, and its key restores the list', async () => {
    await page.setViewportSize({ width: 1100, height: 900 })
    await expect(panel(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show fan info' }).click()
    await expect(page.getByText('Lifetime').first()).toBeVisible()
    await expect(inbox(page)).toHaveCount(0)
    await page.keyboard.press('Alt+f')
    await expect(page.getByText('Lifetime')).toHaveCount(0)
    await expect(inbox(page)).toBeVisible()
  })
  await navigateInPage(page, '/cr-tools')
  await expect.poll(count).toBe(before - 1)
})
