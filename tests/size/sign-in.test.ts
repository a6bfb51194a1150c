import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { chromium, type Browser } from '@playwright/test'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { BARE_DIST, buildBare } from './build-bare.ts'
import { brotliBytes, brotliOf, scriptsOf } from './first-load.ts'

/** performance.md, row 1: the bar. */
const PASS_RATIO = 1.25
/** performance.md, row 2. */
const MAX_REQUESTS = 8
const MAX_CSS_BYTES = 10_000
/** performance.md, row 16. */
const MAX_WORDS_BYTES = 15_000

const root = fileURLToPath(new URL('../..', import.meta.url))
const DIST = `${root}dist`
const systemBrowser = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

interface Loaded {
  url: URL
  bytes: number
  isLate: boolean
}

/** Opens /login as a stranger and notes every answer, and whether the form could be used by then. */
async function loadSignIn(browser: Browser, origin: string): Promise<Loaded[]> {
  const page = await browser.newPage()
  const loaded: Promise<Loaded>[] = []
  let isUsable = false
  page.on('response', (response) => {
    const isLate = isUsable
    const body = response.body().catch(() => Buffer.alloc(0))
    loaded.push(body.then((bytes) => ({ url: new URL(response.url()), bytes: brotliBytes(bytes), isLate })))
  })
  await page.goto(`${origin}/login`)
  await page.locator('#root form input[type=password]').waitFor()
  isUsable = true
  await page.waitForLoadState('networkidle')
  await page.close()
  return Promise.all(loaded)
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
    server = await preview({ root, logLevel: 'error', preview: { port: 5275, host: '127.0.0.1' } })
    origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
    browser = await chromium.launch({
      args: ['--no-sandbox'],
      ...(systemBrowser && { executablePath: systemBrowser }),
    })
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

  it('asks a browser for no more script than that before the form can be used', () => {
    const early = loaded.filter(({ isLate }) => !isLate)
    expect(total(early, '.js') / bare).toBeLessThanOrEqual(PASS_RATIO)
  })

  it('asks no foreign origin', () => {
    const foreign = loaded.filter(({ url }) => url.protocol !== 'data:' && url.origin !== origin)
    expect(foreign.map(({ url }) => url.href)).toEqual([])
  })

  it('needs few requests, little style, and one language', () => {
    const early = loaded.filter(({ url, isLate }) => !isLate && !/favicon|woff2/.test(url.pathname))
    expect(early.map(({ url }) => url.pathname).length).toBeLessThanOrEqual(MAX_REQUESTS)
    expect(total(loaded, '.css')).toBeLessThanOrEqual(MAX_CSS_BYTES)
    const words = loaded.filter(({ url }) => url.pathname.startsWith('/locales/'))
    expect(words.every(({ url }) => url.pathname.startsWith('/locales/en/'))).toBe(true)
    expect(words.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_WORDS_BYTES)
  })
})
