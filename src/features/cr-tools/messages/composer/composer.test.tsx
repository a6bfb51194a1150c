import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { getCreatorRules } from '@/api/calls/fan'
import { getChannel, saveDraft } from '@/api/calls/messages'
import { getPreferences } from '@/api/calls/user'
import { keyOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { MESSAGE_MAX_CHARACTERS, UNDO_SEND_MS } from '@/config/constants'
import type { Queued } from '@/domain/outbox'
import { Preferences } from '@/domain/preferences'

import {
  CREATOR,
  drawn,
  OPEN,
  openComposer,
  pass,
  sendButton,
  texts,
  waiting,
  withComposerBackend,
} from '../../../../../tests/composer-stage'
import { EMPTY_DRAFT, keepComposerDraft, readComposerDraft } from '../../composer-draft'
import { intoComposer } from './into-composer'

withComposerBackend()

/** A colleague is writing in it when the world begins. */
const LOCKED = 'channel-1-13'
/** A colleague has left words in it. */
const DRAFTED = 'channel-1-7'
/** Its own, as the choice to translate stays with a conversation. */
const TRANSLATED = 'channel-1-4'
/** Below the text, and not in what describes the button. */
const SHOWN = { selector: 'p > span' }
const LOCK_BAR = { selector: '[role=status] *' }

describe('the composer', () => {
  it('sends on Enter after 5 s in which it can be undone, and keeps the focus', async () => {
    const { user, box } = await openComposer()
    await user.type(box, 'See you tonight{Enter}')
    expect(await waiting().findByText(/See you tonight: held/)).toBeVisible()
    expect(box).toHaveValue('')
    expect(box).toHaveFocus()
    await pass(UNDO_SEND_MS - 1000)
    expect(waiting().getByText(/See you tonight: held/)).toBeVisible()
    await pass(1000)
    await waitFor(() => expect(waiting().queryByRole('listitem')).toBeNull())
    expect((await texts(OPEN)).at(-1)).toBe('See you tonight')
  })

  it('takes a message back with its words, by the button and by the keyboard', async () => {
    const { user, box } = await openComposer()
    await user.type(box, 'Too early{Enter}')
    await user.click(await waiting().findByRole('button', { name: 'Undo' }))
    expect(box).toHaveValue('Too early')
    await user.type(box, '{Enter}')
    await waiting().findByText(/Too early: held/)
    await user.keyboard('{Control>}z{/Control}')
    expect(box).toHaveValue('Too early')
    expect(waiting().queryByRole('listitem')).toBeNull()
  })

  it('sends no variable as it was written: it is filled in by one press', async () => {
    const { user, box } = await openComposer()
    await user.type(box, 'Hi {{name|love}, see you{Enter}')
    expect(box).toHaveValue('Hi {name|love}, see you')
    expect(screen.getByText(/would see .*\{name\|love\}/, SHOWN)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Fill in' }))
    expect(box).toHaveDisplayValue(/^Hi [^{}]+, see you$/)
    expect(box).toHaveFocus()
    await user.keyboard('{Enter}')
    await pass(UNDO_SEND_MS + 1000)
    await waitFor(() => expect(waiting().queryByRole('listitem')).toBeNull())
    expect((await texts(OPEN)).at(-1)).toMatch(/^Hi [^{}]+, see you$/)
  })

  it('breaks the line with Shift and Enter', async () => {
    const { user, box } = await openComposer()
    await user.type(box, 'One{Shift>}{Enter}{/Shift}two')
    expect(box).toHaveValue('One\ntwo')
  })

  it('leaves Enter to an input method that composes a word', async () => {
    const { user, box } = await openComposer()
    await user.type(box, 'に')
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    expect(box).toHaveValue('に')
    expect(waiting().queryByRole('listitem')).toBeNull()
  })

  it('sends with Ctrl and Enter alone for those who chose so', async () => {
    const { user, box } = await openComposer()
    const chosen = v.parse(Preferences, { sendKey: 'mod_enter' })
    act(() => void queryClient.setQueryData(keyOf(getPreferences), chosen))
    await user.type(box, 'One{Enter}two')
    expect(box).toHaveValue('One\ntwo')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await waiting().findByText(/One two: held/)).toBeVisible()
  })

  it('says why there is nothing to send, and says it aloud when somebody tries', async () => {
    const { user, box } = await openComposer()
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
    expect(sendButton()).toHaveAccessibleDescription('Write something or attach media to send.')
    await user.type(box, '{Enter}')
    const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(spoken).toContain('Write something or attach media to send.')
    await user.type(box, 'Hi')
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'))
  })

  it('shows the word that the creator does not allow', async () => {
    const { user, box } = await openComposer()
    const { avoidWords } = await send(getCreatorRules, { creatorId: CREATOR })
    const word = (avoidWords[0] ?? '').toUpperCase()
    await user.type(box, `Send it, ${word}, ok`)
    expect(await screen.findByText(new RegExp(`doesn't allow the word .*${word}`), SHOWN)).toBeVisible()
    await user.type(box, '{Enter}')
    expect(box).toHaveValue(`Send it, ${word}, ok`)
  })

  it('counts near its limit and refuses beyond it', async () => {
    const { box } = await openComposer()
    fireEvent.input(box, { target: { value: 'a'.repeat(MESSAGE_MAX_CHARACTERS - 12) } })
    expect(await screen.findByText('12 characters left')).toBeVisible()
    fireEvent.input(box, { target: { value: 'a'.repeat(MESSAGE_MAX_CHARACTERS + 3) } })
    expect(await screen.findByText('The text is 3 characters too long.', SHOWN)).toBeVisible()
  })

  it('draws nothing anew for a key', async () => {
    const { user, box } = await openComposer()
    await user.type(box, 'He')
    await pass(300)
    const before = drawn.commits
    fireEvent.input(box, { target: { value: 'Hel' } })
    fireEvent.input(box, { target: { value: 'Hello' } })
    expect(drawn.commits).toBe(before)
  })

  it('takes what other parts write into it', async () => {
    const { box } = await openComposer()
    act(() => intoComposer(OPEN, { text: 'From a script' }))
    expect(box).toHaveValue('From a script')
  })

  it('takes away only what has gone: what was typed while it was checked is the next message', async () => {
    const { user, box } = await openComposer()
    await user.type(box, 'Hello there')
    fireEvent.keyDown(box, { key: 'Enter' })
    fireEvent.input(box, { target: { value: 'Hello there and a second thought' } })
    await waiting().findByText(/Hello there: held/)
    expect(box).toHaveValue('and a second thought')
    const place = { userId: 'staff-04', creatorId: CREATOR, channelId: OPEN }
    expect(readComposerDraft(place)?.text).toBe('and a second thought')
    await user.type(box, '{Enter}')
    await waiting().findByText(/^and a second thought: held/)
    expect(waiting().getAllByText(/Hello there/)).toHaveLength(1)
  })

  it('sends nothing of a message that was changed while it was checked', async () => {
    const { user, box } = await openComposer()
    await user.type(box, 'Hello theer')
    fireEvent.keyDown(box, { key: 'Enter' })
    fireEvent.input(box, { target: { value: 'Hello there' } })
    await pass(100)
    expect(box).toHaveValue('Hello there')
    expect(waiting().queryByText(/theer/)).toBeNull()
    await user.clear(box)
  })

  it('holds a message that asks for care, and keeps it when its writer goes back', async () => {
    const { user, box } = await openComposer()
    await user.type(box, 'I want to die{Enter}')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Back to message' }))
    expect(box).toHaveValue('I want to die')
    expect(screen.queryByText(/I want to die: held/)).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('tells the server of a message that was sent anyway, so that nobody is asked about it again', async () => {
    const { user, box } = await openComposer()
    await user.type(box, 'Hello{Enter}')
    await waiting().findByText(/Hello: held/)
    await user.type(box, 'suicide{Enter}')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Send anyway' }))
    await waiting().findByText(/suicide: held/)
    const queued = Object.keys(localStorage).filter((key) => key.startsWith('outbox:staff-04:'))
    const entries = queued.map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Queued)
    const flags = Object.fromEntries(entries.map(({ text, sentAnyway }) => [text, sentAnyway]))
    expect(flags).toEqual({ Hello: undefined, suicide: true })
  })
})

describe('a draft', () => {
  it('is there again after another page, and on the server', async () => {
    const { user, box, unmount } = await openComposer()
    await user.type(box, 'Half a thought')
    unmount()
    const { box: again } = await openComposer()
    expect(again).toHaveValue('Half a thought')
    const answer = await send(
      saveDraft,
      { channelId: OPEN, text: '', mediaIds: [], price: 0, updatedAt: '2020-01-01T00:00:00Z' },
      { creatorId: CREATOR },
    )
    expect(answer.draft?.text).toBe('Half a thought')
  })

  it('shows its translation again after a reload, and never sends it with another text', async () => {
    const place = { userId: 'staff-04', creatorId: CREATOR, channelId: TRANSLATED }
    const translation = { text: 'Hola', from: 'en', to: 'es', of: 'Hello' }
    keepComposerDraft(place, { ...EMPTY_DRAFT, text: 'Hello', translation, updatedAt: Date.now() })
    const { user, box } = await openComposer(TRANSLATED)
    expect(await screen.findByRole('region', { name: 'Translate' })).toBeVisible()
    await user.type(box, ' there{Enter}')
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'))
    await user.type(box, '{Enter}')
    await waiting().findByText(/Hello there: held/)
    const [queued] = Object.keys(localStorage).filter((key) => key.startsWith('outbox:staff-04:'))
    expect(JSON.parse(localStorage.getItem(queued ?? '') ?? '{}')).toMatchObject({
      // Of the whole text, not of the part that was translated before.
      translation: { text: expect.not.stringMatching(/^Hola$/), to: 'es' },
    })
  })

  it('of a colleague is offered and used when asked for', async () => {
    const { user, box } = await openComposer(DRAFTED)
    expect(await screen.findByText(/left a draft here\./)).toBeVisible()
    expect(box).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Use draft' }))
    expect(box).not.toHaveValue('')
    expect(screen.queryByText(/left a draft here\./)).toBeNull()
  })

  it('of a colleague that is left aside leaves the focus in the text', async () => {
    const { user, box } = await openComposer(DRAFTED)
    await screen.findByText(/left a draft here\./)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/left a draft here\./)).toBeNull()
    expect(box).toHaveFocus()
  })
})

describe('a colleague who writes here', () => {
  it('is named and keeps others from sending, until they are taken over', async () => {
    const { user, box } = await openComposer(LOCKED)
    expect(await screen.findByText(/is replying here\./, LOCK_BAR)).toBeVisible()
    await user.type(box, 'Me too')
    expect(sendButton()).toHaveAccessibleDescription(/is replying here\. Take over to send\./)
    await user.click(screen.getByRole('button', { name: 'Take over' }))
    await waitFor(() => expect(screen.queryByText(/is replying here\./, LOCK_BAR)).toBeNull())
    expect(sendButton()).not.toHaveAttribute('aria-disabled')
    expect(box).toHaveFocus()
  })

  it('sees the lock that typing takes, and that it is given back', async () => {
    const { user, box } = await openComposer()
    const lock = async () => (await send(getChannel, { channelId: OPEN }, { creatorId: CREATOR })).lock
    await user.type(box, 'Hi')
    await waitFor(async () => expect((await lock())?.userId).toBe('staff-04'))
    act(() => box.blur())
    await waitFor(async () => expect(await lock()).toBeNull())
  })
})
