import { LANGUAGE_MENU, LANGUAGES } from '../../../src/config/languages.ts'
import { pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseLanguage, localeText, setLanguage } from '../support/languages.ts'
import { app, heading, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

test('each of the eight languages changes texts and direction without a reload', async ({ page }) => {
  await openAs(page, 'account_manager')
  await expectLoaded(page)
  let loads = 0
  page.on('load', () => (loads += 1))
  let before: string = 'en'
  for (const language of [...LANGUAGE_MENU.slice(1), 'en' as const]) {
    await chooseLanguage(page, localeText(before, 'global:language.label'), LANGUAGES[language].label)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', LANGUAGES[language].direction)
    await expect(heading(page, localeText(language, 'analytics:creators.title'))).toBeVisible()
    await expect(app(page).getByRole('searchbox')).toHaveAccessibleName(
      localeText(language, 'analytics:creators.search'),
    )
    before = language
  }
  expect(loads).toBe(0)
})

test('a choice is stored in a one-year cookie of this site and in storage', async ({ page, context }) => {
  await openAs(page, 'account_manager')
  await expectLoaded(page)
  await chooseLanguage(page, 'Language', 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18next')
  expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Strict' })
  const year = 365 * 24 * 3600
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(3600)
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
  await page.reload()
  await expectLoaded(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(app(page).getByRole('searchbox')).toHaveAccessibleName(
    localeText('de', 'analytics:creators.search'),
  )
})

test('a URL with a language prefix sets the language and drops the prefix', async ({ page, context }) => {
  await page.goto('/de/login')
  await expect(
    app(page).getByRole('button', { name: localeText('de', 'auth:login.submit'), exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await context.clearCookies({ name: 'i18next' })
  await page.goto('/pt-BR/login?next=%2Fcr-select')
  await expect(page).toHaveURL('/login?next=%2Fcr-select')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page.goto('/ja/login')
  await expect(page, 'an address takes effect by itself').toHaveURL('/login')
  await page.goto('/xx/login')
  await expect(app(page)).toHaveText('404')
})

test('storage alone does not select the language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'fr'))
  await page.goto('/login')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('Arabic mirrors the bar', async ({ page, context }) => {
  await openAs(page, 'chatter')
  await expectLoaded(page)
  const home = page.getByRole('banner').getByRole('link').first()
  const account = page.getByRole('banner').getByRole('button').last()
  const xOf = async (place: typeof home) => (await place.boundingBox())?.x ?? 0
  expect(await xOf(home)).toBeLessThan(await xOf(account))
  await setLanguage(context, 'ar')
  await page.reload()
  await expectLoaded(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await xOf(home)).toBeGreaterThan(await xOf(account))
})

test("numbers and dates use the language's formats", async ({ page, context }) => {
  await openAs(page, 'director')
  await expectLoaded(page)
  const amount = Number(
    (
      await main(page)
        .getByText(/^\$[\d,]+$/)
        .first()
        .innerText()
    ).replaceAll(/\D/g, ''),
  )
  expect(amount).toBeGreaterThan(1000)
  for (const language of ['de', 'fr', 'ja'] as const) {
    await setLanguage(context, language)
    await page.reload()
    await expectLoaded(page)
    const written = await page.evaluate(
      ([code, value]) =>
        new Intl.NumberFormat(code, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
          value,
        ),
      [language, amount] as const,
    )
    await expect(main(page).getByText(written, { exact: true }).first()).toBeVisible()
    const period = await page.evaluate((code) => {
      const format = new Intl.DateTimeFormat(code, { day: 'numeric', month: 'short', year: 'numeric' })
      return format.formatRange(Date.now() - 28 * 86_400_000, Date.now() - 86_400_000)
    }, language)
    await expect(main(page)).toContainText(period)
  }
})

test("only one language's files are fetched", async ({ page, context }) => {
  const fetched: string[] = []
  context.on('request', (request) => {
    const [, language] = /\/locales\/([^/]+)\/\w+\.json\?v=/.exec(request.url()) ?? []
    if (language) fetched.push(language)
  })
  await page.goto('/fr/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(app(page).getByRole('textbox').first()).toBeVisible()
  expect(fetched.length).toBeGreaterThan(0)
  expect([...new Set(fetched)]).toEqual(['fr'])
  expect(pathOf(page)).toBe('/login')
})
