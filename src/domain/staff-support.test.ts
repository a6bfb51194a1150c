import { describe, expect, it } from 'vitest'

import { supportCall, supportPage } from './staff-support'

const support = { name: 'Quiet line', phone: null, link: null }

describe('the support that an agency names', () => {
  it('is called by its number alone', () => {
    expect(supportCall({ ...support, phone: '+48 (22) 555-01-01' })).toBe('tel:+48225550101')
    expect(supportCall({ ...support, phone: 'ask at the desk' })).toBeUndefined()
    expect(supportCall(support)).toBeUndefined()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://help.example', 'help', ''])(
    'is not opened at %s',
    (link) => expect(supportPage({ ...support, link })).toBeUndefined(),
  )

  it('is opened at a safe address', () => {
    expect(supportPage({ ...support, link: 'https://help.example/staff' })).toBe('https://help.example/staff')
  })
})
