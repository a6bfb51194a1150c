import { expect, it } from 'vitest'

import { chatAddress, creatorIdInChatAddress, chatListSearch } from './chat-address'

const CHAT = { channelId: 'ch-1', creatorId: 'c1' }

it.each([
  ['', '/cr-tools/messages/ch-1?creator=c1'],
  ['?tab=unread', '/cr-tools/messages/ch-1?tab=unread&creator=c1'],
  ['?creator=c2&tab=unread', '/cr-tools/messages/ch-1?creator=c1&tab=unread'],
])('names the creator of a chat beside %s', (search, address) => {
  expect(chatAddress(CHAT, search)).toBe(address)
})

it('names the message to jump to', () => {
  const address = chatAddress({ ...CHAT, messageId: 'm-7' })
  expect(address).toBe('/cr-tools/messages/ch-1?creator=c1&message=m-7')
  expect(chatAddress({ ...CHAT, messageId: null })).toBe('/cr-tools/messages/ch-1?creator=c1')
})

it('reads back the ids it writes', () => {
  const address = chatAddress({ channelId: 'a/b', creatorId: 'a&b=c#d' })
  expect(address).toMatch(/^\/cr-tools\/messages\/a%2Fb\?/)
  expect(creatorIdInChatAddress(address)).toBe('a&b=c#d')
})

it('finds no creator in an address without one', () => {
  expect(creatorIdInChatAddress('/cr-tools/messages/ch-1')).toBeUndefined()
  expect(creatorIdInChatAddress('/cr-tools/messages/ch-1?creator=&tab=all')).toBeUndefined()
  expect(creatorIdInChatAddress('//')).toBeUndefined()
  // On this page the parameter names what is open.
  expect(creatorIdInChatAddress('/agency-creators?creator=c1')).toBeUndefined()
})

it('drops the view of the list', () => {
  expect(chatListSearch('?creator=c1')).toBe('')
  expect(chatListSearch('?tab=all&creator=c1&q=a%20b')).toBe('?tab=all&q=a+b')
})
