import { describe, expect, it } from 'vitest'

import { parseLightMarkup } from './light-markup'
import { type TextEdit, toggleList, toggleStrong } from './light-markup-edit'

type Toggle = (text: string, start: number, end: number) => TextEdit

/** Applies an edit to a text whose selection is in brackets, and brackets the new selection. */
function apply(toggle: Toggle, marked: string): string {
  const start = marked.indexOf('[')
  const text = marked.replace('[', '').replace(']', '')
  const { from, to, insert, select } = toggle(text, start, marked.indexOf(']') - 1)
  const after = text.slice(0, from) + insert + text.slice(to)
  return `${after.slice(0, select[0])}[${after.slice(select[0], select[1])}]${after.slice(select[1])}`
}

describe('strong words', () => {
  it.each([
    ['every [Sunday] morning', 'every *[Sunday]* morning'],
    ['every *[Sunday]* morning', 'every [Sunday] morning'],
    ['every [*Sunday*] morning', 'every [Sunday] morning'],
    ['every[ Sunday ]morning', 'every *[Sunday]* morning'],
    ['every [] morning', 'every *[]* morning'],
    ['[- one\n\n two ]', '[- *one*\n\n*two*] '],
  ])('%j becomes %j', (before, after) => expect(apply(toggleStrong, before)).toBe(after))

  it('are read as strong', () => {
    const { from, insert } = toggleStrong('every Sunday morning', 6, 12)
    const [block] = parseLightMarkup(`every ${insert}${'every Sunday morning'.slice(from + 6)}`)
    expect(block?.lines[0]?.texts.find(({ isStrong }) => isStrong)?.text).toBe('Sunday')
  })
})

describe('a list', () => {
  it.each([
    ['one\ntw[]o\nthree', 'one\n- two[]\nthree'],
    ['one\n- tw[]o', 'one\ntwo[]'],
    ['o[ne\n\ntw]o\nthree', '[- one\n\n- two]\nthree'],
    ['[- one\ntwo]', '[- one\n- two]'],
    ['[- one\n• two]', '[one\ntwo]'],
    ['[]', '- []'],
  ])('%j becomes %j', (before, after) => expect(apply(toggleList, before)).toBe(after))
})
