import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'

import { CLOCK_OFFSET_MS, shiftDate } from '../../support/test-time.ts'
import { type Backend, backendInPage, backendOverHttp } from './backend-control.ts'
import { trackCalls, storeCalls } from './recorded-calls.ts'

export { expect }

interface Fixtures {
  backend: Backend
  /** Name of this journey's backend; another context with the same cookie shares it. */
  world: string
  /** A page of another browser on the same backend; only when that is behind HTTP. */
  elsewhere: Page
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
