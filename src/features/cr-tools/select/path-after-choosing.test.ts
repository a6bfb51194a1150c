import { describe, expect, it } from 'vitest'

import { chatAddress } from '@/domain/chat/chat-address'

import { pathAfterChoosing } from './path-after-choosing'

describe('pathAfterChoosing', () => {
  it('returns to the requested page with search and hash', () => {
    expect(pathAfterChoosing('/cr-tools?tab=notes#top', ['chatter'], 'c1')).toBe('/cr-tools?tab=notes#top')
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
  ])('falls back to /cr-tools instead of %s', (next) => {
    expect(pathAfterChoosing(next, ['chatter', 'agency_director'], 'c1')).toBe('/cr-tools')
  })
  it("opens a chat of the selected creator, but the chat list for another creator's chat", () => {
    const own = chatAddress({ channelId: 'ch-1', creatorId: 'c1' }, '?tab=all')
    const other = chatAddress({ channelId: 'ch-1', creatorId: 'c2' }, '?tab=all')
    expect(pathAfterChoosing(own, ['chatter'], 'c1')).toBe(own)
    expect(pathAfterChoosing(other, ['chatter'], 'c1')).toBe('/cr-tools/messages')
    expect(pathAfterChoosing('/cr-tools/messages/ch-1', ['chatter'], 'c1')).toBe('/cr-tools/messages/ch-1')
  })
})
