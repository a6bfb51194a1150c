import type { Page } from '@playwright/test'

import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { localeText, setLanguage } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { app, main } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs, passwordField, selectFirstCreator } from '../support/sign-in.ts'

const LANGUAGES = ['en', 'de', 'ar'] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// A dozen scans of whole pages, on any machine.
test.beforeEach(() => test.slow())

/** A page without script, for seeding a session before the console loads. */
const SIGNED_IN = '/favicon.svg'

const isThemed = (path: string) => path.startsWith('/cr-')

/** Runs axe on the current page, and its color rules in the other theme where themes apply. */
async function expectNoFaultsNow(page: Page, path: string, what: string, part?: string): Promise<void> {
  const looks = [['dark', undefined] as const, ['light', ['color-contrast']] as const]
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
  for (const [colorScheme, rules] of isThemed(path) && isEnglish ? looks : looks.slice(0, 1)) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect.soft(await axeFindings(page, part, rules), `${path} ${what} ${colorScheme}`).toEqual([])
  }
}

const HAS_BARS = /^\/(?:agency|cr-|settings)/

/** Navigation and account menu are present. */
async function expectBars(page: Page, path: string): Promise<void> {
  await expect(main(page)).toBeVisible()
  if (HAS_BARS.test(path)) await expect(app(page).getByRole('navigation').first()).toBeVisible()
}

/** Runs axe in three languages and checks that the page and its bars fit every width. */
async function expectNoFaults(
  page: Page,
  path: string,
  prepare?: (language: string) => Promise<void>,
  part?: string,
) {
  for (const language of LANGUAGES) {
    await setLanguage(page.context(), language)
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectLoaded(page)
    await expect(page).toHaveURL(({ pathname, origin }) => pathname === new URL(path, origin).pathname)
    await prepare?.(language)
    await expectNoFaultsNow(page, path, language, part)
    if (part === undefined) await expectToFitWidths(page, `${path} ${language}`, () => expectBars(page, path))
  }
}

test('axe finds nothing on the sign-in page, which fits every width', async ({ page }) => {
  await expectNoFaults(page, '/login')
})

test('axe finds nothing on the sign-in page with stored accounts, which fits every width', async ({
  page,
}) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  await (await openAccountMenuItem(page, 'Add an account')).click()
  await expect(passwordField(page)).toBeVisible()
  await expectNoFaults(page, '/login', async (language) => {
    const sentence = localeText(language, 'auth:accounts.sign_in_as').split('{{')[0] ?? ''
    await expect(app(page).getByRole('button', { name: sentence })).toBeVisible()
  })
})

test('axe finds nothing on the password reset, which fits every width', async ({ page }) => {
  await expectNoFaults(page, '/login/forgot', async (language) => {
    const faults = await axeFindings(page)
    expect.soft(faults, `empty form ${language}`).toEqual([])
    await app(page).getByRole('textbox').fill('ana@northlight.agency')
    await app(page)
      .getByRole('button', { name: localeText(language, 'auth:forgot.submit') })
      .click()
    await expect(app(page).getByText(localeText(language, 'auth:forgot.sent_title'))).toBeVisible()
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
  test(`axe finds nothing on ${path} for a ${who}, and it fits every width`, async ({ page }) => {
    await openAs(page, who, SIGNED_IN)
    await expectNoFaults(page, path)
  })
}

// Agency screens have their axe checks in their own journeys, and their widths in widths.spec.ts.
for (const path of ['/cr-select', '/settings/feedback']) {
  test(`axe finds nothing on ${path}, and it fits every width`, async ({ page }) => {
    await openAs(page, 'all', SIGNED_IN)
    await expectNoFaults(page, path)
  })
}

test('axe finds nothing on /cr-tools, which fits every width', async ({ page }) => {
  await openAs(page, 'chatter', '/cr-select')
  await selectFirstCreator(page)
  await expectNoFaults(page, '/cr-tools', () =>
    expect(main(page).getByRole('heading', { level: 2 })).not.toHaveCount(0),
  )
})

/** Overlays of a page, with how to open each. */
const OVER_PAGE: Record<string, (page: Page, language: string) => Promise<void>> = {
  'the account menu': async (page) => {
    await page.getByRole('banner').getByRole('button').last().click()
    await expect(page.getByRole('menu')).toBeVisible()
  },
  'the palette': async (page) => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  },
  'crisis help': async (page, language) => {
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: localeText(language, 'global:account.crisis') }).click()
    await expect(
      page.getByRole('dialog', { name: localeText(language, 'common:crisis.title') }),
    ).toBeVisible()
    await expect(page.getByRole('menu')).toHaveCount(0)
  },
  'the account settings': async (page, language) => {
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: localeText(language, 'global:account.settings') }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  },
  'the shortcuts': async (page) => {
    await page.keyboard.press('Control+/')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the slide-out menu': async (page, language) => {
    await page.setViewportSize({ width: 800, height: 1000 })
    await page.getByRole('button', { name: localeText(language, 'global:shell.open_menu') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

for (const language of LANGUAGES)
  test(`axe finds nothing in overlays, in ${language}`, async ({ page }) => {
    await setLanguage(page.context(), language)
    await openAs(page, 'chatter', '/cr-select')
    await expectLoaded(page)
    for (const [what, open] of Object.entries(OVER_PAGE)) {
      await test.step(what, async () => {
        await open(page, language)
        // The page behind it is already checked.
        await expectNoFaultsNow(page, '/cr-select', `${what} ${language}`, '[role="dialog"], [role="menu"]')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0)
      })
    }
  })

test('axe finds nothing with a toast or an empty search result', async ({ page }) => {
  await openAs(page, 'chatter', SIGNED_IN)
  await expectNoFaults(page, '/cr-select', async (language) => {
    const clock = page.getByRole('group', { name: localeText(language, 'common:clock.name') })
    await clock.getByRole('button').first().click()
    await expect(
      page.getByRole('button', { name: localeText(language, 'common:toast.dismiss') }).first(),
    ).toBeVisible()
    await main(page).getByRole('searchbox').fill('zzzz')
    await expect(main(page).getByRole('listitem')).toHaveCount(0)
  })
})

test('axe finds nothing in a failed and in a loading list', async ({ page, backend }) => {
  await openAs(page, 'chatter', SIGNED_IN)
  for (const language of LANGUAGES) {
    await setLanguage(page.context(), language)
    await backend.faults({ mode: 'fail', status: 422, latencyMs: 0, only: 'creators/list' })
    await page.goto('/cr-select')
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expectNoFaultsNow(page, '/cr-select', `failed ${language}`)
    await backend.faults({ mode: 'hang', only: 'creators/list' })
    await page.goto('/cr-select')
    await expect(
      main(page).getByRole('status', { name: localeText(language, 'common:page.loading') }),
    ).toBeVisible()
    await expectNoFaultsNow(page, '/cr-select', `loading ${language}`)
  }
})
