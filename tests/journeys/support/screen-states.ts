import type { Locator, Page } from '@playwright/test'

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

/** English last, in which a journey goes on. */
const LANGUAGES = ['ar', 'de', 'en'] as const
/** What says in any language that a part did not load. */
const FAILED = '[role="alert"]:has(button)'
const LOADING = '[aria-busy="true"], [role="status"][aria-label="Loading"]'

/** Opens the screen in each language: the state is shown as it is, and axe finds nothing on the whole page. */
async function openWithoutFaults(
  page: Page,
  { path, who = 'all' }: Pick<Screen, 'path' | 'who'>,
  sign: Locator,
): Promise<void> {
  for (const language of LANGUAGES) {
    await setLanguage(page.context(), language)
    await (language === LANGUAGES[0] ? openWorkspace(page, path, who) : page.reload())
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectLoaded(page)
    await expect(page.getByRole('status', { name: localeText(language, 'common:page.loading') })).toHaveCount(
      0,
    )
    await expect(sign).toBeVisible()
    expect.soft(await axeFindings(page), language).toEqual([])
  }
}

/**
 * The states of a screen: loading, offline, failed with Retry, and empty where it can be. Who may open it is in
 * `routes.spec.ts` and `tool-routes.spec.ts`.
 */
export function walkStates(screen: Screen): void {
  const { path, who = 'all', call, content, part = main, failure = "Couldn't load this", empty } = screen
  const loading = (page: Page) => part(page).locator(LOADING)
  const retry = (page: Page) => part(page).getByRole('button', { name: 'Retry' })

  test(`${path} loads behind a skeleton, and stays readable offline, saying since when`, async ({
    page,
    context,
    backend,
  }) => {
    await backend.faults({ latencyMs: 2500, only: call })
    const asked = page.waitForRequest((request) => request.url().includes(call))
    await openWorkspace(page, path, who)
    await asked
    await expect(loading(page).first()).toBeVisible()
    await expect(heading(page, /./)).toBeAttached()
    await expect(content(page)).toHaveCount(0)
    // Only the calls under way stay slow, not those that follow.
    await backend.faults({ latencyMs: 0 })
    await expect(content(page)).toBeVisible()
    await expect(loading(page)).toHaveCount(0)
    await context.setOffline(true)
    await expect(
      app(page)
        .getByText(/^Offline since/)
        .first(),
    ).toBeVisible()
    await expect(content(page)).toBeVisible()
    await context.setOffline(false)
    await expect(app(page).getByText(/^Offline since/)).toHaveCount(0)
  })

  test(`${path} that does not load says so, in words axe accepts, and tries again on demand`, async ({
    page,
    backend,
  }) => {
    test.slow()
    await backend.faults({ mode: 'fail', status: 422, only: call })
    await openWithoutFaults(page, screen, app(page).locator(FAILED).first())
    await expect(part(page).getByText(failure).first()).toBeVisible()
    await expect(heading(page, /./)).toBeAttached()
    await backend.faults({ mode: 'none' })
    await expect(async () => {
      if ((await retry(page).count()) > 0) await retry(page).first().click({ timeout: 1000 })
      await expect(content(page)).toBeVisible({ timeout: 2000 })
      await expect(retry(page)).toHaveCount(0, { timeout: 1000 })
    }).toPass({ timeout: 20_000 })
  })

  if (empty) walkEmptyState({ ...screen, empty })
}

/** The empty state of a screen. An answer can be put in place only where it goes over the network. */
export function walkEmptyState(
  screen: Pick<Screen, 'path' | 'who' | 'call' | 'part'> & { empty: NonNullable<Screen['empty']> },
): void {
  const { path, call, part = main, empty } = screen
  test(`${path} without anything yet says what it is for, in words axe accepts`, async ({
    page,
    context,
  }) => {
    test.slow()
    await context.route(`**${call}**`, async (route) =>
      route.fulfill({ json: empty.json ?? emptiedAnswer(await (await route.fetch()).json()) }),
    )
    await openWithoutFaults(page, screen, app(page).getByRole('heading', { level: 2 }).last())
    await expect(part(page).getByText(empty.text, { exact: true }).first()).toBeVisible()
    await expect(part(page).locator(FAILED)).toHaveCount(0)
    await expect(part(page).locator(LOADING)).toHaveCount(0)
    // A call may be under way still.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
