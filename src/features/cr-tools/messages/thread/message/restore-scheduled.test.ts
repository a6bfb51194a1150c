import { expect, it } from 'vitest'

import { CREATOR, messageOf } from '../../../../../../tests/support/fixtures/live-events'
import { ANA } from '../../../../../../tests/support/people'
import {
  dropComposerDraft,
  EMPTY_DRAFT,
  readComposerDraft,
  saveComposerDraft,
} from '../../../outbox/composer-draft'
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

it('restores it before content that holds its words by chance', () => {
  const hi = messageOf('m2', { senderId: CREATOR, text: 'Hi' })
  saveComposerDraft(key, { ...EMPTY_DRAFT, text: 'High tea?', updatedAt: 1 })
  restoreScheduled(hi, ANA)
  expect(draft()).toBe('Hi\nHigh tea?')
})
