import type { Page } from '@playwright/test'

import { DEMO_PASSWORD } from '../../../src/mocks/rules/account/identities.ts'
import { navigateInPage, pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { recordCalls } from '../support/page-calls.ts'
import { emailField, identity, passwordField, submitSignIn } from '../support/sign-in.ts'

const WRONG = "Email and password don't match. Check both, or reset your password."
const submit = (page: Page) => app(page).getByRole('button', { name: 'Sign in', exact: true }).click()

test('a wrong password shows an error under its field; the sixth in a row is throttled', async ({
  page,
  context,
  backend,
}) => {
  await context.clock.install()
  await page.goto('/login')
  const calls = recordCalls(page)
  const logins = () => calls.filter((path) => path === '/api/auth/login').length
  const { email } = identity('director')
  await test.step('a wrong password keeps the input', async () => {
    await submitSignIn(page, email, 'not the password')
    await expect(passwordField(page)).toHaveAccessibleDescription(WRONG)
    await expect(passwordField(page)).toHaveValue('not the password')
    await expect(emailField(page)).toHaveValue(email)
    await passwordField(page).fill('northlight')
    await expect(passwordField(page)).toHaveAccessibleDescription('')
  })
  await test.step('the sixth wrong password in a row is throttled', async () => {
    for (let tries = 2; tries <= 5; tries += 1) {
      const answered = page.waitForResponse(/auth\/login/)
      await submitSignIn(page, email, `wrong ${tries}`)
      await answered
      await expect(passwordField(page)).toHaveAccessibleDescription(WRONG)
    }
    await submitSignIn(page, email)
    await expect(passwordField(page)).toHaveAccessibleDescription(
      /^Too many attempts.*Try again in (30|2[1-9]) seconds/,
    )
  })
  await test.step('throttling counts down, and nothing is sent until it ends', async () => {
    await backend.advanceTime(10_000)
    await expect(passwordField(page)).toHaveAccessibleDescription(/Try again in (20|1\d) seconds/)
    await submit(page)
    expect(logins()).toBe(6)
    await backend.advanceTime(21_000)
    await expect(passwordField(page)).toHaveAccessibleDescription('')
    await submit(page)
    await expect(heading(page, 'Agency Overview')).toBeVisible()
  })
})

async function logOut(page: Page): Promise<void> {
  await (await openAccountMenuItem(page, 'Logout')).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
}

test('signing in leads to the wanted page of the console that the roles may open', async ({ page }) => {
  await test.step('back to the protected URL', async () => {
    await page.goto('/settings/feedback?from=tour#top')
    await expect(page).toHaveURL(/\/login\?next=/)
    await submitSignIn(page, identity('director').email)
    await expect(heading(page, 'Feedback')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#top')
    expect(pathOf(page)).toBe('/settings/feedback?from=tour')
  })
  await test.step('never to a foreign URL', async () => {
    await logOut(page)
    await navigateInPage(page, '/login?next=https%3A%2F%2Felsewhere.example%2F')
    await submitSignIn(page, identity('manager').email)
    await expect(heading(page, 'Manage Agency')).toBeVisible()
    await page.goto('/login?next=%2F%2Felsewhere.example')
    await expect(heading(page, 'Manage Agency')).toBeVisible()
    await expect(page).toHaveURL('/agency-manage')
  })
  await test.step('not back to a URL that the roles may not open', async () => {
    await logOut(page)
    await navigateInPage(page, '/agency-overview')
    await expect(page).toHaveURL('/login?next=%2Fagency-overview')
    await submitSignIn(page, identity('chatter').email)
    await expect(heading(page, 'Choose a creator')).toBeVisible()
  })
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

test('/redirect with a code never leads to a foreign URL', async ({ page }) => {
  await page.goto('/redirect?code=demo-code&to=https%3A%2F%2Felsewhere.example%2F')
  await expect(heading(page, 'Choose a creator')).toBeVisible()
  expect(pathOf(page)).toBe('/cr-select?next=%2Fcr-tools')
})

test('/redirect accepts a sign-in code once and redirects to a path of the console', async ({ page }) => {
  await page.goto('/redirect?code=demo-code&to=%2Fsettings%2Ffeedback')
  await expect(heading(page, 'Feedback')).toBeVisible()
  expect(pathOf(page)).toBe('/settings/feedback')
  await navigateInPage(page, '/redirect?code=demo-code')
  await app(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(app(page).getByText('This sign-in link has expired.')).toBeVisible()
})

const inFrame = (page: Page) => page.locator('#first-frame')

/** Opens the sign-in with its script blocked, so that only the static first frame is there. */
async function openFrame(page: Page): Promise<() => void> {
  const road = Promise.withResolvers<void>()
  await page.unrouteAll()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await road.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await inFrame(page).getByLabel('Email').fill(identity('director').email)
  return road.resolve
}

test('the static first frame takes text and a sign-in before the script has loaded', async ({ page }) => {
  await test.step('it uses the font of the page', async () => {
    await page.route(/\/assets\//, (route) => route.abort())
    await page.goto('/login', { waitUntil: 'commit' })
    const help = page.getByText('Need help?')
    await expect(help).toBeVisible()
    await expect(help).toHaveCSS('font-family', /^"Inter Fallback", .*sans-serif$/)
  })
  const calls = recordCalls(page)
  await test.step('text typed before the script runs is in the form afterwards', async () => {
    const loadScript = await openFrame(page)
    await inFrame(page).getByLabel('Password').fill(DEMO_PASSWORD)
    await expect(app(page)).toBeEmpty()
    loadScript()
    await expect(emailField(page)).toHaveValue(identity('director').email)
    await expect(passwordField(page)).toHaveValue(DEMO_PASSWORD)
  })
  await test.step('a change after a press is not submitted', async () => {
    const loadScript = await openFrame(page)
    await inFrame(page).getByLabel('Password').press('Enter')
    await inFrame(page).getByLabel('Password').fill('north')
    loadScript()
    await expect(passwordField(page)).toHaveValue('north')
    await expect(passwordField(page)).toHaveAccessibleDescription('')
  })
  expect(calls).not.toContain('/api/auth/login')
  await test.step('a press is submitted once the script has loaded', async () => {
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    const loadScript = await openFrame(page)
    await inFrame(page).getByLabel('Password').fill(DEMO_PASSWORD)
    await inFrame(page).getByLabel('Password').press('Enter')
    loadScript()
    await expect(heading(page, 'Agency Overview')).toBeVisible()
    expect(addresses.filter((address) => address.includes('?'))).toEqual([])
  })
})
