import { readFileSync } from 'node:fs'

import type { BrowserContext, Page } from '@playwright/test'

import { LANGUAGES, type Language } from '../../../src/config/languages.ts'
import { LANGUAGE_COOKIE } from '../../../src/config/storage-keys.ts'
import { expect, test } from './fixtures.ts'
import { expectLoaded } from './page-checks.ts'

type LocaleTexts = { [key: string]: LocaleTexts | string }

function textAt(language: string, namespace: string, key: string): string | undefined {
  try {
    const file = new URL(`../../../locales/${language}/${namespace}.json`, import.meta.url)
    const words = JSON.parse(readFileSync(file, 'utf8')) as LocaleTexts
    const found = key
      .split('.')
      .reduce<LocaleTexts | string | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        words,
      )
    return typeof found === 'string' ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * The text of a locale file, such as `localeText('de', 'global:nav.logout')`; falls back to English as the page
 * does.
 */
export function localeText(language: string, name: string): string {
  const [namespace = '', key = ''] = name.split(':')
  const found = textAt(language, namespace, key) ?? textAt('en', namespace, key)
  if (found === undefined) throw new Error(`No word ${name}`)
  return found
}

/** Sets the language of the next page load. */
export const setLanguage = (context: BrowserContext, language: string): Promise<void> =>
  context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: test.info().project.use.baseURL ?? '' }])

/** Switches the language in the bar's menu. */
export async function chooseLanguage(page: Page, button: string, label: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitemradio', { name: label, exact: true }).click()
  // Move the pointer away, or a tooltip below the closed menu would cover the next target.
  await page.mouse.move(0, 0)
}

/** Switches the language in the account menu, or in the select of a public screen: nothing is loaded again. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return
  const select = page.locator('header select')
  if (await select.isVisible()) await select.selectOption(language)
  else {
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitemradio', { name: LANGUAGES[language].label, exact: true }).click()
    await page.mouse.move(0, 0)
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('menu').or(page.getByRole('tooltip'))).toHaveCount(0)
  // Other texts have other sizes, so the page may have scrolled: the bar would cover targets.
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Walks a page in English, German, which has the longest texts, and Arabic, right to left. */
export async function inEachLanguage(page: Page, walk: (language: Language) => Promise<void>): Promise<void> {
  await expectLoaded(page)
  for (const language of ['en', 'de', 'ar'] as const)
    await test.step(language, async () => {
      await switchLanguage(page, language)
      await walk(language)
    })
}
