import type { Locator, Page } from '@playwright/test'

import { pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/locators.ts'
import { openPalette } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'
import { expectThreadOpen, inbox, inboxRows, openWorkspace } from '../support/workspace.ts'

/** Opens the palette and types; resolves to it. */
async function search(page: Page, text: string) {
  const palette = await openPalette(page)
  await page.keyboard.type(text)
  return palette
}

/** Runs the first command that matches. */
async function run(page: Page, text: string): Promise<void> {
  await search(page, text)
  await page.keyboard.press('Enter')
}

async function findPersonAndCreator(page: Page): Promise<void> {
  const palette = await search(page, 'ribeiro')
  await expect(palette.getByRole('menuitem', { name: /^Ana Ribeiro/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const person = page.getByRole('dialog', { name: /Ana Ribeiro/ })
  await expect(person).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(person).toHaveCount(0)

  await search(page, 'MÍLA hart')
  await expect(palette.getByRole('menuitem', { name: 'Money Mila Hart' })).toBeVisible()
  await page.keyboard.press('Enter')
  const creator = page.getByRole('dialog', { name: /Mila Hart/ })
  await expect(creator).toBeVisible()
  expect(pathOf(page)).toBe('/agency-creators?creator=creator-01&part=notes')
  await page.keyboard.press('Escape')
  await expect(creator).toHaveCount(0)
}

test('a director finds screens, actions, people and creators by keyboard', async ({ page }) => {
  await openAs(page, 'director')
  await expectLoaded(page)
  await test.step('a screen and an action', async () => {
    await run(page, 'creators agency')
    await expect(heading(page, 'Agency Creators')).toBeVisible()
    expect(pathOf(page)).toBe('/agency-creators')
    await run(page, 'plan shifts')
    await expect(heading(page, 'Employees')).toBeVisible()
    expect(pathOf(page)).toBe('/agency-manage/employees?tab=shifts')
  })
  await test.step('a person and a creator', () => findPersonAndCreator(page))
})

async function openFoundChat(page: Page, palette: Locator, name: RegExp): Promise<void> {
  const chats = palette.getByRole('group', { name: 'Fans and chats' })
  await chats.getByRole('menuitem', { name }).first().click()
  await expectThreadOpen(page)
}

test('a chatter finds the chats of the creator in focus, but no employee', async ({ page }) => {
  await openWorkspace(page)
  await expect(inboxRows(page).first()).toBeVisible()
  await test.step("the page's shortcuts come first and move focus to their targets", async () => {
    const palette = await openPalette(page)
    const first = palette.getByRole('group').first()
    await expect(first).toHaveAccessibleName('On this page')
    await expect(first.getByRole('menuitem', { name: 'Open next chat' })).toHaveText(/N$/)
    await page.keyboard.type('search chats')
    await page.keyboard.press('Enter')
    await expect(palette).toHaveCount(0)
    await expect(inbox(page).getByRole('searchbox')).toBeFocused()
  })
  await test.step('a fan', async () => {
    const palette = await search(page, 'viktor lindqvist')
    await expect(palette.getByText('No results')).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('príya whit')
    await openFoundChat(page, palette, /^Priya Whitaker/)
    await expect(heading(page, 'Priya Whitaker')).toBeVisible()
    expect(pathOf(page)).toMatch(/^\/cr-tools\/messages\/channel-1-/)
  })
  await test.step("from a chat to another creator's inbox, and that creator's chats", async () => {
    const creators = (await search(page, 'cleo')).getByRole('group', { name: 'Creators' })
    await creators.getByRole('menuitem', { name: 'Cleo Vance' }).click()
    await expect(page).toHaveURL('/cr-tools/messages')
    await expect(page.getByRole('button', { name: /Cleo Vance/ }).first()).toBeVisible()
    await openFoundChat(page, await search(page, 'hayes'), /./)
    expect(pathOf(page)).toMatch(/^\/cr-tools\/messages\/channel-7-/)
  })
})
