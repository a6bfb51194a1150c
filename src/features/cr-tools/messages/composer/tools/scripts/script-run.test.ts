import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'

import { OpenChannel } from '@/domain/chat/channel'
import { Script } from '@/domain/chat/script'
import { readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'
import { setWorkingUser } from '@/services/session/working-user'
import { hasDeviceDrafts } from '@/services/storage/local-work'

import { ComposerStore } from '../../store/composer-store'
import { beginRun, endRun, useNextStep } from './script-run'

const PLACE = 'script:creator-01:c1'
const step = { text: 'Look', mediaIds: [], price: 0, waitFor: 'reply' as const }
const rooftop = v.parse(Script, { scriptId: 's1', name: 'Rooftop set', steps: [step, step, step] })

const composerOf = (
  channelId = 'c1',
  content: ConstructorParameters<typeof ComposerStore>[2] = {},
  userId = 'ana',
) =>
  new ComposerStore(
    'creator-01',
    v.parse(OpenChannel, { channelId, kind: 'direct', userId: 'f1', labels: [] }),
    content,
    { userId, creatorId: 'creator-01', channelId },
  )

const open = (composer: ComposerStore) => renderHook(() => useNextStep(composer))

/** Simulates a reload: clears memory and keeps the disk. */
function reload(): void {
  setWorkingUser('someone-else')
  setWorkingUser('ana')
}

const insert = (composer: ComposerStore, scriptStep: number) =>
  act(() => {
    composer.update({ text: 'Look', scriptId: 's1', scriptStep })
    beginRun(composer, rooftop)
  })

/** What the sender does once a message is in the outbox; `added` was typed meanwhile. */
const send = (composer: ComposerStore, added = '') =>
  act(() => {
    const content = composer.getContent()
    composer.replace({ text: added })
    composer.sent(content)
  })

const sendStep = (composer: ComposerStore, scriptStep: number) => {
  insert(composer, scriptStep)
  send(composer)
}

beforeEach(() => {
  localStorage.clear()
  setWorkingUser('ana')
  reload()
})

describe('the next step of a script', () => {
  it('is restored after a reload', () => {
    const composer = composerOf()
    const view = open(composer)
    sendStep(composer, 0)
    expect(view.result.current?.next).toBe(1)
    view.unmount()
    reload()
    const { result } = open(composerOf())
    expect(result.current).toEqual({ script: rooftop, next: 1 })
  })

  it('is restored while a step is in the text, once that is sent', () => {
    const composer = composerOf()
    const view = open(composer)
    insert(composer, 1)
    view.unmount()
    reload()
    const again = composerOf('c1', { text: 'Look', scriptId: 's1', scriptStep: 1 })
    const { result } = open(again)
    expect(result.current).toBeUndefined()
    send(again)
    expect(result.current?.next).toBe(2)
  })

  it('is offered though the writer typed on while the step was sent', () => {
    const composer = composerOf()
    const { result } = open(composer)
    insert(composer, 0)
    send(composer, 'And you?')
    expect(result.current?.next).toBe(1)
  })

  it('stays while a step is deleted from the text', () => {
    const composer = composerOf()
    const { result } = open(composer)
    insert(composer, 0)
    act(() => composer.replace())
    expect(result.current).toBeUndefined()
  })

  it('belongs to one chat and one user', () => {
    const composer = composerOf()
    open(composer)
    sendStep(composer, 0)
    expect(open(composerOf('c2')).result.current).toBeUndefined()
    reload()
    expect(open(composerOf('c1', {}, 'ben')).result.current).toBeUndefined()
  })

  it('is removed after the last step and when the script is ended', () => {
    const composer = composerOf()
    const { result } = open(composer)
    sendStep(composer, 2)
    expect(readLocalDraft('ana', PLACE)).toBeUndefined()
    sendStep(composer, 0)
    expect(readLocalDraft('ana', PLACE)).toBeDefined()
    act(() => endRun(composer))
    expect(result.current).toBeUndefined()
    expect(readLocalDraft('ana', PLACE)).toBeUndefined()
    reload()
    expect(open(composerOf()).result.current).toBeUndefined()
  })

  it('follows another tab', () => {
    const { result } = open(composerOf())
    act(() => {
      saveLocalDraft('ana', PLACE, { script: rooftop, next: 2 })
      dispatchEvent(new StorageEvent('storage', { key: `drafts:ana:${PLACE}`, storageArea: localStorage }))
    })
    expect(result.current?.next).toBe(2)
  })

  it.each([{ script: rooftop, next: 7 }, { next: 1 }, 'text'])(
    'is undefined when the disk has %j',
    (kept) => {
      saveLocalDraft('ana', PLACE, kept)
      expect(open(composerOf()).result.current).toBeUndefined()
    },
  )

  it('does not count as unsaved text at logout', () => {
    const composer = composerOf()
    open(composer)
    sendStep(composer, 0)
    expect(hasDeviceDrafts('ana')).toBe(false)
  })
})
