import { describe, expect, it } from 'vitest'

import { parsePushMessage, type PushWords, pushText } from './push-message'

const push = (payload: unknown) => parsePushMessage(JSON.stringify(payload))

describe('a push payload', () => {
  it('is read as two counts and a path of the console', () => {
    expect(push({ messages: 3, notifications: 1, path: '/cr-tools/messages?creator=creator-01' })).toEqual({
      messages: 3,
      notifications: 1,
      path: '/cr-tools/messages?creator=creator-01',
    })
    expect(push({ messages: 1 })).toEqual({ messages: 1, notifications: 0, path: '/cr-tools/notifications' })
  })

  it('never brings a text or a name along', () => {
    const message = push({ messages: 1, title: 'Jonas', body: '<b>hi</b>', icon: 'https://evil.example/x' })
    expect(message).toEqual({ messages: 1, notifications: 0, path: '/cr-tools/notifications' })
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/logout',
    '/login?next=/',
    '/api/auth/logout',
    '',
    7,
    null,
  ])('that leads to no page of the signed-in console opens the notifications instead: %s', (path) => {
    expect(push({ messages: 1, path })?.path).toBe('/cr-tools/notifications')
  })

  it.each([
    undefined,
    '',
    '{',
    'null',
    '3',
    '[]',
    '{}',
    '{"messages":0}',
    '{"messages":"3"}',
    '{"messages":-1}',
    '{"messages":1.5}',
    '{"notifications":1e400}',
  ])('that is malformed or counts nothing is ignored: %s', (payload) => {
    expect(parsePushMessage(payload)).toBeUndefined()
  })
})

describe('the text of a push notification', () => {
  const words: PushWords = {
    messages: { one: '{{count}} new message', other: '{{count}} new messages' },
    notifications: { two: 'إشعاران جديدان', few: '{{count}} إشعارات جديدة', other: '{{count}} إشعار جديد' },
  }

  it('has a line for each count', () => {
    const counts = { messages: 1, notifications: 0, path: '/' }
    expect(pushText(counts, words, 'en')).toBe('1 new message')
    expect(pushText({ ...counts, messages: 1200 }, words, 'en')).toBe('1,200 new messages')
    expect(pushText({ ...counts, notifications: 100 }, words, 'en')).toBe('1 new message\n100 إشعار جديد')
  })

  it('takes the plural form of its language, with Western digits', () => {
    const counts = { messages: 0, path: '/' }
    expect(pushText({ ...counts, notifications: 2 }, words, 'ar')).toBe('إشعاران جديدان')
    expect(pushText({ ...counts, notifications: 5 }, words, 'ar')).toBe('5 إشعارات جديدة')
  })
})
