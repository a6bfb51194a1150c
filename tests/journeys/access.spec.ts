import type { Page } from '@playwright/test'

import { chooseCreator, expectSettled, faultsOf, main, speak, word } from './look.ts'
import { accountMenu, app, expect, passwordField, signIn, test } from './stage.ts'

const LANGUAGES = ['en', 'de', 'ar'] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The same page in three languages, and in both themes where both apply: axe finds nothing. */
async function expectNoFaults(page: Page, path: string, prepare?: (language: string) => Promise<void>) {
  for (const language of LANGUAGES) {
    await speak(page.context(), language, page)
    for (const colorScheme of path.startsWith('/cr-') ? (['light', 'dark'] as const) : [null]) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expectSettled(page)
      await prepare?.(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme ?? 'dark')
      expect.soft(await faultsOf(page), `${path} ${language} ${colorScheme ?? ''}`).toEqual([])
    }
  }
}

test('axe finds nothing on the sign-in page', async ({ page }) => {
  await page.goto('/login')
  await expectNoFaults(page, '/login')
})

test('axe finds nothing on the sign-in page with stored accounts', async ({ page }) => {
  await signIn(page, 'chatter')
  await expectSettled(page)
  await (await accountMenu(page, 'Add an account')).click()
  await expect(passwordField(page)).toBeVisible()
  await expectNoFaults(page, '/login', async (language) => {
    const sentence = word(language, 'auth:accounts.sign_in_as').split('{{')[0] ?? ''
    await expect(app(page).getByRole('button', { name: sentence })).toBeVisible()
  })
})

test('axe finds nothing where a password is reset', async ({ page }) => {
  await page.goto('/login/forgot')
  await expectNoFaults(page, '/login/forgot', async (language) => {
    const faults = await faultsOf(page)
    expect.soft(faults, `empty form ${language}`).toEqual([])
    await app(page).getByRole('textbox').fill('ana@northlight.agency')
    await app(page)
      .getByRole('button', { name: word(language, 'auth:forgot.submit') })
      .click()
    await expect(app(page).getByText(word(language, 'auth:forgot.sent_title'))).toBeVisible()
  })
  await expectNoFaults(page, '/login/reset')
  await expectNoFaults(page, '/login/reset?token=one', async () => {
    await expect(app(page).getByRole('button').last()).toBeVisible()
  })
})

for (const [who, path] of [
  ['pending_mfa', '/mfa'],
  ['unverified', '/verify'],
  ['unlinked', '/verify'],
  ['locked', '/locked'],
  ['roleless', '/404'],
] as const) {
  test(`axe finds nothing on ${path} for a ${who}`, async ({ page }) => {
    await signIn(page, who)
    await expect(page).toHaveURL(path)
    await expectNoFaults(page, path)
  })
}

for (const path of [
  '/agency-overview',
  '/agency-manage',
  '/agency-creators',
  '/cr-select',
  '/settings/feedback',
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await signIn(page, 'all', path)
    await expectSettled(page)
    await expectNoFaults(page, path)
  })
}

test('axe finds nothing on /cr-tools', async ({ page }) => {
  await signIn(page, 'chatter', '/cr-select')
  await chooseCreator(page)
  await expectNoFaults(page, '/cr-tools', () =>
    expect(main(page).getByRole('heading', { level: 2 })).not.toHaveCount(0),
  )
})
