import type { Page } from '@playwright/test'

import { navigateInPage, pathOf } from '../support/addresses.ts'
import { advancePastRetries } from '../support/backend-control.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/locators.ts'
import { recordCalls } from '../support/page-calls.ts'
import { emailField, identity, openAs, submitSignIn } from '../support/sign-in.ts'
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

test('Back and a copied URL bring the creator of their chat into focus, in one tab or another', async ({
  page,
  context,
}) => {
  const openFirst = async () => {
    await inboxRows(page).first().getByRole('link').first().click()
    await expectThreadOpen(page)
    return pathOf(page)
  }
  await openWorkspace(page)
  const milas = await openFirst()
  const copied = page.url()
  const name = await composer(page).getAttribute('aria-label')
  await switchTo(page, /Noa Reyes/)
  await expect(current(page)).toHaveAccessibleName(/Noa Reyes/)
  await expect(page).toHaveURL('/cr-tools/messages')
  const noas = await openFirst()
  await test.step('Back to a chat of the previous creator brings that creator into focus', async () => {
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
  await test.step('a copied URL opens its creator in another tab, and two tabs keep two creators', async () => {
    const tab = await context.newPage()
    await tab.goto(copied)
    await expectThreadOpen(tab)
    await expect(current(tab)).toHaveAccessibleName(/Mila Hart/)
    // This address names no creator: the tab keeps its own.
    await navigateInPage(page, '/cr-tools/messages')
    await page.reload()
    await expect(current(page)).toHaveAccessibleName(/Noa Reyes/)
  })
})

test('a URL with a creator who is not assigned or does not exist opens the creator selection', async ({
  page,
}) => {
  await openWorkspace(page)
  await expect(inboxRows(page).first()).toBeVisible()
  for (const creatorId of ['creator-20', 'nobody'])
    await test.step(creatorId, async () => {
      const address = `${CHANNEL}?creator=${creatorId}`
      await page.goto('about:blank')
      const calls = recordCalls(page)
      await page.goto(address)
      await expect(heading(page, 'Choose a creator')).toBeVisible()
      expect(pathOf(page)).toBe(`/cr-select?next=${encodeURIComponent(address)}`)
      expect(calls.filter((path) => path.startsWith('/api/messages/'))).toEqual([])
    })
  await page.getByRole('button', { name: 'Noa Reyes', exact: true }).click()
  // The chat belongs to another creator than the selected one.
  await expect(page).toHaveURL('/cr-tools/messages')
  await expect(current(page)).toHaveAccessibleName(/Noa Reyes/)
})

test('a chat whose creator fails to load shows an error and opens on Retry', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await backend.faults({ mode: 'fail', status: 503, only: '/api/internal/chatter/token' })
  await openAs(page, 'chatter', ofMila(CHANNEL))
  await advancePastRetries(backend, heading(page, "Couldn't check your access"))
  expect(pathOf(page)).toBe(ofMila(CHANNEL))
  await backend.faults({ mode: 'none', only: null })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectThreadOpen(page)
  await expect(current(page)).toHaveAccessibleName(/Mila Hart/)
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
