import { describe, expect, it } from 'vitest'

import { chatAddress } from '@/domain/chat-address'

import { pathAfterChoosing } from './path-after-choosing'

describe('after choosing a creator', () => {
  it('goes back to the page that asked for one, search and hash with it', () => {
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
  ])('goes to /cr-tools instead of %s', (next) => {
    expect(pathAfterChoosing(next, ['chatter', 'agency_director'], 'c1')).toBe('/cr-tools')
  })
  it('opens a chat of the chosen creator, and their chats in place of one of another creator', () => {
    const own = chatAddress({ channelId: 'ch-1', creatorId: 'c1' }, '?tab=all')
    const other = chatAddress({ channelId: 'ch-1', creatorId: 'c2' }, '?tab=all')
    expect(pathAfterChoosing(own, ['chatter'], 'c1')).toBe(own)
    expect(pathAfterChoosing(other, ['chatter'], 'c1')).toBe('/cr-tools/messages')
    expect(pathAfterChoosing('/cr-tools/messages/ch-1', ['chatter'], 'c1')).toBe('/cr-tools/messages/ch-1')
  })
})
