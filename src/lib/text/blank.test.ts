import { expect, it } from 'vitest'

import { isBlank } from './blank'

it.each([
  ['nothing', ''],
  ['spaces and line breaks', ' \u00A0\u3000\n\t'],
  ['a zero width space', '\u200B'],
  ['a word joiner with a zero width joiner', '\u2060\u200D'],
  ['direction marks', '\u200E\u200F\u202A\u202C\u2068\u2069\u061C'],
  ['variation selectors', '\uFE0F\uFE0E\u{E0100}'],
  ['fillers of Hangul', '\u3164\u115F\uFFA0'],
  ['a soft hyphen and a byte order mark', '\u00AD\uFEFF'],
  ['tags', '\u{E0041}\u{E007F}'],
  ['a blank Braille pattern', '\u2800'],
  ['control characters', '\u0000\u001B\u007F'],
])('a text of %s is blank', (_, text) => {
  expect(isBlank(text)).toBe(true)
  expect(isBlank(`${text}a${text}`)).toBe(false)
})

it.each(['👍', '❤️', '👨‍👩‍👧', '.', '…', 'م', '한'])('the text %s is not blank', (text) => {
  expect(isBlank(text)).toBe(false)
})
