import type { Page } from '@playwright/test'

import { LANGUAGE_MENU, LANGUAGES, type Language } from '../../../src/config/languages.ts'
import { pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseLanguage, localeText } from '../support/languages.ts'
import { app, heading, main } from '../support/locators.ts'
import { expectLoaded } from '../support/page-checks.ts'
import { openAs } from '../support/sign-in.ts'

const expectLanguage = (page: Page, language: Language) =>
  expect(page.locator('html')).toHaveAttribute('lang', language)
const expectTexts = (page: Page, language: Language) =>
  expect(heading(page, localeText(language, 'analytics:overview.title'))).toBeVisible()

/** The bar is mirrored: home at its start, the account at its end. */
async function expectDirection(page: Page, language: Language): Promise<void> {
  const { direction } = LANGUAGES[language]
  await expect(page.locator('html')).toHaveAttribute('dir', direction)
  const bar = page.getByRole('banner')
  const [home, account] = await Promise.all([
    bar.getByRole('link').first().boundingBox(),
    bar.getByRole('button').last().boundingBox(),
  ])
  expect((home?.x ?? 0) > (account?.x ?? 0)).toBe(direction === 'rtl')
}

async function expectFormats(page: Page, language: Language, amount: number): Promise<void> {
  const [money, period] = await page.evaluate(
    ([code, value]) => {
      const currency = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
      const format = new Intl.DateTimeFormat(code, { day: 'numeric', month: 'short', year: 'numeric' })
      return [
        new Intl.NumberFormat(code, currency).format(value),
        format.formatRange(Date.now() - 28 * 86_400_000, Date.now() - 86_400_000),
      ] as const
    },
    [language, amount] as const,
  )
  await expect(main(page).getByText(money, { exact: true }).first()).toBeVisible()
  await expect(main(page)).toContainText(period)
}

test('each of the eight languages changes texts, direction and formats without a reload; the choice is stored', async ({
  page,
  context,
}) => {
  await openAs(page, 'director')
  await expectLoaded(page)
  const written = await main(page)
    .getByText(/^\$[\d,]+$/)
    .first()
    .innerText()
  const amount = Number(written.replaceAll(/\D/g, ''))
  expect(amount).toBeGreaterThan(1000)
  let loads = 0
  page.on('load', () => (loads += 1))
  let before: Language = 'en'
  const others = LANGUAGE_MENU.filter((language) => language !== 'en' && language !== 'ar')
  for (const language of [...others, 'en', 'ar'] as const) {
    await chooseLanguage(page, localeText(before, 'global:language.label'), LANGUAGES[language].label)
    await expectLanguage(page, language)
    await expectTexts(page, language)
    await expectDirection(page, language)
    if (['de', 'fr', 'ja'].includes(language)) await expectFormats(page, language, amount)
    before = language
  }
  expect(loads).toBe(0)
  await test.step('it is stored in a one-year cookie of this site and in storage', async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18next')
    expect(cookie).toMatchObject({ value: 'ar', path: '/', sameSite: 'Strict' })
    const year = 365 * 24 * 3600
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(3600)
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ar')
    await page.reload()
    await expectLoaded(page)
    await expectLanguage(page, 'ar')
    await expectTexts(page, 'ar')
    await expectDirection(page, 'ar')
  })
})

test('a URL with a language prefix sets the language, fetches its files only, and drops the prefix', async ({
  page,
  context,
}) => {
  const fetched: string[] = []
  context.on('request', (request) => {
    const [, language] = /\/locales\/([^/]+)\/\w+\.json\?v=/.exec(request.url()) ?? []
    if (language) fetched.push(language)
  })
  await page.goto('/fr/login')
  const submit = localeText('fr', 'auth:login.submit')
  await expect(app(page).getByRole('button', { name: submit, exact: true })).toBeVisible()
  await expectLanguage(page, 'fr')
  expect(pathOf(page)).toBe('/login')
  expect(fetched.length).toBeGreaterThan(0)
  expect([...new Set(fetched)]).toEqual(['fr'])
  await test.step('one without a choice so far', async () => {
    await context.clearCookies({ name: 'i18next' })
    await page.goto('/pt-BR/login?next=%2Fcr-select')
    await expect(page).toHaveURL('/login?next=%2Fcr-select')
    await expectLanguage(page, 'pt-BR')
  })
  await page.goto('/ja/login')
  await expect(page, 'an address takes effect by itself').toHaveURL('/login')
  await page.goto('/xx/login')
  await expect(app(page)).toHaveText('404')
  await test.step('storage alone does not select the language', async () => {
    await context.clearCookies({ name: 'i18next' })
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'fr'))
    await page.goto('/login')
    await expect(heading(page, 'Sign in')).toBeVisible()
    await expectLanguage(page, 'en')
  })
})
