import type { Page } from '@playwright/test'

import { ANA, DARIA } from '../../support/people.ts'
import { browserStorageOf } from '../support/browser-storage.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { identity, signIn, submitSignIn } from '../support/sign-in.ts'

const cards = (page: Page) => app(page).getByRole('list', { name: 'Accounts on this device' })
const card = (page: Page, name: string) =>
  cards(page).getByRole('button', { name: new RegExp(`^Sign in as .*${name}`) })
const namesOn = (page: Page) =>
  cards(page)
    .getByRole('button', { name: /^Sign in as/ })
    .allTextContents()

/** Removes an account from the device, after the question on its card. */
async function removeCard(page: Page, name: string): Promise<void> {
  await cards(page)
    .getByRole('button', { name: new RegExp(`^Remove .*${name}`) })
    .click()
  await cards(page).getByRole('button', { name: 'Remove', exact: true }).click()
}

const overview = (page: Page) => expect(heading(page, 'Agency Overview')).toBeVisible()

/** Leaves the current account signed in and shows the cards. */
async function addAccount(page: Page): Promise<void> {
  await (await openAccountMenuItem(page, 'Add an account')).click()
  await expect(card(page, 'Daria Kowal')).toBeVisible()
}

/** Signs in as two users of this device, one after the other. */
async function signInBoth(page: Page): Promise<void> {
  await signIn(page, 'director')
  await addAccount(page)
  await submitSignIn(page, identity('chatter').email)
  await expect(heading(page, 'Choose a creator')).toBeVisible()
}

async function expectNoTraceOfAna(page: Page): Promise<void> {
  await overview(page)
  await expect(page.getByRole('button', { name: /^Account of .*Daria Kowal/ })).toBeVisible()
  await expect(page.getByText('Ana Ribeiro')).toHaveCount(0)
  const { 'stored-accounts': accounts = '', ...rest } = await browserStorageOf(page)
  const { userId, email } = identity('chatter')
  for (const trace of [userId, email, btoa(userId).replaceAll('=', '')]) {
    expect(JSON.stringify(rest)).not.toContain(trace)
  }
  const stored = JSON.parse(accounts) as { user: { userId: string } }[]
  expect(stored.map(({ user }) => user.userId)).toEqual([DARIA, ANA])
  await page.goBack()
  await expect(page.getByText('Ana Ribeiro')).toHaveCount(0)
}

test('switching accounts leaves no data of the first user; a click on a card signs in as it', async ({
  page,
}) => {
  await signInBoth(page)
  await (await openAccountMenuItem(page, /^Daria Kowal/)).click()
  await expectNoTraceOfAna(page)
  await addAccount(page)
  const order = await namesOn(page)
  expect(order).toHaveLength(2)
  expect(order[0]).toContain('Daria Kowal')
  await test.step('one click signs in as a stored account; the order stays', async () => {
    await card(page, 'Daria Kowal').click()
    await overview(page)
    await addAccount(page)
    expect(await namesOn(page)).toEqual(order)
  })
})

test('a left account stays signed in until its card is removed from the device', async ({ page }) => {
  await signInBoth(page)
  await addAccount(page)
  await expect(cards(page).getByText('Still signed in')).toHaveCount(2)
  const { 'stored-accounts': accounts = '' } = await browserStorageOf(page)
  const [{ refreshToken }] = JSON.parse(accounts) as [{ refreshToken: string }]
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'))
  await removeCard(page, 'Daria Kowal')
  await expect(card(page, 'Daria Kowal')).toHaveCount(0)
  expect((await ended).ok()).toBe(true)
  const status = await page.evaluate(async (token) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch('/api/auth/refresh', { method: 'POST', headers })).status
  }, refreshToken)
  expect(status).toBe(401)
  expect(JSON.stringify(await browserStorageOf(page))).not.toContain(DARIA)
  await card(page, 'Ana Ribeiro').click()
  await expect(heading(page, 'Choose a creator')).toBeVisible()
})
