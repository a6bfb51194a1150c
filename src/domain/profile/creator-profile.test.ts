import { describe, expect, it } from 'vitest'

import { parseProfileLink } from './creator-profile'

describe("a link's address", () => {
  it.each([
    ['https://milahart.example/shop', 'https://milahart.example/shop'],
    ['http://milahart.example', 'http://milahart.example/'],
    ['  milahart.example/tour ', 'https://milahart.example/tour'],
    ['milahart.example:8080', 'https://milahart.example:8080/'],
  ])('is parsed from %j', (written, address) => expect(parseProfileLink(written)).toBe(address))

  it.each([
    '',
    'milahart',
    'two words.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://milahart.example',
    'mailto:mila@milahart.example',
    'https://mila:secret@milahart.example',
    'https://',
  ])('is undefined for %j', (written) => expect(parseProfileLink(written)).toBeUndefined())
})
