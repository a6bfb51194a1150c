import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '@/config/languages'
import { fanFacts } from '@/mocks/seed/fans/fan-facts'
import { fanAt } from '@/mocks/seed/fans/fans'

import { SPOKEN_LANGUAGES } from './language-codes'

const isListed = (code: string): boolean => SPOKEN_LANGUAGES.includes(code)

it("are valid and unique, and include the interface's and fans' languages", () => {
  expect(new Set(SPOKEN_LANGUAGES).size).toBe(SPOKEN_LANGUAGES.length)
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  expect(SPOKEN_LANGUAGES.filter((code) => names.of(code) === undefined)).toEqual([])
  expect(LANGUAGE_CODES.every(isListed)).toBe(true)
  const ofFans = new Set(Array.from({ length: 500 }, (_, nth) => fanFacts(fanAt(nth)).language))
  expect(ofFans).toContain('pl')
  expect([...ofFans].filter((code) => !isListed(code))).toEqual([])
})
