import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test'

import type { Faults } from '../../../src/mocks/state/faults.ts'
import { DEMO_PASSWORD, IDENTITIES } from '../../../src/mocks/rules/account/identities.ts'
import type { Letter } from '../../../src/mocks/state/state.ts'
import { CLOCK_OFFSET_MS, shiftDate } from '../../support/test-time.ts'
import { trackCalls, storeCalls } from './recorded-calls.ts'

export { expect }

type IdentityName = (typeof IDENTITIES)[number]['labelKey']

/** The mock backend, in the page (`dev`, `demo`) or behind HTTP (`built`). */
export interface Backend {
  isInPage: boolean
  faults: (patch: Partial<Faults>) => Promise<void>
  emails: () => Promise<Letter[]>
  expireAccessTokens: () => Promise<void>
  /** Advances browser and server time. Call `context.clock.install()` first. */
  advanceTime: (ms: number) => Promise<void>
}

interface Fixtures {
  backend: Backend
  /** Name of this journey's backend; another context with the same cookie shares it. */
  world: string
  /** A page of another browser on the same backend; only when that is behind HTTP. */
  elsewhere: Page
}

/** Opens a page, as a backend in the page starts with it. */
async function ensurePageOpen(page: Page): Promise<Page> {
  // The smallest page: nothing but the text 404.
  if (page.url() === 'about:blank') await page.goto('/404')
  await page.waitForFunction(() => window.__mock !== undefined)
  return page
}

function backendInPage(page: Page, context: BrowserContext): Backend {
  return {
    isInPage: true,
    faults: async (patch) =>
      (await ensurePageOpen(page)).evaluate(
        async (given) => void (await window.__mock?.faults(given)),
        patch,
      ),
    emails: async () =>
      (await ensurePageOpen(page)).evaluate(async () => (await window.__mock?.letters()) ?? []),
    expireAccessTokens: async () =>
      (await ensurePageOpen(page)).evaluate(() => window.__mock?.expireAccessTokens()),
    // The server runs in the page, so it shares the page's clock.
    advanceTime: (ms) => context.clock.fastForward(ms),
  }
}

function backendOverHttp(context: BrowserContext): Backend {
  let passed = 0
  const ask = async (path: string, data?: object) => {
    const answer = await context.request.fetch(`/__mock/${path}`, data ? { method: 'POST', data } : {})
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`)
    return answer
  }
  return {
    isInPage: false,
    faults: async (patch) => void (await ask('faults', patch)),
    emails: async () => (await ask('letters')).json(),
    expireAccessTokens: async () => void (await ask('expire-access-tokens', {})),
    advanceTime: async (ms) => {
      passed += ms
      await ask('faults', { clockSkewMs: passed })
      await context.clock.fastForward(ms)
    },
  }
}

/**
 * Console messages about violations of the content security policy or Trusted Types, and about unused
 * preloads.
 */
const POLICY_VIOLATIONS = /Content Security Policy|requires 'Trusted|is found, but is not used/

/** Sets the journey's backend and the test time in a browser. */
async function prepareContext(context: BrowserContext, world: string, url: string): Promise<void> {
  await context.addCookies([{ name: 'mock-world', value: world, url }])
  await context.addInitScript(shiftDate, CLOCK_OFFSET_MS)
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off this pattern
  world: async ({}, use, info) => use(`${info.testId}-${info.repeatEachIndex}-${info.retry}`),
  context: async ({ context, world, baseURL }, use, { workerIndex }) => {
    await prepareContext(context, world, baseURL ?? '')
    const calls = trackCalls(context)
    // No journey may cause a policy violation.
    const refused: string[] = []
    context.on('console', (message) => {
      if (POLICY_VIOLATIONS.test(message.text())) refused.push(message.text())
    })
    await use(context)
    storeCalls(calls, workerIndex)
    expect(refused).toEqual([])
  },
  elsewhere: async ({ browser, world, baseURL }, use, { workerIndex }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await prepareContext(context, world, baseURL ?? '')
    const calls = trackCalls(context)
    await use(await context.newPage())
    await context.close()
    storeCalls(calls, workerIndex)
  },
  backend: async ({ page, context }, use, { project }) =>
    use(project.name === 'built' ? backendOverHttp(context) : backendInPage(page, context)),
})

export const identity = (who: IdentityName) => {
  const found = IDENTITIES.find(({ labelKey }) => labelKey === who)
  if (!found) throw new Error(`Nobody is called ${who}`)
  return found
}

/** The app itself, without the static first frame. */
export const app = (page: Page) => page.locator('#root')

export const emailField = (page: Page) => app(page).getByRole('textbox', { name: 'Email', exact: true })
/** A password field has no role. */
export const passwordField = (page: Page) => app(page).getByLabel('Password', { exact: true })
export const heading = (page: Page, name: string | RegExp) =>
  app(page).getByRole('heading', { name, level: 1, exact: true })

/** Fills in and submits the visible sign-in form. */
export async function submitSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await app(page).getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in on the sign-in screen, or at a URL that redirects to it. */
export async function signIn(page: Page, who: IdentityName, address = '/login'): Promise<void> {
  await page.goto(address)
  await submitSignIn(page, identity(who).email)
}

/** Seeds the storage of a signed-in user. */
async function seedSession(page: Page, email: string): Promise<void> {
  const data = { email, password: DEMO_PASSWORD }
  const isInPage = test.info().project.name !== 'built'
  const tokens: unknown = isInPage
    ? await (
        await ensurePageOpen(page)
      ).evaluate(async (body) => {
        const answer = await fetch('/api/auth/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        return await answer.json()
      }, data)
    : await (await page.context().request.post('/api/auth/login', { data })).json()
  // Any page of the same origin works; this one runs no script.
  if (!isInPage) await page.goto('/favicon.svg')
  await page.evaluate((given) => {
    for (const [name, key] of [
      ['accessToken', 'access-token'],
      ['refreshToken', 'refresh-token'],
      ['deviceToken', 'device-token'],
    ] as const) {
      const token = (given as Record<string, unknown>)[name] // read by the names of the response
      if (typeof token === 'string') localStorage.setItem(key, token)
    }
  }, tokens)
}

/** Opens a URL with a session, skipping the sign-in screen, optionally with a creator in focus. */
export async function openAs(
  page: Page,
  who: IdentityName,
  address = '/login',
  creatorId?: string,
): Promise<void> {
  const { userId, email } = identity(who)
  await seedSession(page, email)
  if (creatorId) {
    await page.evaluate((focus) => sessionStorage.setItem('creator-in-focus', JSON.stringify(focus)), {
      userId,
      creatorId,
    })
  }
  await page.goto(address)
}

/** Calls the backend directly as a user, or as a creator that they work for; only when it is behind HTTP. */
export async function apiClientOf(request: APIRequestContext, who: IdentityName, creatorId?: string) {
  const call = async (path: string, data: object, token?: string) => {
    const headers = {
      'x-internal-api': '1',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const answer = await request.post(`/api${path}`, { data, headers })
    expect(answer.status(), path).toBe(200)
    const body: unknown = await answer.json()
    return body
  }
  const { accessToken } = (await call('/auth/login', {
    email: identity(who).email,
    password: DEMO_PASSWORD,
  })) as { accessToken: string } // shape of the call's response
  if (creatorId === undefined) return (path: string, data: object) => call(path, data, accessToken)
  const { token } = (await call('/internal/chatter/token', { creatorId }, accessToken)) as {
    token: { accessToken: string }
  }
  return (path: string, data: object) => call(path, data, token.accessToken)
}

/** Opens the account menu. Resolves to one of its items. */
export async function openAccountMenuItem(page: Page, act: string | RegExp) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  return page.getByRole('menuitem', { name: act })
}

/** Selects the first creator on /cr-select. */
export const chooseCreator = (page: Page): Promise<void> =>
  app(page).getByRole('heading', { level: 2 }).getByRole('button').first().click()

/** Only the 404 page is shown, and screen readers get one announcement. */
export async function expectNotFound(page: Page): Promise<void> {
  await expect(app(page).getByRole('main')).toHaveText('404')
  await expect(app(page).getByRole('navigation').or(app(page).getByRole('banner'))).toHaveCount(0)
  await expect(app(page).getByRole('link').or(app(page).getByRole('button'))).toHaveCount(0)
}

/** The URL without origin. */
export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Navigates like Back and Forward, without loading the page again. */
export async function navigateInPage(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    history.pushState({ key: to, idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, address)
}

/** Records the paths of all calls from now on. */
export function recordCalls(of: Page | BrowserContext): string[] {
  const paths: string[] = []
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(pathname)
  }
  // One event, but two overloads that TypeScript does not unify.
  if ('pages' in of) of.on('request', note)
  else of.on('request', note)
  return paths
}

export const REFRESH = '/api/auth/refresh'
export const refreshesIn = (paths: readonly string[]): number =>
  paths.filter((path) => path === REFRESH).length

/** Advances time past the retries' backoff (requirements 8) until `seen` is visible. */
export const advancePastRetries = (backend: Backend, seen: Locator): Promise<void> =>
  expect(async () => {
    await backend.advanceTime(5000)
    await expect(seen).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [20] })

/** Everything that the console stores in the browser. */
export const browserStorageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries([localStorage, sessionStorage].flatMap((area) => Object.entries(area))),
  )
