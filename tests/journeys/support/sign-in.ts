import type { Page } from '@playwright/test'

import { DEMO_PASSWORD, IDENTITIES } from '../../../src/mocks/rules/account/identities.ts'
import { ensurePageOpen } from './backend-control.ts'
import { expect, test } from './fixtures.ts'
import { app, main } from './locators.ts'

export type IdentityName = (typeof IDENTITIES)[number]['labelKey']

export const identity = (who: IdentityName) => {
  const found = IDENTITIES.find(({ labelKey }) => labelKey === who)
  if (!found) throw new Error(`Nobody is called ${who}`)
  return found
}

export const emailField = (page: Page) => app(page).getByRole('textbox', { name: 'Email', exact: true })
/** A password field has no role. */
export const passwordField = (page: Page) => app(page).getByLabel('Password', { exact: true })

/** Fills in and submits the visible sign-in form. */
export async function submitSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await app(page).getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in on the sign-in screen, or at a URL that redirects to it. */
export async function signIn(page: Page, who: IdentityName, address = '/login'): Promise<void> {
  await page.goto(address)
  await submitSignIn(page, identity(who).email)
}

/** Signs in without the screen; returns the response. */
async function requestTokens(page: Page, email: string): Promise<object> {
  const data = { email, password: DEMO_PASSWORD }
  if (test.info().project.name === 'built')
    return (await page.context().request.post('/api/auth/login', { data })).json()
  return (await ensurePageOpen(page)).evaluate(async (body) => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return await answer.json()
  }, data)
}

/** Runs in the page: stores what signing in and selecting a creator store. */
function storeSession({ tokens, focus }: { tokens: object; focus: object | null }): void {
  for (const [name, key] of [
    ['accessToken', 'access-token'],
    ['refreshToken', 'refresh-token'],
    ['deviceToken', 'device-token'],
  ] as const) {
    const token = (tokens as Record<string, unknown>)[name] // read by the names of the response
    if (typeof token === 'string') localStorage.setItem(key, token)
  }
  if (focus) sessionStorage.setItem('creator-in-focus', JSON.stringify(focus))
}

/** Opens a URL with a session, skipping the sign-in screen, optionally with a creator in focus. */
export async function openAs(
  page: Page,
  who: IdentityName,
  address = '/login',
  creatorId?: string,
): Promise<void> {
  const { userId, email } = identity(who)
  const tokens = await requestTokens(page, email)
  // Stored in the opened document before its own scripts run: opening another one first would cost a process.
  const seed = await page.addInitScript(storeSession, {
    tokens,
    focus: creatorId ? { userId, creatorId } : null,
  })
  await page.goto(address)
  await seed.dispose()
}

/** Selects the first creator on /cr-select. */
export async function selectFirstCreator(page: Page): Promise<void> {
  await main(page).getByRole('heading', { level: 2 }).getByRole('button').first().click()
  await expect(page).toHaveURL('/cr-tools')
}
