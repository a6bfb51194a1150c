import type { Page } from '@playwright/test'

import type { TrackedEvent } from '../../../src/domain/page/tracked-event.ts'
import { expect, test } from '../support/fixtures.ts'
import { identity } from '../support/sign-in.ts'
import { channelAddress, expectThreadOpen, openWorkspace, writeAndSend } from '../support/workspace.ts'

/** Collects emitted events, as an agency's script would. */
const collect = (page: Page) =>
  page.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(window, { events })
    window.addEventListener('tracked', (event) => events.push((event as CustomEvent).detail))
  })
const collected = (page: Page) =>
  page.evaluate(() => (window as unknown as { events: TrackedEvent[] }).events) // set above

test("an agency's script receives calls, pages, dialogs and profiles, but no texts", async ({ page }) => {
  await collect(page)
  await openWorkspace(page, channelAddress('channel-1-3'))
  await expectThreadOpen(page)
  await writeAndSend(page, 'a sentence of mine')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect
    .poll(async () => new Set((await collected(page)).map(({ kind }) => kind)))
    .toEqual(new Set(['call', 'navigation', 'profileLoaded', 'modalChanged']))
  const events = await collected(page)
  expect(events).toContainEqual({ kind: 'navigation', facts: { route: 'channel' } })
  expect(events.filter(({ kind }) => kind === 'profileLoaded')).toHaveLength(1)
  const calls = events.filter((event) => event.kind === 'call')
  expect(calls.find(({ facts }) => facts.path === '/api/messages/channel/get')?.facts).toMatchObject({
    method: 'POST',
    status: 200,
  })
  const { email } = identity('chatter')
  const tokens = await page.evaluate(() =>
    Object.values(localStorage).filter((text) => text.startsWith('ey')),
  )
  for (const secret of ['a sentence', email, 'channel-1-3', ...tokens])
    expect(JSON.stringify(events)).not.toContain(secret)
})
