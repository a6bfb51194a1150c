import { afterEach, expect, it, vi } from 'vitest'

import { askForCodeOf, fetchFilesOf } from './page-files'

const FILES: Record<string, string[]> = {
  '/one': ['/assets/shared.js', '/assets/one.js', '/locales/en/tools.json?v=1'],
  '/two': ['/assets/shared.js', '/assets/two.js'],
}
const know = () => (window.filesOfPage = (path) => FILES[path] ?? [])
afterEach(() => {
  delete window.filesOfPage
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

it('fetches what pages are drawn with, each file once, and nothing breaks when one does not come', () => {
  know()
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', fetched)
  expect(fetchFilesOf(['/one', '/two'])).toBe(true)
  const files = ['/assets/shared.js', '/assets/one.js', '/locales/en/tools.json?v=1', '/assets/two.js']
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(files)
})

it('says so where nobody knows what pages are drawn with, as in development', () => {
  expect(fetchFilesOf(['/one'])).toBe(false)
  askForCodeOf('/one')
  expect(document.head).toBeEmptyDOMElement()
})

it('asks for the code of a page all at once, and leaves its words to whoever reads them', () => {
  know()
  askForCodeOf('/one')
  const links = [...document.head.querySelectorAll('link')]
  expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['modulepreload', '/assets/shared.js'],
    ['modulepreload', '/assets/one.js'],
  ])
})
