import type { Page } from '@playwright/test'

import { main } from './page-checks.ts'
import { openAs, expect } from './fixtures.ts'

export const PAGE = '/welcome-messages'
export const EDITOR = `${PAGE}?edit=sequence-1-1`

export const list = (page: Page, name = 'Sequences') => main(page).getByRole('grid', { name, exact: true })
export const rows = (page: Page) => list(page).getByRole('row')
export const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByText(name, { exact: true }) })
export const names = (page: Page) => rows(page).getByRole('link').allTextContents()

export const open = async (page: Page, address = PAGE) => {
  await openAs(page, 'manager', address, 'creator-01')
  await expect(rows(page).first()).toBeVisible()
}

export const openEditor = async (page: Page, address = EDITOR) => {
  await openAs(page, 'manager', address, 'creator-01')
  await expect(field(page, 'Name')).toBeVisible()
}

export const act = async (page: Page, name: string, what: string) => {
  await row(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

export const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
export const messages = (page: Page) => list(page, 'Messages').getByRole('row')
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
