import { ROUTE_NAMES, routeOptions, type RouteName } from '../../../src/domain/page/routes.ts'
import { navigateInPage } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { app, heading } from '../support/locators.ts'
import { expectLoaded, expectNotFound } from '../support/page-checks.ts'
import { type IdentityName, openAs } from '../support/sign-in.ts'

/** A name that depends on the creator. */
const ANY_NAME = /^(?!404)/
/** The heading of every route that works on a creator; `routes.spec.ts` opens them without one. */
const HEADINGS: Partial<Record<RouteName, string | RegExp>> = {
  crTools: ANY_NAME,
  messages: 'Messages',
  massMessage: /Mass message$/,
  groupCreate: /New group$/,
  groupEdit: /Edit group$/,
  groupMembers: /Members of/,
  channel: ANY_NAME,
  notifications: 'Notifications',
  profile: 'Profile',
  earnings: 'Earnings',
  dashboard: 'Dashboard',
  analytics: 'Analytics',
  vault: 'Vault',
  scheduler: 'Scheduler',
  list: 'Lists',
  memberships: 'Memberships',
  welcomeMessages: 'Welcome messages',
  discountsTrials: 'Discounts and trials',
  postCategories: 'Post categories',
  dmca: 'DMCA',
  live: 'Live',
}
const TOOLS = ROUTE_NAMES.filter((name) => routeOptions(name).needsCreator)

/** Screens S0 by hand: the tools that are open to each role. */
const OPEN_TO_CHATTERS: readonly RouteName[] = [
  'crTools',
  'messages',
  'massMessage',
  'channel',
  'notifications',
  'vault',
  'scheduler',
  'list',
  'welcomeMessages',
]
const VISITORS: readonly {
  who: IdentityName
  creator: number
  open: readonly RouteName[]
}[] = [
  { who: 'chatter', creator: 1, open: OPEN_TO_CHATTERS },
  { who: 'account_manager', creator: 13, open: TOOLS.filter((name) => name !== 'earnings') },
  // A director has the same tools: other journeys open them as one.
  { who: 'manager', creator: 1, open: TOOLS },
]

/** The first group of the creator, or a chat with one fan. */
const addressOf = (name: RouteName, creator: number): string =>
  routeOptions(name).path.replace(/:\w+/, `channel-${creator}-${name === 'channel' ? 3 : 8}`)

for (const { who, creator, open } of VISITORS)
  test(`every tool of the creator in focus for the identity ${who}`, async ({ page }) => {
    test.slow()
    await openAs(page, who, '/no-such-place', `creator-${String(creator).padStart(2, '0')}`)
    await expectNotFound(page)
    for (const name of TOOLS)
      await test.step(name, async () => {
        await navigateInPage(page, addressOf(name, creator))
        if (open.includes(name)) {
          await expect(heading(page, HEADINGS[name] ?? 'no heading known')).toBeVisible()
          await expectLoaded(page)
          await expect(app(page).getByRole('button', { name: 'Retry' })).toHaveCount(0)
          // Navigate from here, where no page content is left.
          await navigateInPage(page, '/no-such-place')
        }
        await expect(heading(page, '404')).toBeFocused()
        await expectNotFound(page)
      })
  })
