import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { linkParts } from './link-parts'

const links = (text: string) =>
  linkParts(text).flatMap(({ href, text: part }) => (href === undefined ? [] : [part]))

describe('links in a text', () => {
  it.each([
    ['see https://example.com/a?b=c#d now', ['https://example.com/a?b=c#d']],
    ['(http://example.com).', ['http://example.com']],
    ['https://en.wikipedia.org/wiki/A_(b)', ['https://en.wikipedia.org/wiki/A_(b)']],
    ['https://a.example, https://b.example!', ['https://a.example', 'https://b.example']],
    ['HTTPS://EXAMPLE.COM', ['HTTPS://EXAMPLE.COM']],
  ])('are found without surrounding punctuation: %s', (text, found) => {
    expect(links(text)).toEqual(found)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    'file:///etc/passwd',
    'ftp://example.com',
    'https://',
    'xhttps://example.com',
    'example.com',
    '<a href="x">',
  ])('are only http and https URLs: %s', (text) => {
    expect(links(text)).toEqual([])
  })

  it('lose no character of the text', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('https://a.example', 'http://', '(', ').', ' ', '\n', 'مرحبا'),
    )
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join('')
        const parts = linkParts(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^https?:\/\//)
      }),
    )
  })
})
