import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

const ASSETS = fileURLToPath(new URL('../../dist/assets/', import.meta.url))

/** The selectors of every rule except at-rules; commas within brackets do not split. */
const selectorsIn = (css: string): string[] =>
  [...css.matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^()]*\))/))

const PLACE = /:(?:first|last|nth|only)-[\w-]+/
/** The subject of a selector: its last compound, without arguments in brackets. */
const subjectOf = (selector: string): string =>
  selector
    .replaceAll(/\\./g, '_')
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, (inner) => (PLACE.test(inner) ? ':last-child' : ''))
    .split(/[\s>+~]+/)
    .at(-1) ?? ''

/** Whether a selector tests a child position of any element. */
const asksAnybody = (selector: string): boolean => {
  const subject = subjectOf(selector)
  return (
    (PLACE.test(subject) && !/^[a-z]|[.#[]|::/i.test(subject)) ||
    /:(?:first|last|nth|only)-[\w-]+(?:\([^)]*\))? \*\)/.test(selector)
  )
}

describe('style sheets of a production build', () => {
  it('detects a rule that tests any element for its position', () => {
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

  // A universal position rule makes the browser restyle all siblings and their descendants on each insertion.
  it('tests only named elements for their position', () => {
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
