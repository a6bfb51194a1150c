import type { BrowserContextOptions } from '@playwright/test'

import { type BenchApp, signInAs } from '../workspace/bench-app.ts'

/** Has every role and therefore every page. */
const DIRECTOR_EMAIL = 'robin@northlight.agency'

/** Storage state of a signed-in director, on the backend that the whole run shares. */
export async function directorContext({ browser, origin }: BenchApp): Promise<BrowserContextOptions> {
  const context = await browser.newContext()
  const page = await signInAs(DIRECTOR_EMAIL, context, origin)
  await page.locator('main tbody tr').first().waitFor({ timeout: 60_000 })
  const storageState = await context.storageState()
  await context.close()
  return { storageState }
}
