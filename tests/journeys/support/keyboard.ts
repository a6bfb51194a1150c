import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'
import { openPalette } from './overlays.ts'
import { composer, messages } from './workspace.ts'

/** No control is more than this many Tab presses away. */
const MAX_TABS = 60

/**
 * Focus is on an element with a visible ring inside the viewport. Right after navigation it is on the
 * heading, which in the inbox only screen readers see.
 */
export const expectVisibleFocus = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const at = document.activeElement
        if (!at || at === document.body) return 'nowhere'
        const { top, left, bottom, right } = at.getBoundingClientRect()
        const isIn = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
        const isSeen = isIn || at.matches('h1.sr-only')
        return at.matches(':focus-visible') && isSeen ? 'visible' : at.outerHTML.slice(0, 120)
      }),
    )
    .toBe('visible')

/** Keyboard actions, each followed by a check for visible focus. */
export function keyboard(page: Page) {
  const press = async (keys: string) => {
    await page.keyboard.press(keys)
    await expectVisibleFocus(page)
  }
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await expectVisibleFocus(page)
  }
  return {
    press,
    type,
    /** Runs a command of the palette. */
    command: async (words: string) => {
      await openPalette(page)
      await type(words)
      await page.keyboard.press('Enter')
    },
    /** Moves from the empty composer to the newest message, and up to one of the fan's. */
    toFan: async () => {
      await press('ArrowUp')
      const line = page.locator('[role="article"]:focus')
      const label = await composer(page).getAttribute('aria-label')
      const fanName = String(label).replaceAll(/^Message to |[\u2066-\u2069]/g, '')
      const isOfFan = async () => (await line.locator('[id^="who-"]', { hasText: fanName }).count()) > 0
      for (let lines = 0; lines < 20 && !(await isOfFan()); lines += 1) await press('ArrowUp')
      await expect(line).toBeVisible()
      return messages(page).and(page.locator(`[data-key="${await line.getAttribute('data-key')}"]`))
    },
    /** Presses Tab until the control has focus. */
    to: async (control: Locator, keys = 'Tab') => {
      await expect(control).toBeVisible()
      const isThere = () => control.evaluate((one) => one === document.activeElement)
      for (let tabs = 0; tabs < MAX_TABS && !(await isThere()); tabs += 1) await press(keys)
      await expect(control).toBeFocused()
    },
  }
}
