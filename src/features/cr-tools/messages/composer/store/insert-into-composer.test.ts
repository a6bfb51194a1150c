import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { Media } from '@/domain/vault/media'
import { Message } from '@/domain/chat/message'

import type { DraftContent } from '../../../outbox/composer-draft'
import { reuseMessage } from '../../thread/menu/menu-actions'
import { ComposerStore } from './composer-store'
import { registerComposerStore } from './insert-into-composer'

const media = (mediaId: string) => v.parse(Media, { mediaId, kind: 'image', url: `/${mediaId}` })

function composerWith(content: Partial<DraftContent> = {}): ComposerStore {
  const composer = new ComposerStore('creator-01', undefined, content)
  registerComposerStore('channel-1', composer)
  return composer
}

const message = (more: object): Message =>
  v.parse(Message, {
    messageId: 'message-1',
    channelId: 'channel-1',
    senderId: 'creator-01',
    createdAt: '2026-11-18T12:00:00Z',
    ...more,
  })

const paid = message({
  text: 'Only for you',
  media: [media('a'), media('b')],
  price: 1500,
  lockText: 'Guess',
  previewMediaIds: ['a'],
})

describe('a reused message', () => {
  it('keeps its price, lock text and free previews', () => {
    const composer = composerWith()
    reuseMessage(paid)
    expect(composer.getContent()).toMatchObject({
      text: 'Only for you',
      price: 1500,
      lockText: 'Guess',
      previewMediaIds: ['a'],
    })
    expect(composer.getContent().media.map(({ mediaId }) => mediaId)).toEqual(['a', 'b'])
  })

  it('never lowers the price of what the composer already has, nor makes it free', () => {
    const composer = composerWith({
      media: [media('c')],
      price: 4000,
      lockText: 'Mine',
      previewMediaIds: ['c'],
    })
    reuseMessage(message({ text: 'Free', media: [media('d')] }))
    expect(composer.getContent()).toMatchObject({ price: 4000, lockText: 'Mine', previewMediaIds: ['c'] })
    reuseMessage(paid)
    expect(composer.getContent()).toMatchObject({
      price: 4000,
      lockText: 'Mine',
      previewMediaIds: ['c', 'a'],
    })
  })

  it('replaces an invalid price', () => {
    const composer = composerWith({ unclearPrice: '12x' })
    reuseMessage(paid)
    expect(composer.getContent()).toMatchObject({ price: 1500, unclearPrice: null })
  })
})
