import type { Page } from '@playwright/test'

import { expectDraftStored } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { channelAddress, composer, expectThreadOpen, openWorkspace, thread } from '../support/workspace.ts'

const CHANNEL = 'channel-1-3'

test('the composer grows with its text up to six lines and shrinks again, below the last message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWorkspace(page, channelAddress(CHANNEL))
  await expectThreadOpen(page)
  const field = composer(page)
  const lines = () =>
    field.evaluate((one) => {
      const line = Number.parseFloat(getComputedStyle(one).lineHeight)
      return { shown: one.clientHeight / line, written: one.scrollHeight / line }
    })
  await expect.poll(lines).toEqual({ shown: 1, written: 1 })
  await field.focus()
  for (let line = 2; line <= 8; line += 1) {
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('And one more.')
    expect(await lines()).toEqual({ shown: Math.min(line, 6), written: line })
  }
  // Deleting, pasting and sending each shrink it.
  await field.fill('One line\nand two')
  expect(await lines()).toEqual({ shown: 2, written: 2 })
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ControlOrMeta+Delete')
  await page.keyboard.press('End')
  await page.keyboard.press('Delete')
  expect(await lines()).toEqual({ shown: 1, written: 1 })
  // The same text in a narrower window.
  await field.fill('How was the day by the sea, and did they have that little café open again this year?')
  expect(await lines()).toEqual({ shown: 1, written: 1 })
  await page.setViewportSize({ width: 420, height: 900 })
  await expect.poll(async () => (await lines()).shown).toBeGreaterThan(1)
  const narrow = await lines()
  expect(narrow.shown).toBe(narrow.written)
  // A draft restored with the page.
  await expectDraftStored(page, 'little café')
  await page.reload()
  await expectThreadOpen(page)
  await expect.poll(lines).toEqual(narrow)
  await test.step('the last message stays visible at any height', () => expectLastMessageVisible(page))
})

async function expectLastMessageVisible(page: Page): Promise<void> {
  await composer(page).fill('')
  await page.setViewportSize({ width: 768, height: 1024 })
  const toEnd = () =>
    thread(page).evaluate((log) => Math.round(log.scrollHeight - log.clientHeight - log.scrollTop))
  const lines = () => composer(page).evaluate((one) => one.getBoundingClientRect().height)
  await expect.poll(toEnd).toBe(0)
  const low = await lines()
  for (const text of ['One\nand two\nand three', 'One\nand two', 'One\n2\n3\n4\n5\n6\n7', 'One']) {
    await composer(page).fill(text)
    await expect.poll(lines).toBe(low * Math.min(text.split('\n').length, 6))
    await expect.poll(toEnd).toBe(0)
  }
  await composer(page).pressSequentially(
    ' more and more of it, until there is no room in one line of a tablet held upright, and it takes another one',
  )
  await expect.poll(lines).toBe(low * 2)
  await expect.poll(toEnd).toBe(0)
}
