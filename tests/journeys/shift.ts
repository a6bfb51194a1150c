import type { Page } from '@playwright/test'

import { expect } from './stage.ts'
import { channelAddress, composer, expectOpen, messages } from './workspace.ts'

/** A message of a shift, and the channel it went to. */
export interface Sent {
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

/** Counts the calls of one path the server took. */
export function countTaken(page: Page, path: string): () => number {
  let taken = 0
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith(path) && answer.ok()) taken += 1
  })
  return () => taken
}

/** The composer's fan is the one the address names, and takes text. */
export async function expectNextOpen(page: Page, before: string): Promise<string> {
  await expect(page).not.toHaveURL(before)
  await expect(page).toHaveURL(/\/messages\/channel-/)
  await expectOpen(page)
  await expect(composer(page)).toHaveValue('')
  return channelIn(page)
}

/** Each message is in its channel once, and nothing of it waits on the device. */
export async function expectSentOnce(page: Page, sent: readonly Sent[]): Promise<void> {
  for (const { text, channelId, price } of sent) {
    await page.goto(channelAddress(channelId))
    await expectOpen(page)
    const line = messages(page).filter({ hasText: text })
    await expect(line).toHaveCount(1)
    await expect(line.getByText(/^(Sending|Queued|Will send|Retrying)/)).toHaveCount(0)
    if (price !== undefined) await expect(line).toContainText(price)
  }
}
