import { describe, expect, it } from 'vitest'

import { parseLightMarkup } from './light-markup'

/** Blocks without positions; strong text in angle quotes. */
const read = (text: string) =>
  parseLightMarkup(text).map(({ kind, lines }) => [
    kind,
    ...lines.map(({ texts }) => texts.map((one) => (one.isStrong ? `«${one.text}»` : one.text)).join('')),
  ])

describe('a text with light markup', () => {
  it('has paragraphs with line breaks, and lists', () => {
    expect(read('One\ntwo\n\n- a\n• b\nthree\r\n\r\nfour')).toEqual([
      ['lines', 'One', 'two'],
      ['list', 'a', 'b'],
      ['lines', 'three'],
      ['lines', 'four'],
    ])
  })

  it('has strong text between adjacent asterisks', () => {
    expect(read('Every *Sunday night*, 2 * 3 * 4, a*b*c')).toEqual([
      ['lines', 'Every «Sunday night», 2 * 3 * 4, a*b*c'],
    ])
  })

  it('keeps other markup as text', () => {
    expect(read('<b>x</b> [y](javascript:z)')).toEqual([['lines', '<b>x</b> [y](javascript:z)']])
  })

  it('is empty for an empty text', () => {
    expect(read(' \n\n')).toEqual([])
  })

  it('gives every part a unique position', () => {
    const blocks = parseLightMarkup('*a* b *c*\n- d\n- d')
    const places = blocks.flatMap(({ lines }) => lines.map(({ at }) => at))
    expect(new Set(places).size).toBe(places.length)
    expect(blocks[0]?.lines[0]?.texts.map(({ at }) => at)).toEqual([0, 3, 6])
  })
})
