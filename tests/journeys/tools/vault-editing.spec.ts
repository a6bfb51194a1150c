import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/locators.ts'
import { openAs } from '../support/sign-in.ts'

const PAGE = '/vault?type=image'

const tiles = (page: Page) => main(page).getByRole('grid', { name: 'Media' }).getByRole('gridcell')
const selection = (page: Page) => main(page).getByRole('group', { name: 'Selection' })

/** Opens the photo of the drawer in the editor. */
async function openEditor(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Edit photo' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit photo' })
  await expect(editor.getByRole('img', { name: /^Photo / })).toBeVisible()
  return editor
}

async function moveFrameAndDiscard(page: Page): Promise<void> {
  const editor = await openEditor(page)
  const status = editor.getByRole('status')
  const whole = await status.textContent()
  await editor.getByRole('button', { name: 'Right edge' }).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(status).not.toHaveText(whole ?? '')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Close without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(editor).toHaveCount(0)
}

test('a photo is framed by keyboard, then cropped, turned and blurred, and saved beside the original', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kinds: string[] = []
    Object.assign(window, { trackedKinds: kinds })
    window.addEventListener('tracked', ({ detail }) => kinds.push(detail.kind))
  })
  await openAs(page, 'manager', PAGE, 'creator-01')
  await expect(selection(page)).toContainText(/\d items/)
  const before = Number.parseInt((await selection(page).getByRole('status').textContent()) ?? '', 10)
  const newest = tiles(page).first().locator('img')
  const original = (await newest.getAttribute('src')) ?? ''
  await tiles(page).first().getByRole('button').first().click()
  await test.step("the editor's frame moves by keyboard, and closing confirms", () =>
    moveFrameAndDiscard(page))
  const editor = await openEditor(page)
  await editor.getByRole('radio', { name: '1:1' }).check()
  await editor.getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(editor.getByRole('status')).toHaveText(/^(\S+) × \1 px/)
  // A pointer that rests on a button opens its tip, which covers what is pressed next.
  await page.mouse.move(0, 0)
  await editor.getByRole('button', { name: 'Rotate right' }).click()
  await page.mouse.move(0, 0)
  await editor.getByRole('radio', { name: 'Blur' }).check()
  await editor.getByRole('button', { name: 'Blur area' }).click()
  await editor.getByRole('button', { name: 'Save as new item' }).click()
  await expect(editor).toHaveCount(0)
  // The focus returns to the drawer only after the editor has left, so the key goes to the drawer.
  await page.getByRole('dialog').press('Escape')
  await expect(selection(page)).toContainText(`${before + 1} items`)
  // Its tile renders after the count.
  await expect(newest).not.toHaveAttribute('src', original)
  await tiles(page).first().getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('1200 × 1200')
  expect(await page.evaluate('window.trackedKinds')).toContain('editVaultMedia')
})
