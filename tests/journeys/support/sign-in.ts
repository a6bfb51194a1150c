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

/** Seeds the storage of a signed-in user. */
async function seedSession(page: Page, email: string): Promise<void> {
  const data = { email, password: DEMO_PASSWORD }
  const isInPage = test.info().project.name !== 'built'
  const tokens: unknown = isInPage
    ? await (
        await ensurePageOpen(page)
      ).evaluate(async (body) => {
        const answer = await fetch('/api/auth/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        return await answer.json()
      }, data)
    : await (await page.context().request.post('/api/auth/login', { data })).json()
  // Any page of the same origin works; this one runs no script.
  if (!isInPage) await page.goto('/favicon.svg')
  await page.evaluate((given) => {
    for (const [name, key] of [
      ['accessToken', 'access-token'],
      ['refreshToken', 'refresh-token'],
      ['deviceToken', 'device-token'],
    ] as const) {
      const token = (given as Record<string, unknown>)[name] // read by the names of the response
      if (typeof token === 'string') localStorage.setItem(key, token)
    }
  }, tokens)
}

/** Opens a URL with a session, skipping the sign-in screen, optionally with a creator in focus. */
export async function openAs(
  page: Page,
  who: IdentityName,
  address = '/login',
  creatorId?: string,
): Promise<void> {
  const { userId, email } = identity(who)
  await seedSession(page, email)
  if (creatorId) {
    await page.evaluate((focus) => sessionStorage.setItem('creator-in-focus', JSON.stringify(focus)), {
      userId,
      creatorId,
    })
  }
  await page.goto(address)
}

/** Selects the first creator on /cr-select. */
export async function selectFirstCreator(page: Page): Promise<void> {
  await main(page).getByRole('heading', { level: 2 }).getByRole('button').first().click()
  await expect(page).toHaveURL('/cr-tools')
}
