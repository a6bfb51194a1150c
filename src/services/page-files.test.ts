import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { keepCodeOf } from './kept-files'
import { askForCodeOf } from './page-files'

const FILES: Record<string, string[]> = {
  '/one': ['/assets/shared.js', '/assets/one.js', '/assets/one.css'],
}
const know = () => (window.filesOfPage = (path) => FILES[path] ?? [])
const supports = vi.spyOn(DOMTokenList.prototype, 'supports')
beforeEach(() => void supports.mockReturnValue(true))
afterEach(() => {
  delete window.filesOfPage
  document.head.replaceChildren()
})

it('asks for nothing where nobody knows what pages are drawn with, as in development', () => {
  askForCodeOf('/one')
  expect(keepCodeOf('/one')).toBe(false)
  expect(document.head).toBeEmptyDOMElement()
})

it('asks for the code of a page all at once', () => {
  know()
  askForCodeOf('/one')
  const links = [...document.head.querySelectorAll('link')]
  expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['modulepreload', '/assets/shared.js'],
    ['modulepreload', '/assets/one.js'],
  ])
})

it('has what may be wanted next kept, each file once, and still asks for it when it is wanted', () => {
  know()
  expect(keepCodeOf('/one')).toBe(true)
  expect(keepCodeOf('/one')).toBe(true)
  askForCodeOf('/one')
  keepCodeOf('/one')
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'prefetch',
    'prefetch',
    'modulepreload',
    'modulepreload',
  ])
})

it('says so where the browser keeps no files', () => {
  know()
  supports.mockReturnValue(false)
  expect(keepCodeOf('/one')).toBe(false)
  expect(document.head).toBeEmptyDOMElement()
})

it('keeps a file as a module asks for it, or a host that tells origins apart would be asked again', () => {
  know()
  keepCodeOf('/one')
  expect([...document.head.querySelectorAll('link')].map(({ crossOrigin }) => crossOrigin)).toEqual([
    'anonymous',
    'anonymous',
  ])
})
