import type { BrowserContextOptions } from '@playwright/test'

import { type Stage, signInAs } from '../workspace/stage.ts'

/** Has every role and therefore every page. */
const WHO = 'robin@northlight.agency'

/** Storage state of a signed-in director, on the backend that the whole run shares. */
export async function asDirector({ browser, origin }: Stage): Promise<BrowserContextOptions> {
  const context = await browser.newContext()
  const page = await signInAs(WHO, context, origin)
  await page.locator('main tbody tr').first().waitFor({ timeout: 60_000 })
  const storageState = await context.storageState()
  await context.close()
  return { storageState }
}
