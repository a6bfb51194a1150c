import { SimulatedBrowser, type BrowserOptions } from './simulated-browser'

export const fakeUser = (userId: string) => ({
  userId,
  username: userId,
  displayName: userId,
  verifiedIcon: null,
  email: `${userId}@agency.example`,
})

/** A browser in which these users have signed in one after the other; the last is current. */
export async function createSignedInBrowser(facts: BrowserOptions, users: readonly string[] = ['ann']) {
  const browser = new SimulatedBrowser(facts)
  const stops = browser.tabs.map((tab) => tab.sessionManager.start())
  for (const user of users) {
    const [first] = browser.tabs
    first?.sessionManager.accept(browser.server.login(user))
    first?.sessionManager.keepAccount(fakeUser(user))
    await browser.clock.run(200)
  }
  for (const tab of browser.tabs) tab.visitedPaths.length = 0
  return { browser, stops, tabs: browser.tabs, first: browser.tabs[0] as SimulatedBrowser['tabs'][number] } // at least one
}
