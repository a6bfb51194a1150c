import { Browser, type BrowserFacts } from './browser-of-tabs'

export const userOf = (userId: string) => ({
  userId,
  username: userId,
  displayName: userId,
  verifiedIcon: null,
  email: `${userId}@agency.example`,
})

/** A browser in which these users have signed in one after the other; the last is current. */
export async function signedIn(facts: BrowserFacts, users: readonly string[] = ['ann']) {
  const browser = new Browser(facts)
  const stops = browser.tabs.map((tab) => tab.keeper.start())
  for (const user of users) {
    const [first] = browser.tabs
    first?.keeper.accept(browser.server.login(user))
    first?.keeper.keepAccount(userOf(user))
    await browser.clock.run(200)
  }
  for (const tab of browser.tabs) tab.visits.length = 0
  return { browser, stops, tabs: browser.tabs, first: browser.tabs[0] as Browser['tabs'][number] } // at least one
}
