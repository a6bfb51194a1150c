import { describe, expect, it } from 'vitest'

import { parsePastedLinks, linkKey, siteOf } from './dmca-links'

it('tells pages on different ports apart', () => {
  expect(linkKey('https://mirror.example:8443/a')).not.toBe(linkKey('https://mirror.example/a'))
})

describe('pasted links', () => {
  it('are parsed line by line, and every other line is reported with its error', () => {
    const text = [
      'https://leaks.example/a',
      '',
      '  - leaks.example/b,',
      'see here',
      '2) "https://www.leaks.example/a/"',
      'javascript:alert(1)',
      'https://leaks.example/known#part',
      '<https://leaks.example/a?page=2>',
    ].join('\r\n')
    expect(parsePastedLinks(text, ['https://leaks.example/known', 'no address'])).toEqual([
      { line: 1, text: 'https://leaks.example/a', url: 'https://leaks.example/a', fault: undefined },
      { line: 3, text: '- leaks.example/b,', url: 'https://leaks.example/b', fault: undefined },
      { line: 4, text: 'see here', url: undefined, fault: { kind: 'no_link' } },
      {
        line: 5,
        text: '2) "https://www.leaks.example/a/"',
        url: 'https://www.leaks.example/a/',
        fault: { kind: 'repeated', line: 1 },
      },
      { line: 6, text: 'javascript:alert(1)', url: undefined, fault: { kind: 'no_link' } },
      {
        line: 7,
        text: 'https://leaks.example/known#part',
        url: 'https://leaks.example/known#part',
        fault: { kind: 'known' },
      },
      {
        line: 8,
        text: '<https://leaks.example/a?page=2>',
        url: 'https://leaks.example/a?page=2',
        fault: undefined,
      },
    ])
  })

  it.each(['ftp://leaks.example/a', 'localhost', 'a b.example', '://x', 'data:text/html,x'])(
    'are none in "%s"',
    (text) => expect(parsePastedLinks(text)[0]?.fault).toEqual({ kind: 'no_link' }),
  )

  it('are none for empty input', () => expect(parsePastedLinks(' \n\n')).toEqual([]))

  it('give their site', () => expect(siteOf('https://www.leaks.example/a')).toBe('leaks.example'))
  it('are equal regardless of www, trailing slash and fragment', () =>
    expect(linkKey('https://www.leaks.example/a/#x')).toBe(linkKey('http://leaks.example/a')))
})
