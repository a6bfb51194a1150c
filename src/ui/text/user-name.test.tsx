import { render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { initials } from './avatar'
import { plainName, UserName } from './user-name'

test('never renders hidden direction controls', () => {
  render(<UserName name={'Dan\u202Egnp.exe\u2066\u2069'} />)
  expect(screen.getByText('Dangnp.exe').tagName).toBe('BDI')
})

test('keeps every other character of a plain name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const controls = /[\u202A-\u202E\u2066-\u2069]/g
      expect(plainName(`\u202B${name}\u202C`)).toBe(name.replaceAll(controls, ''))
    }),
  )
})

test('takes initials from the first and the last word', () => {
  expect(initials('Ana Maria Ribeiro')).toBe('AR')
  expect(initials('  tom ')).toBe('T')
  expect(initials('')).toBe('')
  expect(initials('👩‍🚀 Ray')).toHaveLength(3)
})
