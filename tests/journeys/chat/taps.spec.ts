import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inbox,
  openWorkspace,
  thread,
} from '../support/workspace.ts'

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })

/** Counts taps; typing does not count. */
function counter() {
  let taps = 0
  return {
    tap: async (on: Locator) => {
      taps += 1
      await on.tap()
    },
    taps: () => taps,
  }
}

test('the next fan is answered with two taps', async ({ page }) => {
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  const { tap, taps } = counter()
  await tap(page.getByRole('button', { name: 'Next chat' }))
  await expect(page).not.toHaveURL(/channel-1-3$/)
  await expect(composer(page)).toBeFocused()
  await page.keyboard.type('Good to hear from you')
  await tap(page.getByRole('button', { name: 'Send', exact: true }))
  await expect(composer(page)).toHaveValue('')
  await expect(thread(page).getByText(/^Sending in/)).toBeVisible()
  expect(taps()).toBe(2)
})

test('another creator and their best chat are two taps away', async ({ page }) => {
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  const { tap, taps } = counter()
  const strip = inbox(page).getByRole('navigation', { name: 'Your creators' })
  await tap(strip.getByRole('button').and(page.locator('[aria-current=false]')).first())
  await tap(page.getByRole('button', { name: 'Open chat' }))
  await expect(page).toHaveURL(/\/cr-tools\/messages\/channel-/)
  await expectThreadOpen(page)
  expect(taps()).toBe(2)
})

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Message tools' }).getByRole('button', { name, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).last()

test('a vault item is sold with five taps', async ({ page }) => {
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  const { tap, taps } = counter()
  await tap(tool(page, 'Vault'))
  const vault = page.getByRole('dialog', { name: 'Vault' })
  await tap(vault.getByRole('gridcell').nth(1).getByRole('button').first())
  await tap(vault.getByRole('button', { name: /^Usual/ }))
  await tap(vault.getByRole('button', { name: 'Attach 1' }))
  await expect(send(page)).toHaveAccessibleDescription('')
  await tap(send(page))
  await expect(thread(page).getByText(/^Sending in/)).toBeVisible()
  expect(taps()).toBe(5)
})

test('the first message of a script is sent with three taps', async ({ page }) => {
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  const { tap, taps } = counter()
  await tap(tool(page, 'Scripts'))
  const scripts = page.getByRole('dialog', { name: 'Scripts' })
  await tap(scripts.getByRole('listitem').first().getByRole('button').first())
  await expect(composer(page)).not.toHaveValue('')
  await expect(send(page)).toHaveAccessibleDescription('')
  await tap(send(page))
  await expect(thread(page).getByText(/^Sending in/)).toBeVisible()
  expect(taps()).toBe(3)
})
