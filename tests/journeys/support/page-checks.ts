import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type axe from 'axe-core'
import type { BrowserContext, Locator, Page } from '@playwright/test'

import { LANGUAGES, type Language } from '../../../src/config/languages.ts'
import { LANGUAGE_COOKIE } from '../../../src/config/storage-keys.ts'
import { openAccountMenuItem, app, expect, test } from './fixtures.ts'

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Findings of axe on the page or a part of it, one per line. The slow contrast rule runs only in English, as
 * colors do not depend on the language.
 */
export async function axeFindings(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  // Wait for transitions, as interpolated colors fail contrast. An inherited color starts its transition
  // after its parent's ends.
  const hasAxe = await page.evaluate(async () => {
    const isFinite = (one: Animation) => one.effect?.getComputedTiming().endTime !== Infinity
    for (let isMoving = true; isMoving;) {
      const moving = document.getAnimations().filter(isFinite)
      for (const one of moving) one.finish()
      isMoving = moving.length > 0
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return 'axe' in window
  })
  // Inject axe once per page; its Playwright wrapper injects it for each run and opens another page.
  if (!hasAxe) await page.evaluate(`${AXE_SOURCE};axe.configure({ noHtml: true })`)
  return page.evaluate(
    async ({ only, part }) => {
      const { axe: here } = window as unknown as { axe: typeof axe } // just injected
      const { violations } = await here.run(part ? { include: [[part]] } : document, {
        runOnly: only,
        resultTypes: ['violations'],
        rules: {
          'color-contrast': { enabled: document.documentElement.lang === 'en' },
          // Experimental, so not covered by tags: voice control finds a control by its visible label.
          'label-content-name-mismatch': { enabled: true },
        },
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    {
      only: rules
        ? { type: 'rule' as const, values: [...rules] }
        : { type: 'tag' as const, values: AXE_TAGS },
      part,
    },
  )
}

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

export const main = (page: Page): Locator => app(page).getByRole('main')

/** Waits until the page has loaded and nothing is loading any more. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const WIDTHS = [1440, 1024, 768, 360]

/** Horizontal overflow in px of the page or of the overlay above it. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  )

/** Checks at each width that nothing overflows sideways, and runs `also`. */
export async function expectToFitWidths(
  page: Page,
  message: string,
  also: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await also()
    await expect.soft.poll(() => overflow(page), { message: `${message} ${width}` }).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}

/** Selects the first creator on /cr-select. */
export async function selectFirstCreator(page: Page): Promise<void> {
  await main(page).getByRole('heading', { level: 2 }).getByRole('button').first().click()
  await expect(page).toHaveURL('/cr-tools')
}

/** The top bar's clock. */
export const workClock = (page: Page): Locator => page.getByRole('group', { name: 'Work clock' })

/** Switches the language in the bar's menu. */
export async function chooseLanguage(page: Page, button: string, label: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitemradio', { name: label, exact: true }).click()
  // Move the pointer away, or a tooltip below the closed menu would cover the next target.
  await page.mouse.move(0, 0)
}

/** Switches the language in the account menu: no state of the page is loaded again. */
async function switchLanguage(page: Page, language: Language): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitemradio', { name: LANGUAGES[language].label, exact: true }).click()
  await page.mouse.move(0, 0)
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

/** Opens crisis help from the account menu. */
export async function openHelp(page: Page): Promise<Locator> {
  await (await openAccountMenuItem(page, 'Crisis help')).click()
  return page.getByRole('dialog', { name: 'Help is available' })
}

/** Opens the palette and waits until its input has focus. */
export async function openPalette(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect(palette.getByRole('searchbox')).toBeFocused()
  return palette
}
