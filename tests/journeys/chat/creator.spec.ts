import type { Page } from '@playwright/test'

import { pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/locators.ts'
import { recordCalls } from '../support/page-calls.ts'
import { emailField, identity, submitSignIn } from '../support/sign-in.ts'
import {
  channelAddress,
  composer,
  expectThreadOpen,
  inbox,
  inboxRow,
  inboxRows,
  openWorkspace,
} from '../support/workspace.ts'

const CHANNEL = channelAddress('channel-1-3')
const ofMila = (address: string) => `${address}?creator=creator-01`
const strip = (page: Page) => inbox(page).getByRole('navigation', { name: 'Your creators' })
const current = (page: Page) => strip(page).locator('[aria-current=true]')
const switchTo = (page: Page, name: RegExp) => strip(page).getByRole('button', { name }).click()

test(
  'a chat opened in a new tab brings its creator into focus',
  { tag: '@demo' },
  async ({ page, context }) => {
    await openWorkspace(page, '/cr-tools/messages?tab=all')
    await expect(inboxRows(page).first()).toBeVisible()
    const opened = context.waitForEvent('page')
    await inboxRow(page, 'channel-1-5').click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expectThreadOpen(tab)
    await expect(tab).toHaveURL(`${channelAddress('channel-1-5')}?tab=all&creator=creator-01`)
    await expect(current(tab)).toHaveAccessibleName(/Mila Hart/)
    // The opening tab has not navigated.
    expect(pathOf(page)).toBe('/cr-tools/messages?tab=all')
  },
)

test('a copied URL opens its creator in another tab, and two tabs keep two creators', async ({
  page,
  context,
}) => {
  await openWorkspace(page)
  await inboxRows(page).first().getByRole('link').first().click()
  await expectThreadOpen(page)
  const copied = page.url()
  await switchTo(page, /Noa Reyes/)
  await expect(current(page)).toHaveAccessibleName(/Noa Reyes/)
  const tab = await context.newPage()
  await tab.goto(copied)
  await expectThreadOpen(tab)
  await expect(current(tab)).toHaveAccessibleName(/Mila Hart/)
  await page.reload()
  await expect(current(page)).toHaveAccessibleName(/Noa Reyes/)
  await tab.reload()
  await expectThreadOpen(tab)
  await expect(current(tab)).toHaveAccessibleName(/Mila Hart/)
})

test('Back to a chat of the previous creator brings that creator into focus', async ({ page }) => {
  await openWorkspace(page)
  await inboxRows(page).first().getByRole('link').first().click()
  await expectThreadOpen(page)
  const milas = pathOf(page)
  const name = await composer(page).getAttribute('aria-label')
  await switchTo(page, /Noa Reyes/)
  await expect(current(page)).toHaveAccessibleName(/Noa Reyes/)
  await expect(page).toHaveURL('/cr-tools/messages')
  await inboxRows(page).first().getByRole('link').first().click()
  await expectThreadOpen(page)
  const noas = pathOf(page)
  await page.goBack()
  await expect(page).toHaveURL('/cr-tools/messages')
  await page.goBack()
  await expect(page).toHaveURL(milas)
  await expect(current(page)).toHaveAccessibleName(/Mila Hart/)
  await expectThreadOpen(page)
  await expect(composer(page)).toHaveAttribute('aria-label', name ?? '')
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(noas)
  await expect(current(page)).toHaveAccessibleName(/Noa Reyes/)
  await expectThreadOpen(page)
})

for (const creatorId of ['creator-20', 'nobody']) {
  test(`a URL with ${creatorId}, who is not assigned, opens the creator selection`, async ({ page }) => {
    await openWorkspace(page)
    await expect(inboxRows(page).first()).toBeVisible()
    const address = `${CHANNEL}?creator=${creatorId}`
    await page.goto('about:blank')
    const calls = recordCalls(page)
    await page.goto(address)
    await expect(heading(page, 'Choose a creator')).toBeVisible()
    expect(pathOf(page)).toBe(`/cr-select?next=${encodeURIComponent(address)}`)
    expect(calls.filter((path) => path.startsWith('/api/messages/'))).toEqual([])
    await page.getByRole('button', { name: 'Noa Reyes', exact: true }).click()
    // The chat belongs to another creator than the selected one.
    await expect(page).toHaveURL('/cr-tools/messages')
    await expect(current(page)).toHaveAccessibleName(/Noa Reyes/)
  })
}

test('a chat whose creator fails to load shows an error and opens on Retry', async ({ page, backend }) => {
  await openWorkspace(page, '/cr-tools/messages')
  await expect(inboxRows(page).first()).toBeVisible()
  await backend.faults({ mode: 'fail', status: 503, only: '/api/internal/chatter/token' })
  const tab = await page.context().newPage()
  await tab.goto(ofMila(CHANNEL))
  await expect(heading(tab, "Couldn't check your access")).toBeVisible()
  expect(pathOf(tab)).toBe(ofMila(CHANNEL))
  await backend.faults({ mode: 'none', only: null })
  await tab.getByRole('button', { name: 'Retry' }).click()
  await expectThreadOpen(tab)
  await expect(current(tab)).toHaveAccessibleName(/Mila Hart/)
})

test('signing in leads back to the chat of the creator in the URL', async ({ page }) => {
  await page.goto(ofMila(CHANNEL))
  await expect(emailField(page)).toBeVisible()
  expect(pathOf(page)).toBe(`/login?next=${encodeURIComponent(ofMila(CHANNEL))}`)
  await submitSignIn(page, identity('chatter').email)
  await expectThreadOpen(page)
  await expect(page).toHaveURL(ofMila(CHANNEL))
  await expect(current(page)).toHaveAccessibleName(/Mila Hart/)
})
