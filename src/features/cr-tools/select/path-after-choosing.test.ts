import { describe, expect, it } from 'vitest'

import { pathAfterChoosing } from './path-after-choosing'

describe('after choosing a creator', () => {
  it('goes back to the page that asked for one, search and hash with it', () => {
    expect(pathAfterChoosing('/cr-tools?tab=notes#top', ['chatter'])).toBe('/cr-tools?tab=notes#top')
  })
  it.each([
    null,
    '',
    'https://evil.example/cr-tools',
    '//evil.example',
    '/\\evil.example',
    '/nowhere',
    '/agency-overview',
    '/cr-select',
    '/logout',
    '/vault',
  ])('goes to /cr-tools instead of %s', (next) => {
    expect(pathAfterChoosing(next, ['chatter', 'agency_director'])).toBe('/cr-tools')
  })
})
