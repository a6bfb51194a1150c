import { fileURLToPath } from 'node:url'

import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { preview } from 'vite'

import type { Faults } from '../../../src/mocks/state/faults.ts'
import { DEMO_PASSWORD } from '../../../src/mocks/rules/account/identities.ts'
import { BARE_DIST, buildBare } from '../../size/build-bare.ts'
import { BARE_THREAD_DIST, buildBareThread } from '../bare/build.ts'
import { type Profile, TABLET, throttle } from '../browser.ts'
import { serve } from '../serve.ts'
import { probe } from './probe.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const BACKEND_NAME = 'bench'
const CHATTER_EMAIL = 'ana@northlight.agency'
/** Longer than any run. */
const ACCESS_LIFE_S = 4 * 60 * 60
const IN_FOCUS = JSON.stringify({ userId: 'staff-04', creatorId: 'creator-01' })

/** The channel of 100,000 messages in a list of 50,000. */
export const LONG_CHANNEL = 'channel-1-1'
export const INBOX = '/cr-tools/messages'
/** All chats, newest first, so that sending moves no row out of the list. */
export const ALL = `${INBOX}?sort=newest`
export const THREAD_ROWS = '[role=log] [data-index]'
export const INBOX_ROWS = 'a[data-row]'
export const channelAddress = (channelId: string): string => `${INBOX}/${channelId}?sort=newest`

/** Matches once a thread can be read and written to. */
export const USABLE_THREAD = '[role=log] [role=article]'
export const FIELD = 'section textarea'

export interface OpenedPage {
  page: Page
  client: CDPSession
  close: () => Promise<void>
}

export interface BenchApp {
  browser: Browser
  origin: string
  /** Origin of the bare page of tests/size. */
  barePageOrigin: string
  /** Opens a tab of a chatter with an empty cache. */
  open: (address: string, profile: Profile, options?: BrowserContextOptions) => Promise<OpenedPage>
  /** Opens the bare thread under the same conditions. */
  openBare: (profile: Profile, options?: BrowserContextOptions) => Promise<OpenedPage>
  /** Opens the bare pages, two routes with a form each, under the same conditions. */
  openBarePages: (profile: Profile) => Promise<OpenedPage>
  faults: (patch: Partial<Faults>) => Promise<void>
  close: () => Promise<void>
}

/** Signs in by the form, on the run's shared backend and language. */
export async function signInAs(email: string, context: BrowserContext, origin: string): Promise<Page> {
  await context.addCookies([
    { name: 'mock-world', value: BACKEND_NAME, url: origin },
    { name: 'i18next', value: 'en', url: origin },
  ])
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  const form = page.locator('#root form')
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await form.locator('input[type=password]').fill(DEMO_PASSWORD)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  return page
}

async function signIn(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: TABLET, locale: 'en-US' })
  const page = await signInAs(CHATTER_EMAIL, context, origin)
  await page.waitForURL((url) => url.pathname.startsWith('/cr-'), { timeout: 60_000 })
  // On duty like every chatter who writes, so the clock ticks on every page.
  await page.evaluate((inFocus) => sessionStorage.setItem('creator-in-focus', inFocus), IN_FOCUS)
  await page.goto(`${origin}${INBOX}`)
  await page.getByRole('button', { name: 'Clock In' }).click()
  await page.getByRole('button', { name: 'Clock Out' }).waitFor()
  await page.close()
  return context
}

/** Serves the console with its backend, and the bare thread beside it. */
export async function startBenchApp(browser: Browser, dist: string): Promise<BenchApp> {
  await buildBareThread()
  await buildBare()
  const backend = await preview({ root, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
  const backendOrigin = backend.resolvedUrls?.local[0]
  const ours = await serve(dist, backendOrigin)
  const bare = await serve(BARE_THREAD_DIST)
  const barePage = await serve(BARE_DIST)
  const faults = async (patch: Partial<Faults>): Promise<void> => {
    await fetch(new URL('/__mock/faults', backendOrigin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `mock-world=${BACKEND_NAME}` },
      body: JSON.stringify(patch),
    })
  }
  await faults({ accessLifeS: ACCESS_LIFE_S, traffic: 0 })
  const signedIn = await signIn(browser, ours.origin)
  const storageState = await signedIn.storageState()

  async function open(
    url: string,
    profile: Profile,
    options: BrowserContextOptions = {},
  ): Promise<OpenedPage> {
    const context = await browser.newContext({ viewport: TABLET, locale: 'en-US', storageState, ...options })
    await context.addInitScript(probe)
    await context.addInitScript((inFocus) => sessionStorage.setItem('creator-in-focus', inFocus), IN_FOCUS)
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const client = await throttle(page, profile)
    await page.goto(url, { waitUntil: 'commit' })
    return { page, client, close: () => context.close() }
  }

  return {
    browser,
    origin: ours.origin,
    barePageOrigin: barePage.origin,
    open: (address, profile, options) => open(new URL(address, ours.origin).href, profile, options),
    openBare: async (profile, options) => {
      const opened = await open(bare.origin, profile, options)
      await opened.page.locator('[role=log] [data-index]').last().waitFor()
      return opened
    },
    openBarePages: (profile) => open(new URL('pages.html', bare.origin).href, profile),
    faults,
    close: async () => {
      await signedIn.close()
      ours.server.close()
      bare.server.close()
      barePage.server.close()
      await backend.close()
    },
  }
}
