import { expect, it } from 'vitest'

import { workAs } from '@/services/own-work'

import { Desk } from './composer/desk'
import { intoComposer, openDesk } from './composer/into-composer'
import { noteLeft, recentlyLeft } from './list/left-channels'
import { isRevealed, reveal } from './thread/revealed'

it('A later user of this tab sees nothing another user viewed, left or drafted', () => {
  workAs('ana')
  reveal('message-1')
  noteLeft('mila', 'channel-1', 0)
  intoComposer('channel-1', { text: 'From Ana' })
  workAs('ana')
  expect(isRevealed('message-1')).toBe(true)
  expect(recentlyLeft('mila', 0)).toEqual(['channel-1'])
  workAs('ben')
  expect(isRevealed('message-1')).toBe(false)
  expect(recentlyLeft('mila', 0)).toEqual([])
  const desk = new Desk('mila')
  openDesk('channel-1', desk)
  expect(desk.read().text).toBe('')
})
