import type { Page } from '@playwright/test'

import { MINUTE_MS } from '../../../src/lib/duration.ts'
import { SENTINEL } from '../../../src/mocks/rules/account/sentinels.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading, main, workClock } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { identity, openAs, signIn, submitSignIn } from '../support/sign-in.ts'

async function openSettings(page: Page) {
  await (await openAccountMenuItem(page, 'Account settings')).click()
  return page.getByRole('dialog', { name: 'Account settings' })
}

async function enterSettings(page: Page) {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  return openSettings(page)
}

async function signInWith(page: Page, email: string) {
  await page.goto('/login')
  await submitSignIn(page, email)
  await expect(heading(page, 'Choose a creator')).toBeVisible()
}

test('the choice of who sees the user saves at once and persists', async ({ page }) => {
  let settings = await enterSettings(page)
  const online = () => settings.getByRole('switch', { name: /^Show when I'm online/ })
  await expect(online()).toBeChecked()
  await online().press('Space')
  await expect(online()).not.toBeChecked()
  await page.reload()
  settings = await openSettings(page)
  await expect(online()).not.toBeChecked()
  await expect(settings.getByRole('switch', { name: /^Show my profile/ })).toBeChecked()
})

test('the strict level keeps media blurred, whatever the user prefers', async ({ page }) => {
  const OPEN = '/cr-tools/messages/channel-1-1'
  const pictures = (look: string) => main(page).locator(`img[class*="${look}"]`)
  await openAs(page, 'chatter', OPEN, 'creator-01')
  await expect(pictures('blur-').first()).toBeVisible()
  await page.goto('/cr-tools/notifications')
  let settings = await openSettings(page)
  await settings.getByRole('switch', { name: /^Blur media/ }).press('Space')
  await page.goto(OPEN)
  await expect(main(page).locator('img').first()).toBeVisible()
  await expect(pictures('blur-')).toHaveCount(0)
  await page.goto('/cr-tools/notifications')
  settings = await openSettings(page)
  await settings.getByText('Strict', { exact: true }).click()
  await expect(settings.getByRole('radio', { name: 'Strict' })).toBeChecked()
  await page.goto(OPEN)
  await expect(pictures('blur-').first()).toBeVisible()
})

test('an unconfirmed age is explained, with who can change it', async ({ page }) => {
  await signInWith(page, SENTINEL.unknownAge)
  const settings = await openSettings(page)
  await expect(settings.getByText(/Your age isn't confirmed.*Ask your agency/)).toBeVisible()
})

test('deactivating requires a clock-out first; a deactivated account is refused with the reason', async ({
  page,
}) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  await workClock(page).getByRole('button', { name: 'Clock In' }).click()
  await expect(page.getByText("You're now clocked in! Happy chatting")).toBeVisible()
  const settings = await openSettings(page)
  const open = settings.getByRole('button', { name: 'Deactivate account' })
  await open.click()
  const dialog = page.getByRole('alertdialog', { name: 'Deactivate account' })
  await expect(dialog.getByText("You're clocked in. Clock out first.").first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  // Focus returns one frame after the dialog closes; Escape closes what holds focus.
  await expect(open).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await workClock(page).getByRole('button', { name: 'Clock Out' }).click()
  await expect(page.getByText("You're now clocked out!")).toBeVisible()
  await openSettings(page)
  await open.click()
  await dialog.getByRole('button', { name: 'Deactivate account' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await dialog.getByRole('button', { name: /Reason/ }).click()
  await page.getByRole('option', { name: "I'm taking a break" }).click()
  await dialog.getByRole('textbox', { name: 'Details' }).fill('Exams until March')
  await dialog.getByRole('button', { name: 'Deactivate account' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(app(page).getByText('Ana Ribeiro')).toHaveCount(0)
  await submitSignIn(page, identity('chatter').email)
  await expect(app(page).getByText(/Your account is deactivated\. Ask/)).toBeVisible()
})

test('a deleted account is gone for good; its work keeps the username', async ({
  page,
  elsewhere,
  backend,
}) => {
  test.skip(backend.isInPage, 'Two people of one agency need a backend behind HTTP')
  const settings = await enterSettings(page)
  await settings.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete account' })
  await dialog.getByRole('button', { name: /Reason/ }).click()
  await page.getByRole('option', { name: 'Privacy' }).click()
  await dialog.getByRole('textbox', { name: 'Details' }).fill('I leave the business')
  const confirm = dialog.getByRole('textbox', { name: /^Type your username/ })
  await confirm.fill('bob')
  const act = dialog.getByRole('button', { name: 'Delete account' })
  await act.click()
  await expect(confirm).toHaveAccessibleDescription("This isn't your username.")
  await confirm.fill('ana')
  await act.click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await submitSignIn(page, identity('chatter').email)
  await expect(app(page).getByText('This account was deleted.')).toBeVisible()
  await openAs(elsewhere, 'manager', `/cr-tools/earnings?by=${identity('chatter').userId}`, 'creator-01')
  await expect(main(elsewhere).getByRole('button', { name: /@ana/ })).toBeVisible()
})

test('the terms prompt appears on a page, can be postponed for the day, then accepted', async ({ page }) => {
  await signInWith(page, SENTINEL.withoutTerms)
  const terms = page.getByRole('dialog', { name: 'Terms of service' })
  await expect(terms).toBeVisible()
  await expect(terms.getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await terms.getByRole('button', { name: 'Later' }).click()
  await expect(terms).toHaveCount(0)
  const checked = page.waitForResponse(/check\/prompts/)
  await page.reload()
  await checked
  await expectLoaded(page)
  await expect(terms).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('user-values:person-terms'))
  await page.reload()
  await terms.getByRole('button', { name: 'Agree' }).click()
  await expect(terms).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  const again = page.waitForResponse(/check\/prompts/)
  await signInWith(page, SENTINEL.withoutTerms)
  await again
  await expectLoaded(page)
  await expect(terms).toHaveCount(0)
})

test('a reserved username is offered and claimed', async ({ page }) => {
  await signInWith(page, SENTINEL.reservedName)
  const offer = page.getByRole('dialog', { name: 'Your reserved username' })
  await expect(offer.getByText('@petra.moss')).toBeVisible()
  await offer.getByRole('button', { name: 'Use reserved username' }).click()
  await expect(offer).toHaveCount(0)
  const settings = await openSettings(page)
  await expect(settings.getByRole('textbox', { name: 'Username' })).toHaveValue('petra.moss')
})

test('an invitation leads back to where it started', async ({ page }) => {
  await signIn(page, 'unlinked')
  await app(page).getByRole('textbox', { name: 'Invitation code' }).fill(SENTINEL.invitationToStatistics)
  await app(page).getByRole('button', { name: 'Show invitation' }).click()
  await app(page).getByRole('textbox', { name: 'Full legal name' }).fill('Lina Unger')
  await app(page).getByLabel('Choose a password').fill('a longer way home')
  await app(page).getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page).toHaveURL('/agency-statistics')
  await page.goto('/auth/success')
  await expect(page).toHaveURL('/agency-statistics')
})

test('an active user is reported every 4 minutes', async ({ page, context, backend }) => {
  await context.clock.install()
  // The code that reports loads together with the prompts check.
  const isWatching = page.waitForResponse(/check\/prompts/)
  await openAs(page, 'chatter')
  await isWatching
  await expectLoaded(page)
  await backend.advanceTime(3 * MINUTE_MS)
  await page.keyboard.press('Shift')
  const reported = page.waitForRequest(/active\/refresh/)
  await backend.advanceTime(2 * MINUTE_MS)
  await reported
})

test('names, email and phone change with their codes', async ({ page }) => {
  const settings = await enterSettings(page)
  const username = settings.getByRole('textbox', { name: 'Username' })
  await username.fill('ana.rib')
  await expect(settings.getByText('Available.')).toBeVisible()
  await settings.getByRole('button', { name: 'Save' }).nth(1).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  for (const [field, value, done] of [
    ['New email address', 'ana.rib@northlight.agency', 'Email address changed'],
    ['New phone number', '+48600111222', 'Phone number changed'],
  ] as const) {
    const box = settings.getByRole('textbox', { name: field })
    await box.fill(value)
    await box.press('Enter')
    await settings.getByRole('textbox', { name: 'Confirmation code' }).fill('123456')
    await expect(page.getByText(done)).toBeVisible()
  }
  await expect(settings.getByText('Current: +48600111222')).toBeVisible()
  await settings.getByRole('button', { name: 'Remove phone number' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove phone number' }).click()
  await expect(page.getByText('Phone number removed')).toBeVisible()
  await expect(settings.getByRole('button', { name: 'Remove phone number' })).toBeHidden()
})

test('a code can be sent again', async ({ page, context, backend }) => {
  await context.clock.install()
  await openAs(page, 'chatter')
  await expectLoaded(page)
  const settings = await openSettings(page)
  for (const [field, value, call] of [
    ['New email address', 'ana.rib@northlight.agency', /resend-change-email/],
    ['New phone number', '+48600111222', /resend-change-phone-number/],
  ] as const) {
    const box = settings.getByRole('textbox', { name: field })
    await box.fill(value)
    await box.press('Enter')
    const again = settings.getByRole('button', { name: 'Send a new code' })
    await expect(again).toHaveAccessibleDescription(/^Send a new code in/)
    await backend.advanceTime(MINUTE_MS)
    const sent = page.waitForResponse(call)
    await again.click()
    expect((await sent).status()).toBe(200)
    await settings.getByRole('textbox', { name: 'Confirmation code' }).fill('123456')
    await expect(box).toBeVisible()
  }
})
