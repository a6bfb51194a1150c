import { expect, it } from 'vitest'

import { parseWebUrl } from './web-address'

it.each([
  ['https://leaks.example/a?b=c', 'https://leaks.example/a?b=c'],
  [' http://leaks.example ', 'http://leaks.example/'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
])('accepts %s', (text, address) => expect(parseWebUrl(text)).toBe(address))

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'leaks.example',
  '//leaks.example',
  '',
])('rejects "%s"', (text) => expect(parseWebUrl(text)).toBeUndefined())
