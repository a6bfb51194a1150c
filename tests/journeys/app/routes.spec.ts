import type { Page } from '@playwright/test'

import { ROUTE_NAMES, routeOptions, type RouteName } from '../../../src/domain/page/routes.ts'
import type { Role } from '../../../src/domain/account/role.ts'
import { SENTINEL } from '../../../src/mocks/rules/account/sentinels.ts'
import { navigateInPage, pathOf } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/locators.ts'
import { expectNotFound } from '../support/page-checks.ts'
import { openAs, selectFirstCreator, submitSignIn } from '../support/sign-in.ts'
import { expectThreadOpen, inboxRows } from '../support/workspace.ts'
import { REQUIRED } from '../../contract/route-table.ts'

/** What the table of requirements does not say (decisions 14). */
const OTHERS: Partial<Record<RouteName, 'home' | 'nobody' | 'anyone' | 'session' | 'logout'>> = {
  root: 'home',
  login: 'home',
  forgot: 'anyone',
  reset: 'anyone',
  mfa: 'home',
  verify: 'home',
  locked: 'home',
  redirect: 'home',
  authSuccess: 'home',
  notFound: 'nobody',
  logout: 'logout',
  feedback: 'session',
}
const whoMayOpen = (name: RouteName) => OTHERS[name] ?? REQUIRED[routeOptions(name).path] ?? 'nobody'

/** Headings of pages that need no creator. */
const HEADINGS: Partial<Record<RouteName, string>> = {
  agencyOverview: 'Agency Overview',
  agencyManage: 'Manage Agency',
  agencyEmployees: 'Employees',
  chatterPerformance: 'Chatter performance',
  agencyCreators: 'Agency Creators',
  agencyStatistics: 'My statistics',
  crSelect: 'Choose a creator',
  feedback: 'Feedback',
  forgot: 'Reset your password',
  reset: 'Choose a new password',
}
/** Tools that are off for chatters (screens S0). */
const OFF_TO_CHATTERS: readonly RouteName[] = [
  'groupCreate',
  'groupEdit',
  'groupMembers',
  'dashboard',
  'analytics',
  'profile',
  'live',
  'postCategories',
  'discountsTrials',
  'memberships',
  'dmca',
]
/** Tools that are off for chatters and account managers (screens S0). */
const OFF_TO_ACCOUNT_MANAGERS: readonly RouteName[] = ['earnings']
interface Visitor {
  name: string
  roles: Role[]
  home: string
}
const VISITORS: readonly Visitor[] = [
  { name: 'a director alone', roles: ['agency_director'], home: 'Agency Overview' },
  { name: 'an agency manager alone', roles: ['agency_manager'], home: 'Manage Agency' },
  { name: 'an account manager alone', roles: ['account_manager'], home: 'Agency Creators' },
  { name: 'a chatter', roles: ['chatter'], home: 'Choose a creator' },
  { name: 'a person without a role', roles: [], home: '404' },
]

/** Calls that any signed-in page makes. */
const HARMLESS = /^\/api\/(auth\/|version$|user\/current-user$|agency-util\/roles$)/

const addressFor = (name: RouteName): string => routeOptions(name).path.replace(/:\w+/, 'channel-1')

function expected(name: RouteName, { roles, home }: Visitor): string {
  const who = whoMayOpen(name)
  if (who === 'home') return home
  if (who === 'logout') return 'Sign in'
  const isOff =
    (OFF_TO_CHATTERS.includes(name) && !roles.includes('account_manager')) ||
    (OFF_TO_ACCOUNT_MANAGERS.includes(name) && !roles.includes('agency_manager'))
  const isOpen = who === 'session' || who === 'anyone' || (who !== 'nobody' && roles.includes(who) && !isOff)
  if (!isOpen) return '404'
  // No creator is in focus here.
  return routeOptions(name).needsCreator ? 'Choose a creator' : (HEADINGS[name] ?? `no heading for ${name}`)
}

/** Whether the page's data is requested beside its code (`app/loading/initial-data.ts`), before the guard decides. */
const isAskedAhead = (name: RouteName): boolean =>
  routeOptions(name).path.startsWith('/agency') || name === 'messages' || name === 'channel'

/** Refused pages that a visitor loads whole: each is one visitor's. */
const loadsOf = (visitor: Visitor): RouteName[] =>
  ROUTE_NAMES.filter(isAskedAhead).filter((name, index) => {
    const refused = VISITORS.filter((one) => expected(name, one) === '404')
    return refused[index % refused.length] === visitor
  })

/** Runs in the page: records every title and navigation ever rendered, even briefly. */
function keepHeadings(): void {
  const seen = new Set<string>()
  Object.assign(window, { seenHeadings: seen })
  new MutationObserver(() => {
    for (const title of document.querySelectorAll('#root h1, #root nav')) seen.add(title.textContent)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
const headingsSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]) // set by keepHeadings

/** Also no text outside the app, such as the first frame's. */
async function expectOnly404(page: Page): Promise<void> {
  await expectNotFound(page)
  await expect(page.locator('body')).toHaveText(/^\s*404\s*$/, { useInnerText: true })
}

function noteProtectedCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !HARMLESS.test(pathname)) calls.push(pathname)
  })
  return calls
}

/** Routes that only lead home, by the roles alone: one visitor walks them all. */
const HOMES = ROUTE_NAMES.filter((name) => whoMayOpen(name) === 'home')

async function expectOpens(page: Page, name: RouteName, title: string): Promise<void> {
  await navigateInPage(page, addressFor(name))
  if (HOMES.includes(name)) await expect(page).not.toHaveURL(addressFor(name))
  await expect(heading(page, title)).toBeVisible()
  // Navigate from here, where no page content is left.
  await navigateInPage(page, '/no-such-place')
  await expect(heading(page, '404')).toBeFocused()
}

for (const visitor of VISITORS) {
  const { name: who, roles } = visitor
  test(`every route for ${who}`, async ({ page, backend }) => {
    test.slow()
    const names = ROUTE_NAMES.filter((name) => name !== 'logout' && !HOMES.includes(name))
    const refused = names.filter((name) => expected(name, visitor) === '404')
    await backend.faults({ roles })
    await page.addInitScript(keepHeadings)
    const calls = noteProtectedCalls(page)
    await openAs(page, 'chatter', '/no-such-place')
    await expectOnly404(page)
    for (const name of refused) {
      await test.step(`${name} answers 404`, async () => {
        await navigateInPage(page, addressFor(name))
        // The heading takes focus once the new page has rendered.
        await expect(heading(page, '404')).toBeFocused()
        expect(pathOf(page)).toBe(addressFor(name))
      })
    }
    expect(await headingsSeen(page)).toEqual(['404'])
    // Before the roles are known.
    for (const name of loadsOf(visitor)) {
      await page.goto(addressFor(name))
      await expectOnly404(page)
      expect(await headingsSeen(page)).toEqual(['404'])
    }
    expect(calls).toEqual([])

    const opened = names.filter((name) => !refused.includes(name))
    for (const name of [...opened, ...(roles.includes('account_manager') ? HOMES : (['root'] as const))])
      await test.step(name, () => expectOpens(page, name, expected(name, visitor)))
    await navigateInPage(page, addressFor('logout'))
    await expect(heading(page, 'Sign in')).toBeVisible()
  })
}

test('every protected route redirects a visitor without a session to the sign-in, without a call', async ({
  page,
}) => {
  test.slow()
  const calls = noteProtectedCalls(page)
  await page.addInitScript(keepHeadings)
  await page.goto('/agency-overview')
  await expect(heading(page, 'Sign in')).toBeVisible()
  for (const name of ROUTE_NAMES.filter((one) => routeOptions(one).needs !== 'public')) {
    const address = addressFor(name)
    await navigateInPage(page, address)
    const next = whoMayOpen(name) === 'home' ? '' : `?next=${encodeURIComponent(address)}`
    await expect(page).toHaveURL(`/login${next}`)
    await expect(heading(page, 'Sign in')).toBeVisible()
  }
  expect(await headingsSeen(page)).toEqual(['Sign in'])
  expect(calls).toEqual([])
  await page.goto('/no-such-place')
  await expectOnly404(page)
  expect(pathOf(page)).toBe('/no-such-place')
})

test('a chatter whose backend sends no permissions gets the defaults of the role', async ({ page }) => {
  await page.goto('/login')
  await submitSignIn(page, SENTINEL.withoutPermissions)
  await selectFirstCreator(page)
  await navigateInPage(page, '/cr-tools/messages')
  await inboxRows(page).first().getByRole('link').first().click()
  await expectThreadOpen(page)
  await navigateInPage(page, '/cr-tools/messages/groups/create')
  await expectNotFound(page)
})
