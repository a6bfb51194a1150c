import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** Everything that the console stores in the browser. */
export const browserStorageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries([localStorage, sessionStorage].flatMap((area) => Object.entries(area))),
  )

/** Waits until the draft is stored. */
export const expectDraftStored = (page: Page, text: string): Promise<void> =>
  expect.poll(async () => Object.values(await browserStorageOf(page)).join()).toContain(text)
