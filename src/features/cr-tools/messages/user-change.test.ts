import { expect, it } from 'vitest'

import { isMediaHidden, revealMedia } from '@/services/page/media-blur'
import { setWorkingUser } from '@/services/session/working-user'

import { ComposerStore } from './composer/store/composer-store'
import { insertIntoComposer, registerComposerStore } from './composer/store/insert-into-composer'
import { recordLeft, recentlyLeftChannels } from './next-chat/recently-left'

const PICTURE = { mediaId: 'media-1', kind: 'image', isPgSafe: false } as const

it('A later user of this tab sees nothing another user viewed, left or drafted', () => {
  setWorkingUser('ana')
  revealMedia([PICTURE])
  recordLeft('mila', 'channel-1', 0)
  insertIntoComposer('channel-1', { text: 'From Ana' })
  setWorkingUser('ana')
  expect(isMediaHidden(PICTURE)).toBe(false)
  expect(recentlyLeftChannels('mila', 0)).toEqual(['channel-1'])
  setWorkingUser('ben')
  expect(isMediaHidden(PICTURE)).toBe(true)
  expect(recentlyLeftChannels('mila', 0)).toEqual([])
  const composer = new ComposerStore('mila')
  registerComposerStore('channel-1', composer)
  expect(composer.getContent().text).toBe('')
})
