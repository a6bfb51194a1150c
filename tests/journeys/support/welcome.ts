import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'
import { main } from './locators.ts'
import { openAs } from './sign-in.ts'

export const WELCOME_MESSAGES = '/welcome-messages'
export const SEQUENCE_EDITOR = `${WELCOME_MESSAGES}?edit=sequence-1-1`

export const gridNamed = (page: Page, name = 'Sequences') =>
  main(page).getByRole('grid', { name, exact: true })
export const sequenceRows = (page: Page) => gridNamed(page).getByRole('row')
export const sequenceRow = (page: Page, name: string) =>
  sequenceRows(page).filter({ has: page.getByText(name, { exact: true }) })
export const sequenceNames = (page: Page) => sequenceRows(page).getByRole('link').allTextContents()

export const openSequences = async (page: Page) => {
  await openAs(page, 'manager', WELCOME_MESSAGES, 'creator-01')
  await expect(sequenceRows(page).first()).toBeVisible()
}

export const chooseSequenceAction = async (page: Page, name: string, what: string) => {
  await sequenceRow(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

export const editorField = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name, exact: true })
export const messageRows = (page: Page) => gridNamed(page, 'Messages').getByRole('row')
export const mainButton = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
