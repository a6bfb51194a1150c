import { describe, expect, it } from 'vitest'

import { linkAddress } from './creator-profile'

describe('the address of a link', () => {
  it.each([
    ['https://milahart.example/shop', 'https://milahart.example/shop'],
    ['http://milahart.example', 'http://milahart.example/'],
    ['  milahart.example/tour ', 'https://milahart.example/tour'],
    ['milahart.example:8080', 'https://milahart.example:8080/'],
  ])('is read from %j', (written, address) => expect(linkAddress(written)).toBe(address))

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
  ])('is none in %j', (written) => expect(linkAddress(written)).toBeUndefined())
})
