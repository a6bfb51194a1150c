import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'

import { OpenChannel } from '@/domain/chat/channel'
import { Media } from '@/domain/vault/media'

import { ComposerStore } from './composer-store'

const REPLY = { messageId: 'message-1', senderId: 'fan-1', text: 'Hi' }

describe('a composer', () => {
  it('keeps the content beside its text while only the text changes', () => {
    const composer = new ComposerStore('creator-1')
    const before = composer.getRest()
    composer.setText('H')
    composer.update({ text: 'Hi', price: 0 })
    expect(composer.getRest()).toBe(before)
    composer.update({ replyTo: REPLY })
    expect(composer.getRest()).toMatchObject({ replyTo: REPLY })
  })

  it('still waits for an upload when its content is replaced', () => {
    const composer = new ComposerStore('creator-1', undefined, { text: 'Hi' })
    composer.noteChecks({ isUploading: true })
    composer.replace()
    expect(composer.getContent().text).toBe('')
    expect(composer.getChecks().isUploading).toBe(true)
  })

  it('waits for the check of its first media, but not in a group', () => {
    const media = [v.parse(Media, { mediaId: 'media-1', kind: 'image', url: '/1' })]
    const checkIn = (kind: string, userId: string | null) => {
      const channel = v.parse(OpenChannel, { channelId: 'channel-1', kind, userId, labels: [] })
      return new ComposerStore('creator-1', channel, { media }).getChecks().ownedCheck
    }
    expect(checkIn('direct', 'fan-1')).toBe('checking')
    expect(checkIn('group', null)).toBeNull()
  })

  it('is no step of a script any more once that was deleted', () => {
    const step = { scriptId: 'script-1', scriptStep: 2 }
    const composer = new ComposerStore('creator-1', undefined, { text: 'Hi', ...step })
    composer.setText('Hello')
    expect(composer.getRest()).toMatchObject(step)
    composer.setText('')
    composer.setText('Good night')
    expect(composer.getContent()).toMatchObject({ text: 'Good night', scriptId: null, scriptStep: null })
    expect(composer.getRest().scriptId).toBeNull()
    composer.update({ text: 'Hi', ...step })
    composer.update({ text: '' })
    expect(composer.getContent().scriptId).toBeNull()
  })

  it('reports what is known about its content once', () => {
    const composer = new ComposerStore('creator-1')
    const heard = vi.fn<() => void>()
    composer.subscribe(heard)
    composer.noteChecks({ isUploading: false, ownedMediaIds: [] })
    expect(heard).not.toHaveBeenCalled()
    composer.noteChecks({ ownedMediaIds: ['media-1'] })
    composer.noteChecks({ ownedMediaIds: ['media-1'] })
    expect(heard).toHaveBeenCalledOnce()
  })
})
