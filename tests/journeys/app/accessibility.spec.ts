import type { Locator, Page } from '@playwright/test'

import { navigateInPage } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { inEachLanguage, localeText, setLanguage, switchLanguage } from '../support/languages.ts'
import { expectToFitWidths } from '../support/layout-checks.ts'
import { app, heading, main } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs, passwordField } from '../support/sign-in.ts'
import { openWorkspace } from '../support/workspace.ts'

const LANGUAGES = ['en', 'de', 'ar'] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// A dozen scans of whole pages, on any machine.
test.beforeEach(() => test.slow())

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
async function expectNoFaults(page: Page, path: string, prepare?: (language: string) => Promise<void>) {
  await inEachLanguage(page, async (language) => {
    await expect(page).toHaveURL(({ pathname, origin }) => pathname === new URL(path, origin).pathname)
    await prepare?.(language)
    await expectNoFaultsNow(page, path, language)
    await expectToFitWidths(page, `${path} ${language}`, () => expectBars(page, path))
  })
}

test('axe finds nothing on the public screens, which fit every width', async ({ page }) => {
  const shows = (key: string) => (language: string) =>
    expect(heading(page, localeText(language, `auth:${key}`))).toBeVisible()
  await page.goto('/login')
  await test.step('the sign-in page', () => expectNoFaults(page, '/login', shows('login.title')))
  await navigateInPage(page, '/login/reset?token=one')
  await test.step('a new password', () =>
    expectNoFaults(page, '/login/reset', async (language) => {
      await shows('reset.title')(language)
      await expect(app(page).getByRole('button').last()).toBeVisible()
    }))
  await navigateInPage(page, '/login/forgot')
  await test.step('the password reset', () => expectNoFaults(page, '/login/forgot', shows('forgot.title')))
  await app(page).getByRole('textbox').fill('ana@northlight.agency')
  await app(page).getByRole('textbox').press('Enter')
  await test.step('a sent password reset', () =>
    expectNoFaults(page, '/login/forgot', (language) =>
      expect(app(page).getByText(localeText(language, 'auth:forgot.sent_title'))).toBeVisible(),
    ))
  await navigateInPage(page, '/login/reset')
  await test.step('a link without its token', () =>
    expectNoFaults(page, '/login/reset', (language) =>
      expect(app(page).getByText(localeText(language, 'auth:reset.no_token'))).toBeVisible(),
    ))
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

test('axe finds nothing on the screens between sign-in and console, which fit every width', async ({
  page,
}) => {
  for (const [who, path] of [
    ['pending_mfa', '/mfa'],
    ['unverified', '/verify'],
    ['unlinked', '/verify'],
    ['locked', '/locked'],
  ] as const)
    await test.step(`${path} for a ${who}`, async () => {
      await openAs(page, who, path)
      await expectNoFaults(page, path)
    })
})

test('axe finds nothing on the 404 page, and it fits every width', async ({ page, context }) => {
  // Without a menu to switch the language in.
  for (const language of LANGUAGES) {
    await setLanguage(context, language)
    await openAs(page, 'roleless', '/404')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectLoaded(page)
    await expectNoFaultsNow(page, '/404', language)
    await expectToFitWidths(page, `/404 ${language}`, () => expectBars(page, '/404'))
  }
})

// Agency screens have their axe checks in their own journeys, and their widths in widths.spec.ts.
test('axe finds nothing on /cr-select and the feedback page, which fit every width', async ({ page }) => {
  await openAs(page, 'all', '/cr-select')
  await expectNoFaults(page, '/cr-select')
  await navigateInPage(page, '/settings/feedback')
  // A menu that is open when the page comes closes.
  await expect(main(page).getByRole('textbox').first()).toBeVisible()
  await expectNoFaults(page, '/settings/feedback', () =>
    expect(main(page).getByRole('textbox').first()).toBeVisible(),
  )
})

test('axe finds nothing on /cr-tools, which fits every width', async ({ page }) => {
  await openWorkspace(page, '/cr-tools')
  await expectNoFaults(page, '/cr-tools', () =>
    expect(main(page).getByRole('heading', { level: 2 })).not.toHaveCount(0),
  )
})

/** Overlays of a page, with how to open each. */
const OVERLAYS: Record<string, (page: Page, language: string) => Promise<void>> = {
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

/** Checks the overlays alone, as the page behind them is checked elsewhere. */
async function expectNoFaultsInOverlays(page: Page, language: string): Promise<void> {
  const viewport = page.viewportSize()
  for (const [what, open] of Object.entries(OVERLAYS))
    await test.step(what, async () => {
      await open(page, language)
      await expectNoFaultsNow(page, '/cr-select', `${what} ${language}`, '[role="dialog"], [role="menu"]')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0)
    })
  if (viewport) await page.setViewportSize(viewport)
}

test('axe finds nothing in overlays, nor with a toast or an empty search result', async ({ page }) => {
  await openAs(page, 'chatter', '/cr-select')
  await inEachLanguage(page, (language) => expectNoFaultsInOverlays(page, language))
  await main(page).getByRole('searchbox').fill('zzzz')
  await expect(main(page).getByRole('listitem')).toHaveCount(0)
  await expectNoFaults(page, '/cr-select', async (language) => {
    const toast = page.getByRole('button', { name: localeText(language, 'common:toast.dismiss') })
    const clock = page.getByRole('group', { name: localeText(language, 'common:clock.name') })
    await clock.getByRole('button').first().click()
    await expect(toast.first()).toBeVisible()
    await expect(main(page).getByRole('listitem')).toHaveCount(0)
  })
})

test('axe finds nothing in a failed and in a loading list', async ({ page, backend }) => {
  const look = async (state: string, seen: (language: string) => Locator) => {
    for (const language of LANGUAGES) {
      await switchLanguage(page, language)
      await expect(seen(language)).toBeVisible()
      await expectNoFaultsNow(page, '/cr-select', `${state} ${language}`, 'main')
    }
  }
  await backend.faults({ mode: 'fail', status: 422, latencyMs: 0, only: 'creators/list' })
  await openAs(page, 'chatter', '/cr-select')
  await look('failed', () => main(page).getByRole('alert'))
  await backend.faults({ mode: 'hang', only: 'creators/list' })
  await page.reload()
  await look('loading', (language) =>
    main(page).getByRole('status', { name: localeText(language, 'common:page.loading') }),
  )
})
