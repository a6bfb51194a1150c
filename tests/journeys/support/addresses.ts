import type { Page } from '@playwright/test'

/** The URL without origin. */
export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Navigates like Back and Forward, without loading the page again. */
export async function navigateInPage(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const { idx = 0 } = (history.state ?? {}) as { idx?: number } // as the router has it
    history.pushState({ key: to, idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, address)
}
