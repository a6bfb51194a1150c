import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { getChannel, saveDraft } from '@/api/calls/chat/messages'
import { getPreferences } from '@/api/calls/account/user'
import { callQueryKey } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { MESSAGE_MAX_CHARACTERS, UNDO_SEND_MS } from '@/config/tool-limits'
import type { OutboxMessage } from '@/domain/chat/outbox'
import { Preferences } from '@/domain/account/preferences'

import { ANA } from '../../../../../tests/support/people'
import { advancePage } from '../../../../../tests/support/render/advance-page'
import {
  CREATOR,
  renderCount,
  OPEN_CHANNEL_ID,
  renderComposer,
  sendButton,
  serverTexts,
  waitingList,
  setUpComposerBackend,
} from '../../../../../tests/support/render/render-composer'
import { EMPTY_DRAFT, saveComposerDraft, readComposerDraft } from '../../outbox/composer-draft'
import { insertIntoComposer } from './store/insert-into-composer'

setUpComposerBackend()

/** A colleague types in it when the mock starts. */
const LOCKED = 'channel-1-13'
/** A colleague left a draft in it. */
const DRAFTED = 'channel-1-7'
/** A channel of its own, because the translate setting persists per conversation. */
const TRANSLATED = 'channel-1-4'
/** The line below the text, not the button's description. */
const SHOWN = { selector: 'p > span' }
const LOCK_BAR = { selector: '[role=status] *' }

describe('the composer', () => {
  it('sends on Enter after 5 s of undo time and keeps the focus', async () => {
    const { user, box } = await renderComposer()
    await user.type(box, 'See you tonight{Enter}')
    expect(await waitingList().findByText(/See you tonight: held/)).toBeVisible()
    expect(box).toHaveValue('')
    expect(box).toHaveFocus()
    await advancePage(UNDO_SEND_MS - 1000)
    expect(waitingList().getByText(/See you tonight: held/)).toBeVisible()
    await advancePage(1000)
    await waitFor(() => expect(waitingList().queryByRole('listitem')).toBeNull())
    expect((await serverTexts(OPEN_CHANNEL_ID)).at(-1)).toBe('See you tonight')
  })

  it('undoes the send with the button or the keyboard and restores the text', async () => {
    const { user, box } = await renderComposer()
    await user.type(box, 'Too early{Enter}')
    await user.click(await waitingList().findByRole('button', { name: 'Undo' }))
    expect(box).toHaveValue('Too early')
    await user.type(box, '{Enter}')
    await waitingList().findByText(/Too early: held/)
    await user.keyboard('{Control>}z{/Control}')
    expect(box).toHaveValue('Too early')
    expect(waitingList().queryByRole('listitem')).toBeNull()
  })

  it('does not send unfilled variables and fills them with one press', async () => {
    const { user, box } = await renderComposer()
    await user.type(box, 'Hi {{name|love}, see you{Enter}')
    expect(box).toHaveValue('Hi {name|love}, see you')
    expect(screen.getByText(/would see .*\{name\|love\}/, SHOWN)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Fill in' }))
    expect(box).toHaveDisplayValue(/^Hi [^{}]+, see you$/)
    expect(box).toHaveFocus()
    await user.keyboard('{Enter}')
    await advancePage(UNDO_SEND_MS + 1000)
    await waitFor(() => expect(waitingList().queryByRole('listitem')).toBeNull())
    expect((await serverTexts(OPEN_CHANNEL_ID)).at(-1)).toMatch(/^Hi [^{}]+, see you$/)
  })

  it('inserts a line break on Shift+Enter', async () => {
    const { user, box } = await renderComposer()
    await user.type(box, 'One{Shift>}{Enter}{/Shift}two')
    expect(box).toHaveValue('One\ntwo')
  })

  it('leaves Enter to an input method during composition', async () => {
    const { user, box } = await renderComposer()
    await user.type(box, 'に')
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await advancePage(100)
    expect(box).toHaveValue('に')
    expect(waitingList().queryByRole('listitem')).toBeNull()
  })

  it('sends on Ctrl+Enter only, when the user chose so', async () => {
    const { user, box } = await renderComposer()
    const chosen = v.parse(Preferences, { sendKey: 'mod_enter' })
    act(() => void queryClient.setQueryData(callQueryKey(getPreferences), chosen))
    await user.type(box, 'One{Enter}two')
    expect(box).toHaveValue('One\ntwo')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await waitingList().findByText(/One two: held/)).toBeVisible()
  })

  it('shows why there is nothing to send, and announces it after an attempt', async () => {
    const { user, box } = await renderComposer()
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
    expect(sendButton()).toHaveAccessibleDescription('Write something or attach media to send.')
    await user.type(box, '{Enter}')
    const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(spoken).toContain('Write something or attach media to send.')
    await user.type(box, 'Hi')
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'))
  })

  it('shows the word that the creator does not allow', async () => {
    const { user, box } = await renderComposer()
    const { avoidWords } = await send(getRulesForChatter, { creatorId: CREATOR })
    const word = (avoidWords[0] ?? '').toUpperCase()
    await user.type(box, `Send it, ${word}, ok`)
    expect(await screen.findByText(new RegExp(`doesn't allow the word .*${word}`), SHOWN)).toBeVisible()
    await user.type(box, '{Enter}')
    await advancePage(100)
    expect(box).toHaveValue(`Send it, ${word}, ok`)
    expect(waitingList().queryByText(/Send it/)).toBeNull()
  })

  it('shows a counter near the limit and refuses text beyond it', async () => {
    const { box } = await renderComposer()
    fireEvent.input(box, { target: { value: 'a'.repeat(MESSAGE_MAX_CHARACTERS - 12) } })
    expect(await screen.findByText('12 characters left')).toBeVisible()
    fireEvent.input(box, { target: { value: 'a'.repeat(MESSAGE_MAX_CHARACTERS + 3) } })
    expect(await screen.findByText('The text is 3 characters too long.', SHOWN)).toBeVisible()
  })

  it('re-renders nothing on a key press', async () => {
    const { user, box } = await renderComposer()
    await user.type(box, 'He')
    await advancePage(300)
    const before = renderCount.commits
    fireEvent.input(box, { target: { value: 'Hel' } })
    fireEvent.input(box, { target: { value: 'Hello' } })
    expect(renderCount.commits).toBe(before)
  })

  it('accepts text from other parts of the page', async () => {
    const { box } = await renderComposer()
    act(() => insertIntoComposer(OPEN_CHANNEL_ID, { text: 'From a script' }))
    expect(box).toHaveValue('From a script')
  })

  it('removes only what was sent: text typed during the check becomes the next message', async () => {
    const { user, box } = await renderComposer()
    await user.type(box, 'Hello there')
    fireEvent.keyDown(box, { key: 'Enter' })
    fireEvent.input(box, { target: { value: 'Hello there and a second thought' } })
    await waitingList().findByText(/Hello there: held/)
    expect(box).toHaveValue('and a second thought')
    const key = { userId: ANA, creatorId: CREATOR, channelId: OPEN_CHANNEL_ID }
    expect(readComposerDraft(key)?.text).toBe('and a second thought')
    await user.type(box, '{Enter}')
    await waitingList().findByText(/^and a second thought: held/)
    expect(waitingList().getAllByText(/Hello there/)).toHaveLength(1)
  })

  it('does not send a message that was changed during the check', async () => {
    const { user, box } = await renderComposer()
    await user.type(box, 'Hello theer')
    fireEvent.keyDown(box, { key: 'Enter' })
    fireEvent.input(box, { target: { value: 'Hello there' } })
    await advancePage(100)
    expect(box).toHaveValue('Hello there')
    expect(waitingList().queryByText(/theer/)).toBeNull()
    await user.clear(box)
  })

  it('blocks a message that may need care and keeps it when its writer goes back', async () => {
    const { user, box } = await renderComposer()
    await user.type(box, 'I want to die{Enter}')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Back to message' }))
    expect(box).toHaveValue('I want to die')
    expect(screen.queryByText(/I want to die: held/)).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('reports a message sent despite the warning, so that no one is asked about it again', async () => {
    const { user, box } = await renderComposer()
    await user.type(box, 'Hello{Enter}')
    await waitingList().findByText(/Hello: held/)
    await user.type(box, 'suicide{Enter}')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Send anyway' }))
    await waitingList().findByText(/suicide: held/)
    const queued = Object.keys(localStorage).filter((key) => key.startsWith('outbox:staff-04:'))
    const entries = queued.map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as OutboxMessage)
    const flags = Object.fromEntries(entries.map(({ text, sentAnyway }) => [text, sentAnyway]))
    expect(flags).toEqual({ Hello: undefined, suicide: true })
  })
})

describe('a draft', () => {
  it('is restored after a visit to another page, and saved on the server', async () => {
    const { user, box, unmount } = await renderComposer()
    await user.type(box, 'Half a thought')
    unmount()
    const { box: again } = await renderComposer()
    expect(again).toHaveValue('Half a thought')
    const answer = await send(
      saveDraft,
      { channelId: OPEN_CHANNEL_ID, text: '', mediaIds: [], price: 0, updatedAt: '2020-01-01T00:00:00Z' },
      { creatorId: CREATOR },
    )
    expect(answer.draft?.text).toBe('Half a thought')
  })

  it('shows its translation again after a reload and never sends it with another text', async () => {
    const key = { userId: ANA, creatorId: CREATOR, channelId: TRANSLATED }
    const translation = { text: 'Hola', from: 'en', to: 'es', of: 'Hello' }
    saveComposerDraft(key, { ...EMPTY_DRAFT, text: 'Hello', translation, updatedAt: Date.now() })
    const { user, box } = await renderComposer(TRANSLATED)
    expect(await screen.findByRole('region', { name: 'Translate' })).toBeVisible()
    await user.type(box, ' there{Enter}')
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'))
    await user.type(box, '{Enter}')
    await waitingList().findByText(/Hello there: held/)
    const [queued] = Object.keys(localStorage).filter((key) => key.startsWith('outbox:staff-04:'))
    expect(JSON.parse(localStorage.getItem(queued ?? '') ?? '{}')).toMatchObject({
      // Of the whole text, not the part translated before.
      translation: { text: expect.not.stringMatching(/^Hola$/), to: 'es' },
    })
  })

  it('of a colleague is offered and used on request', async () => {
    const { user, box } = await renderComposer(DRAFTED)
    expect(await screen.findByText(/left a draft here\./)).toBeVisible()
    expect(box).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Use draft' }))
    expect(box).not.toHaveValue('')
    expect(screen.queryByText(/left a draft here\./)).toBeNull()
  })

  it('of a colleague leaves the focus in the text when dismissed', async () => {
    const { user, box } = await renderComposer(DRAFTED)
    await screen.findByText(/left a draft here\./)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/left a draft here\./)).toBeNull()
    expect(box).toHaveFocus()
  })
})

describe('a colleague who writes in the channel', () => {
  it('is named and blocks sending until the user takes over', async () => {
    const { user, box } = await renderComposer(LOCKED)
    expect(await screen.findByText(/is replying here\./, LOCK_BAR)).toBeVisible()
    await user.type(box, 'Me too')
    expect(sendButton()).toHaveAccessibleDescription(/is replying here\. Take over to send\./)
    await user.click(screen.getByRole('button', { name: 'Take over' }))
    await waitFor(() => expect(screen.queryByText(/is replying here\./, LOCK_BAR)).toBeNull())
    expect(sendButton()).not.toHaveAttribute('aria-disabled')
    expect(box).toHaveFocus()
  })

  it('sees the lock that typing takes and its release', async () => {
    const { user, box } = await renderComposer()
    const lock = async () =>
      (await send(getChannel, { channelId: OPEN_CHANNEL_ID }, { creatorId: CREATOR })).lock
    await user.type(box, 'Hi')
    await waitFor(async () => expect((await lock())?.userId).toBe(ANA))
    act(() => box.blur())
    await waitFor(async () => expect(await lock()).toBeNull())
  })
})
