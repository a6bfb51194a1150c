import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type axe from 'axe-core'
import type { Page } from '@playwright/test'

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Findings of axe on the page or a part of it, one per line. The slow contrast rule runs only in English, as
 * colors do not depend on the language.
 */
export async function axeFindings(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  // Wait for transitions, as interpolated colors fail contrast. An inherited color starts its transition
  // after its parent's ends.
  const hasAxe = await page.evaluate(async () => {
    const isFinite = (one: Animation) => one.effect?.getComputedTiming().endTime !== Infinity
    for (let isMoving = true; isMoving;) {
      const moving = document.getAnimations().filter(isFinite)
      for (const one of moving) one.finish()
      isMoving = moving.length > 0
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return 'axe' in window
  })
  // Inject axe once per page; its Playwright wrapper injects it for each run and opens another page.
  if (!hasAxe) await page.evaluate(`${AXE_SOURCE};axe.configure({ noHtml: true })`)
  return page.evaluate(
    async ({ only, part }) => {
      const { axe: here } = window as unknown as { axe: typeof axe } // just injected
      const { violations } = await here.run(part ? { include: [[part]] } : document, {
        runOnly: only,
        resultTypes: ['violations'],
        // No rule of these tags reads the style sheets, which axe would parse for each run.
        preload: { assets: ['media'] },
        rules: {
          'color-contrast': { enabled: document.documentElement.lang === 'en' },
          // Experimental, so not covered by tags: voice control finds a control by its visible label.
          'label-content-name-mismatch': { enabled: true },
        },
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    {
      only: rules
        ? { type: 'rule' as const, values: [...rules] }
        : { type: 'tag' as const, values: AXE_TAGS },
      part,
    },
  )
}
