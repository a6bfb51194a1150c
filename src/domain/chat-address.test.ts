import { expect, it } from 'vitest'

import { chatAddress, creatorOfChat, searchOfList } from './chat-address'

const CHAT = { channelId: 'ch-1', creatorId: 'c1' }

it.each([
  ['', '/cr-tools/messages/ch-1?creator=c1'],
  ['?tab=unread', '/cr-tools/messages/ch-1?tab=unread&creator=c1'],
  ['?creator=c2&tab=unread', '/cr-tools/messages/ch-1?creator=c1&tab=unread'],
])('names the creator of a chat beside %s', (search, address) => {
  expect(chatAddress(CHAT, search)).toBe(address)
})

it('reads back whichever id it wrote', () => {
  const address = chatAddress({ channelId: 'a/b', creatorId: 'a&b=c#d' })
  expect(address).toMatch(/^\/cr-tools\/messages\/a%2Fb\?/)
  expect(creatorOfChat(address)).toBe('a&b=c#d')
})

it('knows no creator where none is named', () => {
  expect(creatorOfChat('/cr-tools/messages/ch-1')).toBeUndefined()
  expect(creatorOfChat('/cr-tools/messages/ch-1?creator=&tab=all')).toBeUndefined()
  // There it names what is open on the page.
  expect(creatorOfChat('/agency-creators?creator=c1')).toBeUndefined()
})

it('leaves the view of the list behind', () => {
  expect(searchOfList('?creator=c1')).toBe('')
  expect(searchOfList('?tab=all&creator=c1&q=a%20b')).toBe('?tab=all&q=a+b')
})
