import type { Page } from '@playwright/test'

import { DEMO_PASSWORD } from '../../../src/mocks/rules/account/identities.ts'
import { pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { recordCalls } from '../support/page-calls.ts'
import { emailField, identity, passwordField, signIn, submitSignIn } from '../support/sign-in.ts'

const WRONG = "Email and password don't match. Check both, or reset your password."

test('a wrong password shows an error under its field and keeps the input', async ({ page }) => {
  const { email } = identity('director')
  await page.goto('/login')
  await submitSignIn(page, email, 'not the password')
  await expect(passwordField(page)).toHaveAccessibleDescription(WRONG)
  await expect(passwordField(page)).toHaveValue('not the password')
  await expect(emailField(page)).toHaveValue(email)
  await passwordField(page).fill('northlight')
  await expect(passwordField(page)).toHaveAccessibleDescription('')
  await app(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
})

test('throttling counts down, and nothing is sent until it ends', async ({ page, context }) => {
  await context.clock.install()
  await page.goto('/login')
  const calls = recordCalls(page)
  const logins = () => calls.filter((path) => path === '/api/auth/login').length
  await submitSignIn(page, 'throttled@northlight.agency')
  await expect(passwordField(page)).toHaveAccessibleDescription(/Try again in (30|29|28) seconds/)
  await context.clock.fastForward(10_000)
  await expect(passwordField(page)).toHaveAccessibleDescription(/Try again in (20|1\d) seconds/)
  await app(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  expect(logins()).toBe(1)
  await context.clock.fastForward(21_000)
  await expect(passwordField(page)).toHaveAccessibleDescription('')
  await app(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(logins).toBe(2)
})

test('the sixth wrong password in a row is throttled', async ({ page }) => {
  await page.goto('/login')
  for (let tries = 1; tries <= 5; tries += 1) {
    const answered = page.waitForResponse(/auth\/login/)
    await submitSignIn(page, identity('chatter').email, `wrong ${tries}`)
    await answered
    await expect(passwordField(page)).toHaveAccessibleDescription(WRONG)
  }
  await submitSignIn(page, identity('chatter').email)
  await expect(passwordField(page)).toHaveAccessibleDescription(/^Too many attempts/)
})

test('signing in leads back to the protected URL', async ({ page }) => {
  await page.goto('/settings/feedback?from=tour#top')
  await expect(page).toHaveURL(/\/login\?next=/)
  await submitSignIn(page, identity('director').email)
  await expect(heading(page, 'Feedback')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#top')
  expect(pathOf(page)).toBe('/settings/feedback?from=tour')
})

test('signing in never redirects to a foreign URL', async ({ page }) => {
  await signIn(page, 'manager', '/login?next=https%3A%2F%2Felsewhere.example%2F')
  await expect(heading(page, 'Manage Agency')).toBeVisible()
  for (const next of [
    '//elsewhere.example',
    '/%2Felsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await expect(heading(page, 'Manage Agency')).toBeVisible()
    await expect(page).toHaveURL('/agency-manage')
  }
})

test('signing in does not lead back to a URL that the roles may not open', async ({ page }) => {
  await signIn(page, 'chatter', '/agency-overview')
  await expect(heading(page, 'Choose a creator')).toBeVisible()
})

test('a forgotten password is reset by the emailed link and signs in', async ({ page, backend }) => {
  const { email } = identity('account_manager')
  await page.goto('/login')
  await app(page).getByRole('link', { name: 'Forgot password' }).click()
  await expect(heading(page, 'Reset your password')).toBeVisible()
  await emailField(page).fill(email)
  await app(page).getByRole('button', { name: 'Send link' }).click()
  await expect(heading(page, 'Check your email')).toBeVisible()
  const letter = (await backend.emails()).find(({ subject }) => subject === 'password_reset')
  expect(letter?.to).toBe(email)
  await page.goto(letter?.content ?? '')
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await expect(page).toHaveURL('/login/reset')
  await app(page).getByLabel('New password', { exact: true }).fill('short')
  await app(page).getByLabel('Repeat new password').fill('a longer way home')
  await app(page).getByRole('button', { name: 'Save and sign in' }).click()
  await expect(app(page).getByText("The passwords don't match.")).toBeVisible()
  await app(page).getByLabel('New password', { exact: true }).fill('a longer way home')
  await app(page).getByRole('button', { name: 'Save and sign in' }).click()
  await expect(heading(page, 'Agency Creators')).toBeVisible()
})

test('/redirect accepts a sign-in code once and redirects to a path of the console', async ({ page }) => {
  await page.goto('/redirect?code=demo-code&to=%2Fsettings%2Ffeedback')
  await expect(heading(page, 'Feedback')).toBeVisible()
  expect(pathOf(page)).toBe('/settings/feedback')
  await page.goto('/redirect?code=demo-code')
  await expect(app(page).getByText('This sign-in link has expired.')).toBeVisible()
})

test('/redirect never redirects to a foreign URL', async ({ page }) => {
  await page.goto('/redirect?code=demo-code&to=https%3A%2F%2Felsewhere.example%2F')
  await expect(heading(page, 'Choose a creator')).toBeVisible()
  expect(pathOf(page)).toBe('/cr-select?next=%2Fcr-tools')
})

test('text typed before the script runs is in the form afterwards', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/src\/main\.tsx|\/assets\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Email' }).fill(identity('director').email)
  await page.getByLabel('Password').fill('northlight')
  await expect(app(page)).toBeEmpty()
  release()
  await expect(emailField(page)).toHaveValue(identity('director').email)
  await expect(passwordField(page)).toHaveValue('northlight')
  await app(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page, 'Agency Overview')).toBeVisible()
})

test('the static first frame uses the font of the page', async ({ page }) => {
  await page.route(/\/assets\//, (route) => route.abort())
  await page.goto('/login', { waitUntil: 'commit' })
  const help = page.getByText('Need help?')
  await expect(help).toBeVisible()
  await expect(help).toHaveCSS('font-family', /^"Inter Fallback", .*sans-serif$/)
})

const ENTRY = /\/assets\/index-[^/]*\.js/

/** Blocks the script, so that only the static first frame is there. */
async function holdScript(page: Page): Promise<() => void> {
  const road = Promise.withResolvers<void>()
  await page.route(ENTRY, async (route) => {
    await road.promise
    await route.continue()
  })
  return road.resolve
}

const inFrame = (page: Page) => page.locator('#first-frame')

for (const press of ['Enter', 'the button']) {
  test(`a sign-in by ${press} before the script has loaded is submitted once it has`, async ({ page }) => {
    const loadScript = await holdScript(page)
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await page.goto('/login', { waitUntil: 'commit' })
    await inFrame(page).getByLabel('Email').fill(identity('director').email)
    const password = inFrame(page).getByLabel('Password')
    await password.fill(DEMO_PASSWORD)
    await (press === 'Enter' ? password.press('Enter') : inFrame(page).getByRole('button').click())
    loadScript()
    await expect(heading(page, 'Agency Overview')).toBeVisible()
    expect(addresses.filter((address) => address.includes('?'))).toEqual([])
  })
}

test('a change after a press before the script has loaded is not submitted', async ({ page }) => {
  const loadScript = await holdScript(page)
  const calls = recordCalls(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await inFrame(page).getByLabel('Email').fill(identity('director').email)
  await inFrame(page).getByLabel('Password').press('Enter')
  await inFrame(page).getByLabel('Password').fill('north')
  loadScript()
  await expect(passwordField(page)).toHaveValue('north')
  await expect(passwordField(page)).toHaveAccessibleDescription('')
  expect(calls).not.toContain('/api/auth/login')
})
