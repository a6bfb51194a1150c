import { describe, expect, it } from 'vitest'

import { IDENTITIES } from '../rules/account/identities'
import { languageOf } from './countries'
import { CREATORS } from './creators'
import { FAN_COUNT, fanAt } from './fans/fans'
import { LATER_STAFF, allLargeStaff, STAFF } from './staff'
const SCRIPT_OF: Readonly<Record<string, RegExp>> = {
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana} ]+$/u,
  ko: /^[\p{Script=Hangul} ]+$/u,
  ar: /^[\p{Script=Arabic} ]+$/u,
}
const fans = Array.from({ length: 2000 }, (_, index) => ({ index: index * 19, fan: fanAt(index * 19) }))

describe('the people of the demo', () => {
  it('have unique emails derived from their names', () => {
    const emails = [...STAFF, ...LATER_STAFF].map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    expect(new Set(allLargeStaff().map(({ email }) => email)).size).toBe(allLargeStaff().length)
    for (const { email } of STAFF) expect(email).toMatch(/^[a-z]+(\.[a-z]+)*@northlight\.agency$/)
  })

  it('never share a name as fan, creator or staff member', () => {
    const own = new Set([
      ...IDENTITIES.map(({ name }) => name),
      ...CREATORS.map(({ displayName }) => displayName),
    ])
    const staff = [...STAFF, ...LATER_STAFF].map(({ displayName }) => displayName)
    expect(new Set(staff).size).toBe(staff.length)
    for (const name of staff) own.add(name)
    const shared = Array.from({ length: FAN_COUNT }, (_, index) => fanAt(index).displayName).filter((name) =>
      own.has(name),
    )
    expect(shared).toEqual([])
  })

  it('have, as fans, names in the script of their language', () => {
    for (const { index, fan } of fans) {
      const script = SCRIPT_OF[languageOf(index, fan.countryCode)]
      if (script) expect(fan.displayName).toMatch(script)
      else expect(fan.displayName).not.toMatch(/[<{$]/)
      expect(fan.username).toMatch(/^[a-z]+\d+$/)
    }
  })
})
