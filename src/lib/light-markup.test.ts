import { describe, expect, it } from 'vitest'

import { lightBlocks } from './light-markup'

/** Blocks without their places; strong words in angle quotes. */
const read = (text: string) =>
  lightBlocks(text).map(({ kind, lines }) => [
    kind,
    ...lines.map(({ texts }) => texts.map((one) => (one.isStrong ? `«${one.text}»` : one.text)).join('')),
  ])

describe('a text with light markup', () => {
  it('has paragraphs with their line breaks, and lists', () => {
    expect(read('One\ntwo\n\n- a\n• b\nthree\r\n\r\nfour')).toEqual([
      ['lines', 'One', 'two'],
      ['list', 'a', 'b'],
      ['lines', 'three'],
      ['lines', 'four'],
    ])
  })

  it('has strong words between asterisks that touch them', () => {
    expect(read('Every *Sunday night*, 2 * 3 * 4, a*b*c')).toEqual([
      ['lines', 'Every «Sunday night», 2 * 3 * 4, a*b*c'],
    ])
  })

  it('takes markup of other kinds as text', () => {
    expect(read('<b>x</b> [y](javascript:z)')).toEqual([['lines', '<b>x</b> [y](javascript:z)']])
  })

  it('is nothing where nothing is written', () => {
    expect(read(' \n\n')).toEqual([])
  })

  it('gives every piece a place of its own', () => {
    const blocks = lightBlocks('*a* b *c*\n- d\n- d')
    const places = blocks.flatMap(({ lines }) => lines.map(({ at }) => at))
    expect(new Set(places).size).toBe(places.length)
    expect(blocks[0]?.lines[0]?.texts.map(({ at }) => at)).toEqual([0, 3, 6])
  })
})
