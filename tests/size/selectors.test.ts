import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

const ASSETS = fileURLToPath(new URL('../../dist/assets/', import.meta.url))

/** Everything before a brace that is no at-rule, selector by selector; commas within brackets part nothing. */
const selectorsIn = (css: string): string[] =>
  [...css.matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^()]*\))/))

const PLACE = /:(?:first|last|nth|only)-[\w-]+/
/** What the rule is about: its last compound, without what stands in brackets. */
const subjectOf = (selector: string): string =>
  selector
    .replaceAll(/\\./g, '_')
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, (inner) => (PLACE.test(inner) ? ':last-child' : ''))
    .split(/[\s>+~]+/)
    .at(-1) ?? ''

/** Asks of any element at all which child of its parent it is. */
const asksAnybody = (selector: string): boolean => {
  const subject = subjectOf(selector)
  return (
    (PLACE.test(subject) && !/^[a-z]|[.#[]|::/i.test(subject)) ||
    /:(?:first|last|nth|only)-[\w-]+(?:\([^)]*\))? \*\)/.test(selector)
  )
}

describe('the style sheets of a production build', () => {
  it('know a rule that asks any element for its place when they see one', () => {
    expect(
      [
        'tr>:nth-child(2)',
        '.a>:last-child',
        ':where(.b>:not(:last-child))',
        '.c:is(:where(.d):last-child *)',
      ].map(asksAnybody),
    ).toEqual([true, true, true, true])
    expect(
      ['.a:last-child', '.a>tr:last-child>td', 'td:nth-child(2)', '.a *', '::marker', 'tr:last-child .a'].map(
        asksAnybody,
      ),
    ).toEqual([false, false, false, false, false, false])
  })

  // One such rule, and whatever comes or goes has the browser dress all of its neighbours anew, with all that is in them.
  it('ask no element but named ones which child of its parent it is', () => {
    const sheets = readdirSync(ASSETS).filter((name) => name.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(0)
    const found = sheets.flatMap((name) =>
      selectorsIn(readFileSync(ASSETS + name, 'utf8'))
        .filter(asksAnybody)
        .map((selector) => `${name}: ${selector}`),
    )
    expect(found).toEqual([])
  })
})
