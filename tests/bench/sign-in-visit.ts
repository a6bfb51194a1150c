import type { Browser } from '@playwright/test'

import { type Profile, TABLET, throttle } from './browser.ts'

export interface Visit {
  fcp: number
  lcp: number
  usable: number
  cls: number
  /** Requests until the form was usable, with their transfer sizes. */
  responses: { url: string; type: string; bytes: number }[]
}

interface PaintMarks {
  fcp: number
  lcp: number
  cls: number
  usable: number
}
declare global {
  interface Window {
    benchMarks: PaintMarks
  }
}

/**
 * Runs in the page before anything else: records paints, layout shifts, and the first frame with an enabled
 * form.
 */
function recordPaints(): void {
  const marks: PaintMarks = { fcp: 0, lcp: 0, cls: 0, usable: 0 }
  window.benchMarks = marks
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    marks.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean } // not in TypeScript's DOM
    if (!shift.hadRecentInput) marks.cls += shift.value
  })
  const look = (): void => {
    if (marks.usable !== 0) return
    if (document.querySelector('#root form input[type=password]')) {
      requestAnimationFrame(() => setTimeout(() => (marks.usable ||= performance.now())))
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** One cold visit of /login without a session, on a tablet. */
export async function visit(
  browser: Browser,
  origin: string,
  profile: Profile,
  language = 'en',
): Promise<Visit> {
  const context = await browser.newContext({ viewport: TABLET, locale: language })
  await context.addCookies([{ name: 'i18next', value: language, url: origin }])
  const page = await context.newPage()
  const answers: Promise<Visit['responses'][number]>[] = []
  page.on('requestfinished', (request) => {
    const sizes = request.sizes().then(({ responseBodySize }) => responseBodySize)
    const type = request.resourceType()
    answers.push(sizes.then((bytes) => ({ url: request.url(), type, bytes })))
  })
  await page.addInitScript(recordPaints)
  await throttle(page, profile)
  await page.goto(`${origin}/login`, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.benchMarks.usable > 0, undefined, { timeout: 60_000 })
  const early = await Promise.all(answers)
  await page.waitForLoadState('networkidle')
  const marks = await page.evaluate(() => window.benchMarks)
  await context.close()
  return { ...marks, responses: early }
}

export const scriptBytesOf = (visit: Visit | undefined): number =>
  (visit?.responses ?? []).filter(({ type }) => type === 'script').reduce((sum, { bytes }) => sum + bytes, 0)

/** Runs in the page: selects a language and waits for the frame whose heading shows it. */
function timeLanguageSwitch(language: string): Promise<number> {
  const select = document.querySelector<HTMLSelectElement>('#root select')
  const heading = document.querySelector('#root h1')
  const before = heading?.textContent
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const look = (): void => {
      const waited = performance.now() - startedAt
      const isThere = document.documentElement.lang === language && heading?.textContent !== before
      if (isThere || waited > 5000) resolve(waited)
      else requestAnimationFrame(look)
    }
    if (select) select.value = language
    select?.dispatchEvent(new Event('change', { bubbles: true }))
    look()
  })
}

/** Milliseconds to switch the language on /login under profile C. */
export async function languageSwitch(browser: Browser, origin: string, language: string): Promise<number> {
  const context = await browser.newContext({ viewport: TABLET, locale: 'en' })
  const page = await context.newPage()
  await throttle(page, 'C')
  await page.goto(`${origin}/login`)
  await page.locator('#root form input[type=password]').waitFor()
  await page.waitForLoadState('networkidle')
  const waited = await page.evaluate(timeLanguageSwitch, language)
  await context.close()
  return waited
}
