import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'
import { type IdentityName, openAs } from './sign-in.ts'

/** Opens a path of the chatter tools with Mila Hart in focus. */
export const openWorkspace = (
  page: Page,
  address = '/cr-tools/messages',
  who: IdentityName = 'chatter',
): Promise<void> => openAs(page, who, address, 'creator-01')

export const inbox = (page: Page): Locator => page.getByRole('region', { name: 'Chats' })
/** Excludes the creator strip, a list at the head of the same region. */
export const inboxRows = (page: Page): Locator =>
  inbox(page)
    .getByRole('listitem')
    .filter({ has: page.locator('a[data-row]') })
/** The row of a channel at any position. */
export const inboxRow = (page: Page, channelId: string): Locator =>
  inbox(page).locator(`a[data-row="${channelId}"]`)
export const thread = (page: Page): Locator => page.getByRole('log', { name: /^Messages/ })
export const messages = (page: Page): Locator => thread(page).getByRole('article')
export const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to/ })

/** The count on a tab of the list. */
export async function inboxCount(page: Page, tab: string): Promise<number> {
  const text = await inbox(page)
    .getByRole('button', { name: new RegExp(`^${tab}\\b`) })
    .textContent()
  return Number((text ?? '').replaceAll(/\D/g, ''))
}

export const channelAddress = (channelId: string): string => `/cr-tools/messages/${channelId}`

/** Waits until the thread has loaded and can be written to. */
export async function expectThreadOpen(page: Page): Promise<void> {
  await expect(messages(page).last()).toBeVisible()
  await expect(composer(page)).toBeEditable()
}

/** Long-presses a message until its menu opens. */
export async function longPress(page: Page, message: Locator): Promise<void> {
  const bubble = message.locator('[data-bubble]')
  await bubble.scrollIntoViewIfNeeded()
  const box = await bubble.boundingBox()
  const finger = await page.context().newCDPSession(page)
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 12 }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(page.getByRole('menuitem', { name: 'Reply' })).toBeVisible()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Writes and sends; the request follows after the five seconds of undo. */
export async function writeAndSend(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('Enter')
  await expect(composer(page)).toHaveValue('')
}

/** A message of ours that the server has accepted. */
export const sentMessage = (page: Page, text: string): Locator =>
  messages(page)
    .filter({ hasText: text })
    .filter({ hasText: /Sent by|\d:\d\d/ })
    .filter({ hasNotText: /Sending|Queued|Will send|Retrying/ })
