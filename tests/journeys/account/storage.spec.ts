import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/locators.ts'
import { openAccountMenuItem } from '../support/overlays.ts'
import { selectFirstCreator, signIn } from '../support/sign-in.ts'

const REFUSING = {
  'blocked storage': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
    }
  },
  'full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
  },
}

for (const [what, refuse] of Object.entries(REFUSING)) {
  test(`signs in, works and signs out with ${what}`, async ({ page }) => {
    const broken: string[] = []
    page.on('pageerror', ({ message }) => broken.push(message))
    await page.addInitScript(refuse)
    await signIn(page, 'chatter')
    await expect(heading(page, 'Choose a creator')).toBeVisible()
    await selectFirstCreator(page)
    await (await openAccountMenuItem(page, 'Logout')).click()
    await expect(heading(page, 'Sign in')).toBeVisible()
    expect(broken).toEqual([])
  })
}
