import type { BrowserContextOptions } from '@playwright/test'

import { DEMO_PASSWORD } from '../../../src/mocks/identities.ts'
import type { Stage } from '../workspace/stage.ts'

/** Has every role, and so every page. */
const WHO = 'robin@northlight.agency'

/** What the browser of a director holds who signed in before, in the same world as everybody else of this run. */
export async function asDirector({ browser, origin }: Stage): Promise<BrowserContextOptions> {
  const context = await browser.newContext()
  await context.addCookies([
    { name: 'mock-world', value: 'bench', url: origin },
    { name: 'i18next', value: 'en', url: origin },
  ])
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  const form = page.locator('#root form')
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill(WHO)
  await form.locator('input[type=password]').fill(DEMO_PASSWORD)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.locator('main tbody tr').first().waitFor({ timeout: 60_000 })
  const storageState = await context.storageState()
  await context.close()
  return { storageState }
}
