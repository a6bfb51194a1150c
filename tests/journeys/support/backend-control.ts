import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

import type { Faults } from '../../../src/mocks/state/faults.ts'
import type { Letter } from '../../../src/mocks/state/state.ts'

/** The mock backend, in the page (`dev`, `demo`) or behind HTTP (`built`). */
export interface Backend {
  isInPage: boolean
  faults: (patch: Partial<Faults>) => Promise<void>
  emails: () => Promise<Letter[]>
  expireAccessTokens: () => Promise<void>
  /** Advances browser and server time. Call `context.clock.install()` first. */
  advanceTime: (ms: number) => Promise<void>
}

/** Opens a page, as a backend in the page starts with it. */
export async function ensurePageOpen(page: Page): Promise<Page> {
  // The smallest page: nothing but the text 404.
  if (page.url() === 'about:blank') await page.goto('/404')
  await page.waitForFunction(() => window.__mock !== undefined)
  return page
}

export function backendInPage(page: Page, context: BrowserContext): Backend {
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

export function backendOverHttp(context: BrowserContext): Backend {
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

/** Advances time past the retries' backoff (requirements 8) until `seen` is visible. */
export const advancePastRetries = (backend: Backend, seen: Locator): Promise<void> =>
  expect(async () => {
    await backend.advanceTime(5000)
    await expect(seen).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [20] })
