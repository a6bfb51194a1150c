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

/** Signs in as two users of this device, one after the other. */
async function signInBoth(page: Page): Promise<void> {
  await signIn(page, 'director')
  await (await openAccountMenuItem(page, 'Add an account')).click()
  await expect(card(page, 'Daria Kowal')).toBeVisible()
  await submitSignIn(page, identity('chatter').email)
  await expect(heading(page, 'Choose a creator')).toBeVisible()
}

test('switching accounts leaves no data of the first user on screen or in storage', async ({ page }) => {
  await signInBoth(page)
  await (await openAccountMenuItem(page, /^Daria Kowal/)).click()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account of .*Daria Kowal/ })).toBeVisible()
  await expect(page.getByText('Ana Ribeiro')).toHaveCount(0)
  const { 'stored-accounts': accounts = '', ...rest } = await browserStorageOf(page)
  const { userId, email } = identity('chatter')
  for (const trace of [userId, email, btoa(userId).replaceAll('=', '')]) {
    expect(JSON.stringify(rest)).not.toContain(trace)
  }
  expect((JSON.parse(accounts) as { user: { userId: string } }[]).map(({ user }) => user.userId)).toEqual([
    DARIA,
    ANA,
  ])
  await page.goBack()
  await expect(page.getByText('Ana Ribeiro')).toHaveCount(0)
})

test('one click signs in as a stored account; the order stays', async ({ page }) => {
  await signInBoth(page)
  await (await openAccountMenuItem(page, 'Add an account')).click()
  await expect(card(page, 'Ana Ribeiro')).toBeVisible()
  const order = await namesOn(page)
  expect(order).toHaveLength(2)
  expect(order[0]).toContain('Daria Kowal')
  await card(page, 'Daria Kowal').click()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
  await (await openAccountMenuItem(page, 'Add an account')).click()
  await expect(card(page, 'Ana Ribeiro')).toBeVisible()
  expect(await namesOn(page)).toEqual(order)
})

test('a stored account with an expired session asks for its password inline', async ({ page, backend }) => {
  await signInBoth(page)
  await (await openAccountMenuItem(page, 'Add an account')).click()
  await backend.faults({ mode: 'fail', status: 401, only: 'auth/refresh', times: 1 })
  await card(page, 'Daria Kowal').click()
  await expect(app(page).getByText(/Enter .*daria.* password to sign in again/)).toBeVisible()
  await expect(cards(page).getByRole('listitem').first()).toContainText('Sign in again')
  await expect(app(page).getByRole('textbox', { name: 'Email' })).toHaveValue(identity('director').email)
  await expect(app(page).getByLabel('Password', { exact: true })).toBeFocused()
  await card(page, 'Ana Ribeiro').click()
  await expect(heading(page, 'Choose a creator')).toBeVisible()
})

test('an unreachable server removes no stored account', async ({ page, backend }) => {
  await signInBoth(page)
  await (await openAccountMenuItem(page, 'Add an account')).click()
  await backend.faults({ mode: 'fail', status: 503, only: 'auth/refresh', times: 1 })
  await card(page, 'Daria Kowal').click()
  await expect(cards(page).getByRole('alert')).toHaveText("Couldn't reach the server. Try again.")
  await card(page, 'Daria Kowal').click()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
})

test('a left account stays signed in until its card is removed', async ({ page }) => {
  await signInBoth(page)
  await (await openAccountMenuItem(page, 'Add an account')).click()
  await expect(cards(page).getByText('Still signed in')).toHaveCount(2)
  const { 'stored-accounts': accounts = '' } = await browserStorageOf(page)
  const [{ refreshToken }] = JSON.parse(accounts) as [{ refreshToken: string }]
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'))
  await removeCard(page, 'Daria Kowal')
  expect((await ended).ok()).toBe(true)
  const status = await page.evaluate(async (token) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch('/api/auth/refresh', { method: 'POST', headers })).status
  }, refreshToken)
  expect(status).toBe(401)
  await card(page, 'Ana Ribeiro').click()
  await expect(heading(page, 'Choose a creator')).toBeVisible()
})

test('a stored account is removed from the device', async ({ page }) => {
  await signInBoth(page)
  await (await openAccountMenuItem(page, 'Add an account')).click()
  await removeCard(page, 'Daria Kowal')
  await expect(card(page, 'Daria Kowal')).toHaveCount(0)
  await expect(card(page, 'Ana Ribeiro')).toBeVisible()
  expect(JSON.stringify(await browserStorageOf(page))).not.toContain(DARIA)
})
