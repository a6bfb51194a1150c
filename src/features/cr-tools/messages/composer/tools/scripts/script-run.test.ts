import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'

import { OpenChannel } from '@/domain/chat/channel'
import { Script } from '@/domain/chat/script'
import { readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'
import { setWorkingUser } from '@/services/session/on-user-change'
import { hasDeviceDrafts } from '@/services/storage/local-work'

import { ComposerStore } from '../../store/composer-store'
import { beginRun, endRun, useNextStep } from './script-run'

const PLACE = 'script:creator-01:c1'
const step = { text: 'Look', mediaIds: [], price: 0, waitFor: 'reply' as const }
const rooftop = v.parse(Script, { scriptId: 's1', name: 'Rooftop set', steps: [step, step, step] })

const deskOf = (channelId = 'c1', content: ConstructorParameters<typeof ComposerStore>[2] = {}) =>
  new ComposerStore(
    'creator-01',
    v.parse(OpenChannel, { channelId, kind: 'direct', userId: 'f1', labels: [] }),
    content,
  )

const open = (desk: ComposerStore, userId = 'ana') => renderHook(() => useNextStep(desk, userId))

/** Simulates a reload: clears memory and keeps the disk. */
function reload(): void {
  setWorkingUser('someone-else')
  setWorkingUser('ana')
}

const insert = (desk: ComposerStore, scriptStep: number) =>
  act(() => {
    desk.update({ text: 'Look', scriptId: 's1', scriptStep })
    beginRun(desk, rooftop)
  })

const sendStep = (desk: ComposerStore, scriptStep: number) => {
  insert(desk, scriptStep)
  act(() => desk.replace())
}

beforeEach(() => {
  localStorage.clear()
  setWorkingUser('ana')
  reload()
})

describe('the next step of a script', () => {
  it('is restored after a reload', () => {
    const desk = deskOf()
    const view = open(desk)
    sendStep(desk, 0)
    expect(view.result.current?.next).toBe(1)
    view.unmount()
    reload()
    const { result } = open(deskOf())
    expect(result.current).toEqual({ script: rooftop, next: 1 })
  })

  it('is restored while a step is in the text, once that is sent', () => {
    const desk = deskOf()
    const view = open(desk)
    insert(desk, 1)
    view.unmount()
    reload()
    const again = deskOf('c1', { text: 'Look', scriptId: 's1', scriptStep: 1 })
    const { result } = open(again)
    expect(result.current).toBeUndefined()
    act(() => again.replace())
    expect(result.current?.next).toBe(2)
  })

  it('belongs to one chat and one user', () => {
    const desk = deskOf()
    open(desk)
    sendStep(desk, 0)
    expect(open(deskOf('c2')).result.current).toBeUndefined()
    reload()
    expect(open(deskOf(), 'ben').result.current).toBeUndefined()
  })

  it('is removed after the last step and when the script is ended', () => {
    const desk = deskOf()
    const { result } = open(desk)
    sendStep(desk, 2)
    expect(readLocalDraft('ana', PLACE)).toBeUndefined()
    sendStep(desk, 0)
    expect(readLocalDraft('ana', PLACE)).toBeDefined()
    act(() => endRun(desk))
    expect(result.current).toBeUndefined()
    expect(readLocalDraft('ana', PLACE)).toBeUndefined()
    reload()
    expect(open(deskOf()).result.current).toBeUndefined()
  })

  it('follows another tab', () => {
    const { result } = open(deskOf())
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
      expect(open(deskOf()).result.current).toBeUndefined()
    },
  )

  it('does not count as unsaved text at logout', () => {
    const desk = deskOf()
    open(desk)
    sendStep(desk, 0)
    expect(hasDeviceDrafts('ana')).toBe(false)
  })
})
