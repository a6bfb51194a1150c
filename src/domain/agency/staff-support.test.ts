import { describe, expect, it } from 'vitest'

import { supportCall, supportPage } from './staff-support'

const support = { name: 'Quiet line', phone: null, link: null }

describe("the agency's staff support", () => {
  it('is called by its number only', () => {
    expect(supportCall({ ...support, phone: '+48 (22) 555-01-01' })).toBe('tel:+48225550101')
    expect(supportCall({ ...support, phone: 'ask at the desk' })).toBeUndefined()
    expect(supportCall(support)).toBeUndefined()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://help.example', 'help', ''])(
    'does not open %s',
    (link) => expect(supportPage({ ...support, link })).toBeUndefined(),
  )

  it('opens a safe address', () => {
    expect(supportPage({ ...support, link: 'https://help.example/staff' })).toBe('https://help.example/staff')
  })
})
