import type { BrowserContext, Locator, Page } from '@playwright/test'

import { navigateInPage } from './addresses.ts'
import { emptiedAnswer } from './emptied-answer.ts'
import { axeFindings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { localeText, setLanguage } from './languages.ts'
import { app, heading, main } from './locators.ts'
import { expectLoaded } from './page-checks.ts'
import type { IdentityName } from './sign-in.ts'
import { openWorkspace } from './workspace.ts'

export interface Screen {
  path: string
  /** Who opens it; `all` without it. */
  who?: IdentityName
  /** The call that its content waits for. */
  call: string
  /** What only its loaded content shows. */
  content: (page: Page) => Locator
  /** The part of the page that waits, fails and is empty: main without it. */
  part?: (page: Page) => Locator
  /** What the part says when it does not load. */
  failure?: string
  /** What the screen says where there is nothing yet. The call then answers `json`, else its own answer emptied. */
  empty?: { json?: object; text: string }
}

const LANGUAGES = ['en', 'de', 'ar'] as const
/** What says in any language that a part did not load. */
const FAILED = '[role="alert"]:has(button)'
const LOADING = '[aria-busy="true"], [role="status"][aria-label="Loading"]'

/** Loads the page again in a language, and waits for what it says then. */
async function reloadIn(page: Page, language: string, sign: Locator): Promise<void> {
  await setLanguage(page.context(), language)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectSettled(page, language, sign)
}

async function expectSettled(page: Page, language: string, sign: Locator): Promise<void> {
  await expectLoaded(page)
  await expect(page.getByRole('status', { name: localeText(language, 'common:page.loading') })).toHaveCount(0)
  await expect(sign).toBeVisible()
}

/** Presses every Retry until no part is failed any more and the sign is there. */
async function retryUntil(page: Page, language: string, sign: Locator): Promise<void> {
  const retry = app(page)
    .locator(FAILED)
    .getByRole('button', { name: localeText(language, 'common:error_state.retry') })
  await expect(async () => {
    // One press may load several parts again.
    for (let left = await retry.count(); left > 0; left -= 1)
      if (await retry.first().isVisible()) await retry.first().click({ timeout: 1000 })
    await expect(sign).toBeVisible({ timeout: 2000 })
    await expect(app(page).locator(FAILED)).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

/** The last heading of a page with an empty state is that of the state. */
const lastHeading = (page: Page): Locator => app(page).getByRole('heading', { level: 2 }).last()

/** The call answers with nothing from now on. Only an answer that goes over the network can be put in place. */
const emptyCall = (context: BrowserContext, call: string, json?: object) =>
  context.route(`**${call}**`, async (route) =>
    route.fulfill({ json: json ?? emptiedAnswer(await (await route.fetch()).json()) }),
  )

/** A call may be under way still. */
const fillCall = (context: BrowserContext) => context.unrouteAll({ behavior: 'ignoreErrors' })

async function expectEmptyState(page: Page, language: string, part: Locator, text: string): Promise<void> {
  await expectSettled(page, language, lastHeading(page))
  await expect(page.locator(FAILED)).toHaveCount(0)
  if (language === 'en') {
    await expect(part.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(part.locator(LOADING)).toHaveCount(0)
  }
  // A press of Retry scrolls to it: a control that the bar above half covers would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  expect.soft(await axeFindings(page, 'main'), `empty, ${language}`).toEqual([])
}

/**
 * The states of a screen: loading, offline, failed with Retry, and empty where it can be. Who may open it is in
 * `routes.spec.ts` and `tool-routes.spec.ts`.
 */
export function walkStates(screen: Screen): void {
  const { path, who = 'all', call, content, part = main, failure = "Couldn't load this", empty } = screen

  test(`${path} loads behind a skeleton, stays readable offline, and says that it failed${empty ? ' or is empty' : ''}`, async ({
    page,
    context,
    backend,
  }) => {
    test.slow()
    await test.step('loads behind a skeleton', async () => {
      // Held until the skeleton is seen: a slow machine may take longer to show it than any latency.
      const seen = Promise.withResolvers<void>()
      await context.route(`**${call}**`, async (route) => {
        await seen.promise
        await route.continue()
      })
      await openWorkspace(page, path, who)
      await expect(part(page).locator(LOADING).first()).toBeVisible()
      await expect(heading(page, /./)).toBeAttached()
      await expect(content(page)).toHaveCount(0)
      seen.resolve()
      await expect(content(page)).toBeVisible()
      await fillCall(context)
      await expect(part(page).locator(LOADING)).toHaveCount(0)
    })
    await test.step('stays readable offline, saying since when', async () => {
      const notice = app(page).getByText(/^Offline since/)
      await context.setOffline(true)
      await expect(notice.first()).toBeVisible()
      await expect(content(page)).toBeVisible()
      await context.setOffline(false)
      await expect(notice).toHaveCount(0)
    })
    for (const language of LANGUAGES)
      await test.step(`says in ${language} that it did not load, and tries again on demand`, async () => {
        await backend.faults({ mode: 'fail', status: 422, only: call })
        await reloadIn(page, language, app(page).locator(FAILED).first())
        expect.soft(await axeFindings(page), `failed, ${language}`).toEqual([])
        if (language === 'en') {
          await expect(part(page).getByText(failure).first()).toBeVisible()
          await expect(heading(page, /./)).toBeAttached()
        }
        await backend.faults({ mode: 'none' })
        if (language === 'en') await retryUntil(page, language, content(page))
        if (!empty) return
        await emptyCall(context, call, empty.json)
        if (language === 'en') await reloadIn(page, language, lastHeading(page))
        else await retryUntil(page, language, lastHeading(page))
        await expectEmptyState(page, language, part(page), empty.text)
        await fillCall(context)
      })
  })
}

/** Views may say the same when they are empty. */
async function expectTabSelected(page: Page, language: string, path: string): Promise<void> {
  const tab = new URLSearchParams(path.split('?')[1]).get('tab')
  if (tab === null) return
  const name = localeText(language, `analytics:insights.tab_${tab}`)
  await expect(main(page).getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
}

/** Views of a page, by path, that say what they are for while a call has nothing for them. */
export function walkEmptyViews(call: string, views: Readonly<Record<string, string>>): void {
  const paths = Object.keys(views)
  test(`${paths.join(', ')} say when they are empty, in words axe accepts`, async ({ page, context }) => {
    test.slow()
    await emptyCall(context, call)
    await openWorkspace(page, paths[0], 'all')
    for (const language of LANGUAGES) {
      await reloadIn(page, language, lastHeading(page))
      for (const [path, text] of Object.entries(views))
        await test.step(`${path} in ${language}`, async () => {
          await navigateInPage(page, path)
          await expectTabSelected(page, language, path)
          await expectEmptyState(page, language, main(page), text)
        })
    }
    await fillCall(context)
  })
}
