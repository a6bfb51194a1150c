import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  escapeScript,
  fanValues,
  fillScript,
  missingVariables,
  parseScript,
  fallbacksForMany,
  variablesUnfilledForSome,
} from './script-variables'

const DAN = new Map([
  ['name', 'Dan'],
  ['city', 'Manchester'],
])
const NOTHING = new Map<string, string>()

describe('the values of a fan', () => {
  const fan = { nickname: null, displayName: 'Daniel', username: 'dan_7' }

  it("prefer the staff's nickname over the display name", () => {
    const values = fanValues({ fan: { ...fan, nickname: 'Dan' }, country: 'Peru', creator: 'Mila' })
    expect(fillScript('{name} {nickname} {username} {country} {creator}', values)).toBe(
      'Dan Dan dan_7 Peru Mila',
    )
    expect(fillScript('{name}', fanValues({ fan }))).toBe('Daniel')
    expect(fillScript('{name}', fanValues({ fan: { ...fan, displayName: '' } }))).toBe('dan_7')
  })

  it.each([
    ['Daniel Reed', 'Daniel'],
    ['A. Meyer', 'Meyer'],
    ['💎 Rick Stone', 'Rick'],
    ['田中ゆい', '田中ゆい'],
    ['J', 'J'],
  ])('use the first name of %s without a nickname', (displayName, name) => {
    expect(fillScript('{name}', fanValues({ fan: { ...fan, displayName } }))).toBe(name)
  })

  it('omit unknown values', () => {
    expect(missingVariables('{name} {country} {creator}', fanValues({ fan }))).toEqual(['country', 'creator'])
    expect([...fanValues({})]).toEqual([])
  })
})

describe('variables of a script (screens S11)', () => {
  it('are replaced by their values, in any case', () => {
    expect(fillScript('Hey {name}, how is {City}?', DAN)).toBe('Hey Dan, how is Manchester?')
  })

  it('use the fallback after the bar when the value is missing or blank', () => {
    expect(fillScript('Hey {name|there}', NOTHING)).toBe('Hey there')
    expect(fillScript('Hey {name|there}', new Map([['name', '  ']]))).toBe('Hey there')
    expect(fillScript('Hey{name|}', NOTHING)).toBe('Hey')
  })

  it('request each missing value once', () => {
    expect(missingVariables('{song} and {song}, {band|them}, {name}', DAN)).toEqual(['song'])
  })

  it('keep braces that are not a variable', () => {
    for (const text of ['{', '}', '{}', '{ }', 'a { b', '{a b}', '{{', ':-}', '{|x}'])
      expect(fillScript(text, DAN)).toBe(text)
    expect(fillScript('{ {name}', DAN)).toBe('{ Dan')
  })

  it('treat a character after a backslash as plain text', () => {
    expect(fillScript(String.raw`\{name\} {name|a\}b\|c}`, NOTHING)).toBe('{name} a}b|c')
    expect(fillScript(String.raw`C:\dir`, NOTHING)).toBe(String.raw`C:\dir`)
  })

  it('never parse a value as a script', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const filled = fillScript('<{name|x}>', new Map([['name', value]]))
        expect(filled).toBe(`<${value.trim() || 'x'}>`)
      }),
    )
  })

  it('keep a saved message character by character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fillScript(escapeScript(text), DAN)).toBe(text)
        expect(parseScript(escapeScript(text)).some(({ kind }) => kind === 'variable')).toBe(false)
      }),
    )
  })

  it('parse a long text of braces that nothing closes', () => {
    const text = '{|'.repeat(100_000)
    expect(parseScript(text)).toEqual([{ kind: 'text', text }])
  })

  it('parse any text, and request nothing once all values are given', () => {
    const signs = fc.array(fc.constantFrom('{', '}', '|', '\\', 'name', 'a', ' ', '🙂'), { maxLength: 40 })
    fc.assert(
      fc.property(signs, (parts) => {
        const text = parts.join('')
        const missing = missingVariables(text, NOTHING)
        const values = new Map(missing.map((name) => [name.toLowerCase(), 'x']))
        expect(missingVariables(text, values)).toEqual([])
        expect(fillScript(text, values)).toBeTypeOf('string')
      }),
    )
  })
})

describe('a text for many fans (screens S12)', () => {
  const text =
    '{Name}, {nickname} {username} {creator} {plan} {country} {plan} {city|town} {country|home} {city|town}'

  it('leaves braces for values that are unknown for some fans and have no fallback', () => {
    expect(variablesUnfilledForSome(text)).toEqual(['plan', 'country'])
    expect(variablesUnfilledForSome(String.raw`{name|you} {plan|} \{plan\} {a b}`)).toEqual([])
  })

  it('uses the fallback for values unknown for some or all fans', () => {
    expect(fallbacksForMany([text, '{country|home}'])).toEqual([
      { name: 'city', orElse: 'town', isNeverKnown: true },
      { name: 'country', orElse: 'home', isNeverKnown: false },
    ])
    expect(fallbacksForMany(['{name|you} {plan}'])).toEqual([])
  })

  it('has no braces left once nothing is unfilled', () => {
    const part = fc.constantFrom('{name}', '{country|home}', '{plan|}', '{creator}', '{city}', ' a ')
    fc.assert(
      fc.property(fc.array(part), fc.option(fc.constant('Peru')), (parts, country) => {
        const fan = { username: 'dan_7' }
        const values = fanValues({ fan, country: country ?? undefined, creator: 'Mila' })
        const written = parts.join('')
        const hasBraces = fillScript(written, values).includes('{')
        expect(hasBraces && variablesUnfilledForSome(written).length === 0).toBe(false)
      }),
    )
  })
})
