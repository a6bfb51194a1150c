import { afterEach, expect, it } from 'vitest'

import { askForCodeOf } from './page-files'

const FILES: Record<string, string[]> = {
  '/one': ['/assets/shared.js', '/assets/one.js', '/assets/one.css'],
}
const know = () => (window.filesOfPage = (path) => FILES[path] ?? [])
afterEach(() => {
  delete window.filesOfPage
  document.head.replaceChildren()
})

it('asks for nothing where nobody knows what pages are drawn with, as in development', () => {
  askForCodeOf('/one')
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
