import { act, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { queryClient } from '@/api/query-client'
import { tokens } from '@/api/token-store'
import { UNDO_SEND_MS } from '@/config/tool-limits'
import type { CheckedText } from '@/domain/crisis/checked-text'
import { Media } from '@/domain/vault/media'
import { type NewOutboxMessage, appendToOutbox } from '@/domain/chat/outbox'
import { startSession } from '@/features/auth'
import { applyPreferences } from '@/services/page/page-preferences'
import { allowUserData, blockUserData } from '@/services/storage/user-data'

import { jwt, ISSUER } from '../../../../tests/support/simulated-browser/simulated-browser'
import { newOutgoing } from '../../../../tests/support/fixtures/outgoing'
import { EMPTY_DRAFT, saveComposerDraft, readComposerDraft } from './composer-draft'
import { queueMessage, useOutgoing } from './outbox'
import { sendNow, undoSend, undoLastSend } from './outbox-actions'
import { startOutbox } from './start-outbox'

const place = { userId: 'ann', creatorId: 'mila', channelId: 'channel-1' }
let count = 0

const message = (text: string, userId = 'ann'): NewOutboxMessage => ({
  ...newOutgoing(`client-${(count += 1)}`, place.channelId),
  userId,
  text: text as CheckedText, // passes the crisis check
})

const photo = (mediaId: string) => v.parse(Media, { mediaId, kind: 'image', url: `/${mediaId}` })

/** Writes an entry as an earlier page left it. */
const writeStoredEntry = (text: string, userId: string, at: number) => {
  const entry = appendToOutbox(message(text, userId), [], at)
  act(() => {
    localStorage.setItem(`outbox:${userId}:${entry.clientId}`, JSON.stringify(entry))
    window.dispatchEvent(
      new StorageEvent('storage', { key: `outbox:${userId}:${entry.clientId}`, storageArea: localStorage }),
    )
  })
}

function signIn(sub: string): void {
  const exp = Math.floor(Date.now() / 1000) + 3600
  tokens.beginSession('login', {
    accessToken: jwt({ iss: `${ISSUER}console`, sub, ast: 101, exp }),
    refreshToken: jwt({ iss: `${ISSUER}console`, sub, aut: 'password+totp', exp }),
    deviceToken: null,
  })
}

function Outgoing() {
  const all = useOutgoing('channel-1')
  return <p>{all.map(({ text, state }) => `${text} ${state}`).join(', ')}</p>
}

beforeEach(() => {
  for (const key of Object.keys(localStorage)) {
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  }
})

const offline = () => true

describe('the outbox', () => {
  it('shows the user’s unsent messages and no one else’s', () => {
    const stop = startSession({
      client: queryClient,
      navigate: async () => undefined,
      onNavigation: () => () => undefined,
    })
    act(() => signIn('ann'))
    render(<Outgoing />)
    act(() => void queueMessage(message('Mine')))
    writeStoredEntry('Theirs', 'ben', Date.now())
    expect(screen.getByText('Mine held')).toBeVisible()
    act(() => signIn('ben'))
    expect(screen.getByText('Theirs held')).toBeVisible()
    stop()
  })

  it('restores the last message to the draft of a closed channel', () => {
    queueMessage(message('First'))
    queueMessage(message('Second'))
    expect(undoLastSend('ann', 'channel-1')).toBe(true)
    expect(readComposerDraft(place)?.text).toBe('Second')
    expect(undoLastSend('ann', 'channel-1')).toBe(true)
    expect(readComposerDraft(place)?.text).toBe('First\nSecond')
    expect(undoLastSend('ann', 'channel-1')).toBe(false)
  })

  it('merges a restored message with the draft: both keep lock text, schedule and free previews', () => {
    const [first, second] = [photo('media-1'), photo('media-2')]
    const scheduledAt = '2026-11-22T09:00:00Z'
    const script = { scriptId: 'script-1', scriptStep: 2 }
    const free = ['media-1']
    const sent = { ...message('First'), ...script, media: [first], previewMediaIds: free }
    queueMessage(sent)
    const there = { lockText: 'Only for you', price: 3000, scheduledAt, media: [first, second] }
    saveComposerDraft(place, { ...EMPTY_DRAFT, ...there, text: 'Next', updatedAt: Date.now() })
    undoSend(sent.clientId)
    const both = { ...there, ...script, previewMediaIds: free, text: 'First\nNext' }
    expect(readComposerDraft(place)).toMatchObject(both)
  })

  it('restores nothing after the undo time', () => {
    vi.useFakeTimers()
    const late = message('Late')
    queueMessage(late)
    vi.advanceTimersByTime(UNDO_SEND_MS + 1)
    undoSend(late.clientId)
    expect(readComposerDraft(place)).toBeUndefined()
    vi.useRealTimers()
  })

  it.each([
    [10, 10_000],
    [0, undefined],
  ] as const)('holds messages for the %s s that the user has set', (undoSeconds, heldForMs) => {
    vi.useFakeTimers()
    applyPreferences({ sounds: true, reducedMotion: false, hourCycle: 'auto', undoSeconds })
    const sent = message('Hi')
    queueMessage(sent)
    applyPreferences()
    if (heldForMs !== undefined) vi.advanceTimersByTime(heldForMs)
    expect(undoLastSend('ann', 'channel-1')).toBe(heldForMs !== undefined)
    vi.useRealTimers()
  })

  it('ends the undo time of a message and of those before it, which arrive first', () => {
    const [first, second, third] = [message('First'), message('Second'), message('Third')]
    for (const one of [first, second, third]) queueMessage(one)
    sendNow(second.clientId)
    undoSend(first.clientId)
    undoSend(second.clientId)
    expect(readComposerDraft(place)).toBeUndefined()
    undoSend(third.clientId)
    expect(readComposerDraft(place)?.text).toBe('Third')
  })

  it('accepts nothing from a user who has left', () => {
    blockUserData('ann')
    queueMessage(message('Sent by what was still open'))
    allowUserData('ann')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('outbox:ann:'))).toEqual([])
  })

  it('drops entries after 7 days and asks before sending those older than 12 hours', () => {
    writeStoredEntry('Last week', 'ann', Date.now() - 8 * 24 * 3_600_000)
    writeStoredEntry('Yesterday', 'ann', Date.now() - 24 * 3_600_000)
    writeStoredEntry('Just now', 'ann', Date.now() - 60_000)
    const running = startOutbox('ann', queryClient, offline)
    const kept = Object.keys(localStorage)
      .filter((key) => key.startsWith('outbox:ann:'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as { text: string; state: string })
    expect(kept.map(({ text, state }) => `${text} ${state}`).toSorted()).toEqual([
      'Just now waiting',
      'Yesterday failed',
    ])
    running.stop()
  })
})
