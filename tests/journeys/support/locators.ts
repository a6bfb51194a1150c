import type { Locator, Page } from '@playwright/test'

/** The app itself, without the static first frame. */
export const app = (page: Page) => page.locator('#root')

export const main = (page: Page): Locator => app(page).getByRole('main')

export const heading = (page: Page, name: string | RegExp) =>
  app(page).getByRole('heading', { name, level: 1, exact: true })

/** The top bar's clock. */
export const workClock = (page: Page): Locator => page.getByRole('group', { name: 'Work clock' })
