import { describe, expect, it, vi } from 'vitest'

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
