import type { Locator, Page } from '@playwright/test'

import { main } from '../support/page-checks.ts'
import { expect, openAs, test } from '../support/fixtures.ts'

/** Direction marks, Arabic, a joined emoji, markup, and what a template would fill in. */
const HOSTILE =
  '\u202Eمرحبا 👩‍👩‍👧 <img src="x" onerror="alert(1)"><script>alert(2)</script><b>bold</b> {{name}} $t(common:logout)'
const BAD_TEXTS = [HOSTILE, 'w'.repeat(100_000)]

interface FormScreen {
  path: string
  /** Buttons that lead to the form, one after the other. */
  open: readonly string[]
  submit: string
  /** The form is a part of the page, not a dialog. */
  isOnPage?: boolean
}

const FORMS: readonly FormScreen[] = [
  { path: '/vault', open: ['New folder'], submit: 'Create' },
  { path: '/scheduler', open: ['New post'], submit: 'Schedule' },
  { path: '/list', open: ['New list', 'Manual list'], submit: 'Create' },
  { path: '/memberships', open: ['New membership'], submit: 'Create' },
  { path: '/welcome-messages', open: ['New sequence'], submit: 'Create', isOnPage: true },
  { path: '/discounts-trials', open: ['New discount'], submit: 'Create discount' },
  { path: '/post-categories', open: ['New category'], submit: 'Create' },
  { path: '/dmca', open: ['Report links'], submit: 'Create cases' },
  { path: '/live', open: ['New live'], submit: 'Create' },
  { path: '/cr-tools/profile', open: [], submit: 'Save changes', isOnPage: true },
]

async function openForm(page: Page, { path, open, isOnPage = false }: FormScreen): Promise<Locator> {
  await openAs(page, 'manager', path, 'creator-01')
  for (const name of open) {
    const button = page.getByRole('button', { name, exact: true })
    await button
      .or(page.getByRole('menuitem', { name, exact: true }))
      .first()
      .click()
  }
  const form = isOnPage ? main(page) : page.getByRole('dialog').last()
  await expect(form.getByRole('textbox').first()).toBeVisible()
  return form
}

/** Writes a text into every field that takes one. */
async function fillAll(form: Locator, text: string): Promise<void> {
  for (const field of await form.getByRole('textbox').all())
    if ((await field.isVisible()) && (await field.isEditable())) await field.fill(text)
}

/** Saved, so the form is gone or has nothing left to save; or something is at fault. */
const isSettled = async (form: Locator, submit: Locator): Promise<boolean> =>
  (await submit.count()) === 0 ||
  (await submit.and(form.page().locator('[aria-disabled="true"]:not([aria-busy="true"])')).count()) > 0 ||
  (await form.locator('[aria-invalid="true"]').count()) > 0

for (const screen of FORMS)
  test(`the form of ${screen.path} takes no bad input for more than text, and says what is at fault`, async ({
    page,
  }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const form = await openForm(page, screen)
    const submit = form.getByRole('button', { name: screen.submit, exact: true })
    await fillAll(form, '')
    await submit.click()
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused()
    for (const text of BAD_TEXTS) {
      if ((await submit.count()) === 0) await openForm(page, screen)
      await fillAll(form, text)
      await submit.click()
      await expect.poll(() => isSettled(form, submit)).toBe(true)
      await expect(page.locator('h1')).toBeAttached()
      const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(width).toBeLessThanOrEqual(0)
    }
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
    await expect(page.locator('img[src="x"], #root b, #root script, [role="dialog"] b')).toHaveCount(0)
    expect(dialogs).toEqual([])
  })
