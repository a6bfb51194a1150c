import { expect, it } from 'vitest'

import { CREATOR, messageOf } from '../../../../../../tests/support/fixtures/live-events'
import { ANA } from '../../../../../../tests/support/people'
import { dropComposerDraft, readComposerDraft } from '../../../outbox/composer-draft'
import { restoreScheduled } from './restore-scheduled'

const message = messageOf('m1', { senderId: CREATOR, text: 'Sleep well' })
const key = { userId: ANA, creatorId: CREATOR, channelId: message.channelId }
const draft = () => readComposerDraft(key)?.text

it('restores a scheduled message once, and once more after its composer was emptied', () => {
  restoreScheduled(message, ANA)
  expect(draft()).toBe('Sleep well')
  restoreScheduled(message, ANA)
  expect(draft()).toBe('Sleep well')
  dropComposerDraft(key)
  restoreScheduled(message, ANA)
  expect(draft()).toBe('Sleep well')
})
