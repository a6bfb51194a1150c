import { fileURLToPath } from 'node:url'

import { chromium, type Browser } from '@playwright/test'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { browserLaunch } from '../support/system-browser.ts'
import { BARE_DIST, buildBare } from './build-bare.ts'
import { brotliBytes, brotliOf, filesAt, scriptsOf } from './first-load.ts'

/** Limit of performance.md, row 1. */
const PASS_RATIO = 1.25
/** Limit of performance.md, row 5. */
const CONVERSATION_RATIO = 2.4
/** Limit of performance.md, row 2. */
const MAX_REQUESTS = 8
const MAX_CSS_BYTES = 10_000
/** Limit of performance.md, row 16. */
const MAX_WORDS_BYTES = 15_000

const root = fileURLToPath(new URL('../..', import.meta.url))
const DIST = `${root}dist`

interface Loaded {
  url: URL
  bytes: number
}

/** Marks in the page when its form is usable: later requests do not count as first load. */
function noteUsable(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#root form input[type=password]')) return
    performance.mark('usable')
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true })
}

/** Opens /login without a session. Resolves to the requests until the form was usable. */
async function loadSignIn(browser: Browser, origin: string): Promise<Loaded[]> {
  const page = await browser.newPage()
  const answers: Promise<Loaded>[] = []
  page.on('response', (response) => {
    const body = response.body().catch(() => Buffer.alloc(0))
    answers.push(body.then((bytes) => ({ url: new URL(response.url()), bytes: brotliBytes(bytes) })))
  })
  await page.addInitScript(noteUsable)
  await page.goto(`${origin}/login`)
  await page.locator('#root form input[type=password]').waitFor()
  await page.waitForLoadState('networkidle')
  const early = await page.evaluate(() => {
    const usableAt = performance.getEntriesByName('usable')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .flatMap((it) => (it.startTime <= usableAt ? [it.name] : []))
  })
  await page.close()
  const asked = new Set([...early, `${origin}/login`])
  return (await Promise.all(answers)).filter(({ url }) => asked.has(url.href))
}

const total = (loaded: readonly Loaded[], ending: string): number =>
  loaded.filter(({ url }) => url.pathname.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0)

describe('first load of /login in a production build', () => {
  let server: PreviewServer
  let browser: Browser
  let origin: string
  let loaded: Loaded[]
  let bare: number

  beforeAll(async () => {
    await buildBare()
    bare = brotliOf(BARE_DIST, scriptsOf(BARE_DIST, []))
    server = await preview({ root, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
    origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
    browser = await chromium.launch(browserLaunch)
    loaded = await loadSignIn(browser, origin)
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  it('imports at most 1.25 times the script of a bare page with the same packages', () => {
    const ours = brotliOf(DIST, scriptsOf(DIST, ['sign-in']))
    const ratio = ours / bare
    console.log(`sign-in ${ours} B, bare page ${bare} B (brotli): ratio ${ratio.toFixed(3)}`)
    expect(ratio).toBeLessThanOrEqual(PASS_RATIO)
  })

  it('requests no more script than that before the form is usable', () => {
    expect(total(loaded, '.js') / bare).toBeLessThanOrEqual(PASS_RATIO)
  })

  it('loads an open conversation within 2.4 times a bare page', () => {
    const { files } = filesAt(DIST, '/cr-tools/messages/channel-1')
    const scripts = new Set([...scriptsOf(DIST, []), ...files.filter((file) => file.endsWith('.js'))])
    const ratio = brotliOf(DIST, [...scripts]) / bare
    console.log(`conversation: ${ratio.toFixed(3)}`)
    expect(scripts.size).toBeGreaterThan(4)
    expect(ratio).toBeLessThanOrEqual(CONVERSATION_RATIO)
  })

  it('contacts no foreign origin', () => {
    const foreign = loaded.filter(({ url }) => url.protocol !== 'data:' && url.origin !== origin)
    expect(foreign.map(({ url }) => url.href)).toEqual([])
  })

  it('needs few requests, little CSS, and one language', () => {
    const early = loaded.filter(({ url }) => !/favicon|woff2/.test(url.pathname))
    expect(early.map(({ url }) => url.pathname).length).toBeLessThanOrEqual(MAX_REQUESTS)
    expect(total(loaded, '.css')).toBeLessThanOrEqual(MAX_CSS_BYTES)
    const words = loaded.filter(({ url }) => url.pathname.startsWith('/locales/'))
    expect(words.every(({ url }) => url.pathname.startsWith('/locales/en/'))).toBe(true)
    expect(words.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_WORDS_BYTES)
  })
})
