import type { Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openWorkspace } from '../support/workspace.ts'

const CREATE = '/cr-tools/messages/groups/create'
const name = (page: Page) => app(page).getByRole('textbox', { name: 'Name', exact: true })
const PICTURE = {
  name: 'group.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
    'base64',
  ),
}

async function createGroup(page: Page): Promise<void> {
  await navigateInPage(page, CREATE)
  await expect(name(page)).toBeVisible()
  await expect(app(page).getByRole('navigation')).toHaveCount(0)
  await name(page).fill('Sunday coffee club')
  await app(page).locator('input[type=file]').setInputFiles(PICTURE)
  await expect(app(page).getByRole('img', { name: 'Group photo' })).toBeVisible()

  await app(page).getByRole('button', { name: 'Back' }).click()
  await expect(
    page.getByText('You have unsaved changes, are you sure you wish to leave this page'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(name(page)).toHaveValue('Sunday coffee club')

  await app(page).getByRole('button', { name: 'Create group' }).click()
  await expect(heading(page, /^Members of .?Sunday coffee club/)).toBeVisible()
  await app(page).getByRole('button', { name: 'Add members' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add members' })
  await dialog.getByText('New members').click()
  await dialog.getByRole('button', { name: 'Add members' }).click()
  await expect(page.getByRole('table', { name: 'Members' })).toBeVisible()
}

/** Opens the members of the first group in the inbox. */
async function openMembers(page: Page): Promise<void> {
  await openWorkspace(page, '/cr-tools/messages?tab=groups', 'manager')
  const address = await page.locator('a[href*="/cr-tools/messages/channel-"]').first().getAttribute('href')
  const channelId = new URL(address ?? '', 'http://here.invalid').pathname.split('/').at(-1)
  await navigateInPage(page, `/cr-tools/messages/groups/${channelId}/members`)
}

test('members of a group are sorted; another group is created and filled from lists', async ({ page }) => {
  await openMembers(page)
  await test.step('members are sorted over all pages, and the order survives a reload', async () => {
    const table = page.getByRole('table', { name: 'Members' })
    const spends = async () => {
      const cells = await table
        .getByRole('cell')
        .filter({ hasText: /^(Spend)?\$/ })
        .allTextContents()
      return cells.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
    }
    await expect.poll(async () => (await spends()).length).toBeGreaterThan(10)
    const highest = Math.max(...(await spends()))
    await table.getByRole('button', { name: 'Spend', exact: true }).click()
    // A member who was not loaded before spent more.
    await expect.poll(async () => (await spends())[0]).toBeGreaterThan(highest)
    const best = await spends()
    expect(best).toEqual(best.toSorted((a, b) => b - a))
    await page.reload()
    await expect.poll(async () => (await spends())[0]).toBe(best[0])
  })
  await test.step('a group draft survives a reload; the group is created and filled from lists', () =>
    createGroup(page))
})
