import type { Locator, Page } from '@playwright/test'

import { UNDO_SEND_MS } from '../../../src/config/tool-limits.ts'
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

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Message tools' }).getByRole('button', { name, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).last()

type Tap = (on: Locator) => Promise<void>

async function sellVaultItem(page: Page, tap: Tap): Promise<void> {
  await tap(tool(page, 'Vault'))
  const vault = page.getByRole('dialog', { name: 'Vault' })
  await tap(vault.getByRole('gridcell').nth(1).getByRole('button').first())
  await tap(vault.getByRole('button', { name: /^Usual/ }))
  await tap(vault.getByRole('button', { name: 'Attach 1' }))
  await expect(send(page)).toHaveAccessibleDescription('')
  await tap(send(page))
}

async function sendScript(page: Page, tap: Tap): Promise<void> {
  await tap(tool(page, 'Scripts'))
  const scripts = page.getByRole('dialog', { name: 'Scripts' })
  await tap(scripts.getByRole('listitem').first().getByRole('button').first())
  await expect(composer(page)).not.toHaveValue('')
  await expect(send(page)).toHaveAccessibleDescription('')
  await tap(send(page))
}

async function answerNext(page: Page, tap: Tap): Promise<void> {
  await tap(page.getByRole('button', { name: 'Next chat' }))
  await expect(page).not.toHaveURL(/channel-1-3$/)
  await expect(composer(page)).toBeFocused()
  await page.keyboard.type('Good to hear from you')
  await tap(send(page))
  await expect(composer(page)).toHaveValue('')
}

async function openBestChatOfAnother(page: Page, tap: Tap): Promise<void> {
  const strip = inbox(page).getByRole('navigation', { name: 'Your creators' })
  await tap(strip.getByRole('button').and(page.locator('[aria-current=false]')).first())
  await tap(page.getByRole('button', { name: 'Open chat' }))
  await expect(page).toHaveURL(/\/cr-tools\/messages\/channel-/)
  await expectThreadOpen(page)
}

test('a vault item is sold with five taps, a script sent with three, the next fan answered with two', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  /** The taps of a way; typing does not count. */
  const tapsOf = async (way: (of: Page, tap: Tap) => Promise<void>) => {
    let taps = 0
    await way(page, async (on) => {
      taps += 1
      await on.tap()
    })
    return taps
  }
  const sending = thread(page).getByText(/^Sending in/)
  for (const [title, way, count] of [
    ['a vault item is sold', sellVaultItem, 5],
    ['the first message of a script is sent', sendScript, 3],
    ['the next fan is answered', answerNext, 2],
  ] as const)
    await test.step(title, async () => {
      expect(await tapsOf(way)).toBe(count)
      await expect(sending).toBeVisible()
      await backend.advanceTime(UNDO_SEND_MS)
      await expect(sending).toHaveCount(0)
    })
  await test.step('another creator and their best chat are two taps away', async () => {
    expect(await tapsOf(openBestChatOfAnother)).toBe(2)
  })
})
