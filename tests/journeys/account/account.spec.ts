import type { Locator, Page } from '@playwright/test'

import { SENTINEL } from '../../../src/mocks/rules/account/sentinels.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading, main, workClock } from '../support/locators.ts'
import { openAccountMenuItem, openPalette } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { identity, openAs, signIn, submitSignIn } from '../support/sign-in.ts'
import { openWorkspace } from '../support/workspace.ts'

/** A chatter of the mock's agency. */
const BEN = { name: 'Ben Kowalczyk', email: 'ben@northlight.agency' }
const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Account settings' })

async function openSettings(page: Page): Promise<Locator> {
  await (await openAccountMenuItem(page, 'Account settings')).click()
  return settingsOf(page)
}

/** By the palette, as a conversation hides the bars. */
async function changeBehindConversation(page: Page, change: (settings: Locator) => Promise<void>) {
  await openPalette(page)
  await page.keyboard.type('Account settings')
  await page.keyboard.press('Enter')
  await change(settingsOf(page))
  await page.keyboard.press('Escape')
  await expect(settingsOf(page)).toHaveCount(0)
}

test('settings save at once and persist; the strict level keeps media blurred, whatever the user prefers', async ({
  page,
}) => {
  const pictures = (look: string) => main(page).locator(`img[class*="${look}"]`)
  await openWorkspace(page, '/cr-tools/messages/channel-1-1')
  await expect(pictures('blur-').first()).toBeVisible()
  await changeBehindConversation(page, async (settings) => {
    const online = settings.getByRole('switch', { name: /^Show when I'm online/ })
    await expect(online).toBeChecked()
    await online.press('Space')
    await expect(online).not.toBeChecked()
    await settings.getByRole('switch', { name: /^Blur media/ }).press('Space')
  })
  await expect(main(page).locator('img').first()).toBeVisible()
  await expect(pictures('blur-')).toHaveCount(0)
  await changeBehindConversation(page, async (settings) => {
    await settings.getByText('Strict', { exact: true }).click()
    await expect(settings.getByRole('radio', { name: 'Strict' })).toBeChecked()
  })
  await expect(pictures('blur-').first()).toBeVisible()
  await page.reload()
  await expect(pictures('blur-').first()).toBeVisible()
  await changeBehindConversation(page, async (settings) => {
    await expect(settings.getByRole('radio', { name: 'Strict' })).toBeChecked()
    await expect(settings.getByRole('switch', { name: /^Blur media/ })).not.toBeChecked()
    await expect(settings.getByRole('switch', { name: /^Show when I'm online/ })).not.toBeChecked()
    await expect(settings.getByRole('switch', { name: /^Show my profile/ })).toBeChecked()
  })
})

async function giveReason(page: Page, dialog: Locator, reason: string, details: string): Promise<void> {
  await dialog.getByRole('button', { name: /Reason/ }).click()
  await page.getByRole('option', { name: reason }).click()
  await dialog.getByRole('textbox', { name: 'Details' }).fill(details)
}

/** Signs in on the current screen. */
async function signInWith(page: Page, email: string): Promise<void> {
  await submitSignIn(page, email)
  await expect(heading(page, 'Choose a creator')).toBeVisible()
}

async function deleteAccount(page: Page): Promise<void> {
  await (await openSettings(page)).getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete account' })
  await giveReason(page, dialog, 'Privacy', 'I leave the business')
  const confirm = dialog.getByRole('textbox', { name: /^Type your username/ })
  await confirm.fill('bob')
  const act = dialog.getByRole('button', { name: 'Delete account' })
  await act.click()
  await expect(confirm).toHaveAccessibleDescription("This isn't your username.")
  await confirm.fill('ana')
  await act.click()
  await expect(heading(page, 'Sign in')).toBeVisible()
}

async function refuseWhileClockedIn(page: Page, settings: Locator, open: Locator): Promise<void> {
  await workClock(page).getByRole('button', { name: 'Clock In' }).click()
  await expect(page.getByText("You're now clocked in! Happy chatting")).toBeVisible()
  await openSettings(page)
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
}

async function deactivateAccount(page: Page): Promise<void> {
  const settings = settingsOf(page)
  const open = settings.getByRole('button', { name: 'Deactivate account' })
  await refuseWhileClockedIn(page, settings, open)
  await openSettings(page)
  await open.click()
  const dialog = page.getByRole('alertdialog', { name: 'Deactivate account' })
  await dialog.getByRole('button', { name: 'Deactivate account' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await giveReason(page, dialog, "I'm taking a break", 'Exams until March')
  await dialog.getByRole('button', { name: 'Deactivate account' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
}

test('a deleted account is gone for good, a deactivated one is refused with the reason', async ({
  page,
  elsewhere,
}) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  await test.step('a deleted account is gone for good', async () => {
    await deleteAccount(page)
    await submitSignIn(page, identity('chatter').email)
    await expect(app(page).getByText('This account was deleted.')).toBeVisible()
  })
  await test.step('its work keeps the username', async () => {
    const sales = `/cr-tools/earnings?by=${identity('chatter').userId}`
    await openWorkspace(elsewhere, sales, 'manager')
    await expect(main(elsewhere).getByRole('button', { name: /@ana/ })).toBeVisible()
  })
  await test.step('deactivating requires a clock-out first; a deactivated account is refused', async () => {
    await signInWith(page, BEN.email)
    await deactivateAccount(page)
    await expect(app(page).getByText(BEN.name)).toHaveCount(0)
    await submitSignIn(page, BEN.email)
    await expect(app(page).getByText(/Your account is deactivated\. Ask/)).toBeVisible()
  })
})

async function logOut(page: Page): Promise<void> {
  await (await openAccountMenuItem(page, 'Logout')).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
}

async function answerTerms(page: Page): Promise<void> {
  const terms = page.getByRole('dialog', { name: 'Terms of service' })
  /** Any prompt would be open by then. */
  const expectNone = async (enter: () => Promise<unknown>) => {
    const checked = page.waitForResponse(/check\/prompts/)
    await enter()
    await checked
    await expectLoaded(page)
    await page.clock.runFor(1000)
    await expect(terms).toHaveCount(0)
  }
  await expect(terms.getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await terms.getByRole('button', { name: 'Later' }).click()
  await expect(terms).toHaveCount(0)
  await expectNone(() => page.reload())
  await logOut(page)
  await signInWith(page, SENTINEL.withoutTerms)
  await terms.getByRole('button', { name: 'Agree' }).click()
  await expect(terms).toHaveCount(0)
  await logOut(page)
  await expectNone(() => signInWith(page, SENTINEL.withoutTerms))
}

test('prompts appear on a page and can be accepted; an unconfirmed age is explained', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await test.step('the terms can be postponed for the day, then accepted', async () => {
    await signInWith(page, SENTINEL.withoutTerms)
    await answerTerms(page)
  })
  await test.step('a reserved username is offered and claimed', async () => {
    await logOut(page)
    await signInWith(page, SENTINEL.reservedName)
    const offer = page.getByRole('dialog', { name: 'Your reserved username' })
    await expect(offer.getByText('@petra.moss')).toBeVisible()
    await offer.getByRole('button', { name: 'Use reserved username' }).click()
    await expect(offer).toHaveCount(0)
    const settings = await openSettings(page)
    await expect(settings.getByRole('textbox', { name: 'Username' })).toHaveValue('petra.moss')
    await page.keyboard.press('Escape')
    await expect(settings).toHaveCount(0)
  })
  await test.step('an unconfirmed age is explained, with who can change it', async () => {
    await logOut(page)
    await signInWith(page, SENTINEL.unknownAge)
    const settings = await openSettings(page)
    await expect(settings.getByText(/Your age isn't confirmed.*Ask your agency/)).toBeVisible()
  })
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
