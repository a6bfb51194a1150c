import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { excerptAround, highlightParts } from './highlight'

const matches = (text: string, query: string) =>
  highlightParts(text, query).flatMap(({ text: part, isMatch }) => (isMatch ? [part] : []))

describe('highlighted matches in a text', () => {
  it('are the phrase, in any case', () => {
    expect(matches('The Rooftop set, the rooftop', 'rooftop')).toEqual(['Rooftop', 'rooftop'])
    expect(matches('Is it $8.00 (or more)?', '8.00 (')).toEqual(['8.00 ('])
  })

  it('are found without accents and marks, as the search finds them', () => {
    expect(matches('Un café ici', 'cafe')).toEqual(['café'])
    expect(matches('Un cafe ici', 'CAFÉ')).toEqual(['cafe'])
    expect(matches('Cafe\u0301!', 'café')).toEqual(['Cafe\u0301'])
    expect(matches('love ❤\uFE0F you', '❤')).toEqual(['❤\uFE0F'])
    expect(matches('Hauptstraße', 'strasse')).toEqual(['straße'])
    expect(matches('Straße', 's')).toEqual(['S', 'ß'])
    expect(matches('مَرْحَبًا', 'مرحبا')).toEqual(['مَرْحَبًا'])
  })

  it('are single words where the phrase does not occur', () => {
    expect(matches('the set on the rooftop', 'rooftop set')).toEqual(['set', 'rooftop'])
  })

  it('keep the text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        const parts = highlightParts(text, query)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const { at, text: part } of parts) expect(text.slice(at, at + part.length)).toBe(part)
      }),
    )
  })

  it('are shown in an excerpt of a long text', () => {
    const long = `${'word '.repeat(40)}rooftop at last`
    expect(excerptAround(long, 'rooftop')).toMatch(/^….{0,30}rooftop at last$/)
    expect(excerptAround('rooftop first', 'rooftop')).toBe('rooftop first')
  })
})
