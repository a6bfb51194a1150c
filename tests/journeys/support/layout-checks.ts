import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'

const WIDTHS = [1440, 1024, 768, 360]

/** Horizontal overflow in px of the page or of the overlay above it. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  )

/** Checks at each width, from wide to narrow or back, that nothing overflows sideways, and runs `also`. */
export async function expectToFitFrom(
  end: 'wide' | 'narrow',
  page: Page,
  message: string,
  also: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const width of end === 'wide' ? WIDTHS : WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 800 })
    await also()
    await expect.soft.poll(() => overflow(page), { message: `${message} ${width}` }).toBeLessThanOrEqual(0)
  }
}

/** Checks that nothing overflows sideways at any width, and returns to the present one. */
export async function expectToFitWidths(
  page: Page,
  message: string,
  also?: () => Promise<void>,
): Promise<void> {
  const before = page.viewportSize()
  await expectToFitFrom('wide', page, message, also)
  if (before) await page.setViewportSize(before)
}
