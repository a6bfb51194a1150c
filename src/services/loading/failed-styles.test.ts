import { afterEach, beforeEach, expect, it } from 'vitest'

import { loadFailedStyles, watchStyles } from './failed-styles'

let stop = () => {}
beforeEach(() => (stop = watchStyles()))
afterEach(() => {
  stop()
  document.head.replaceChildren()
})

const links = () => [...document.head.querySelectorAll('link')]

function addLink(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return link
}

const answer = (type: 'load' | 'error') => {
  for (const link of links()) link.dispatchEvent(new Event(type))
}

it('requests only style sheets that failed, once for all who wait', async () => {
  const loaded = addLink('/assets/loaded.css')
  expect(loadFailedStyles()).toBeUndefined()
  addLink('/assets/shell.css').dispatchEvent(new Event('error'))
  const waiting = [loadFailedStyles(), loadFailedStyles()]
  expect(waiting[0]).toBe(waiting[1])
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/assets/loaded.css',
    '/assets/shell.css',
  ])
  expect(links()[0]).toBe(loaded)
  answer('load')
  await waiting[0]
  expect(loadFailedStyles()).toBeUndefined()
})

it('throws while a style sheet fails, and requests it at the next try', async () => {
  addLink('/assets/shell.css').dispatchEvent(new Event('error'))
  const first = loadFailedStyles()
  answer('error')
  await expect(first).rejects.toThrow('Unable to preload CSS for')
  const second = loadFailedStyles()
  answer('load')
  await second
  expect(links()).toHaveLength(1)
})
