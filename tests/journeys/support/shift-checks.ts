import type { APIRequestContext, Page } from '@playwright/test'

import { navigateInPage } from './addresses.ts'
import { apiClientOf } from './api-client.ts'
import { expect } from './fixtures.ts'
import { channelAddress, composer, expectThreadOpen, messages } from './workspace.ts'

/** A message of a shift and its channel. */
export interface SentMessage {
  text: string
  channelId: string
  price?: string | undefined
}

export const channelIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

export const fanPanel = (page: Page) => page.getByRole('complementary', { name: 'Fan info' })
export const noteField = (page: Page) => fanPanel(page).getByRole('textbox', { name: 'Note', exact: true })
export const nicknameField = (page: Page) => fanPanel(page).getByRole('textbox', { name: 'Nickname' })
export const labelField = (page: Page) => fanPanel(page).getByRole('combobox', { name: 'Add a label' })
export const labels = (page: Page) => fanPanel(page).getByRole('list', { name: 'Labels' })
export const handoverField = (page: Page) => page.getByRole('textbox', { name: 'Note for the next shift' })

/** The composer belongs to the fan in the URL and accepts text. */
export async function expectNextOpen(page: Page, before: string): Promise<string> {
  await expect(page).not.toHaveURL(before)
  await expect(page).toHaveURL(/\/messages\/channel-/)
  await expectThreadOpen(page)
  await expect(composer(page)).toHaveValue('')
  return channelIn(page)
}

/** The director requires a handover note before clocking out. */
export async function requireHandoverNote(request: APIRequestContext): Promise<void> {
  const call = await apiClientOf(request, 'director')
  const settings = (await call('/agency/settings/team/get', {})) as object
  await call('/agency/settings/team/update', { ...settings, asksAtClockOut: true })
}

/** A message as stored on the server. */
interface StoredMessage {
  messageId: string
  clientId: string | null
  text: string
  price: number
  replyTo: { messageId: string } | null
  reactions: { emoji: string }[]
}

/** The newest messages of a channel from the server, whatever the page shows. */
export async function storedMessagesOf(
  request: APIRequestContext,
  channelId: string,
): Promise<StoredMessage[]> {
  const creatorId = `creator-${channelId.split('-')[1]?.padStart(2, '0')}`
  const call = await apiClientOf(request, 'chatter', creatorId)
  const { data } = (await call('/messages/list', { channelId, limit: 50 })) as { data: StoredMessage[] } // shape of the call's response
  return data
}

/** The server stores each message once, in its channel, and none twice. */
export async function expectStoredOnce(
  request: APIRequestContext,
  sent: readonly SentMessage[],
): Promise<void> {
  const ids = new Set<string>()
  for (const { text, channelId } of sent) {
    const found = (await storedMessagesOf(request, channelId)).filter((one) => one.text === text)
    expect(found, text).toHaveLength(1)
    for (const { messageId, clientId } of found) ids.add(messageId).add(clientId ?? 'no client id')
  }
  expect(ids.size).toBe(sent.length * 2)
}

/** After a page load each message is in its channel once, and none waits on the device. */
export async function expectSentOnce(page: Page, sent: readonly SentMessage[]): Promise<void> {
  await page.goto(channelAddress(sent[0]?.channelId ?? ''))
  for (const { text, channelId, price } of sent) {
    if (channelIn(page) !== channelId) await navigateInPage(page, channelAddress(channelId))
    await expectThreadOpen(page)
    const line = messages(page).filter({ hasText: text })
    await expect(line).toHaveCount(1)
    await expect(line.getByText(/^(Sending|Queued|Will send|Retrying)/)).toHaveCount(0)
    if (price !== undefined) await expect(line).toContainText(price)
  }
}
