import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { LANGUAGE_CODES } from '@/config/languages'
import { CRISIS_PHRASES } from '@/domain/crisis/crisis-phrases'
import { setWorkingUser } from '@/services/session/working-user'

import {
  messageBox,
  expectClosed,
  helpDialog,
  setUpUser,
  HELD_TEXT,
  inCountry,
  setUpCrisis,
  pressButton,
  sentTexts,
  renderComposerWithHold,
  writeText,
} from '../../../tests/support/render/render-crisis'
import { fakeServer } from '../../../tests/support/fake-server'
import { holdAll, openCrisisHelp, useCrisisHold } from '.'

// Read once, when the config module is first imported.
vi.hoisted(() => vi.stubEnv('VITE_COUNTRY_LOOKUP_URL', 'https://country.example/'))
setUpCrisis()

describe('a message without a crisis phrase', () => {
  it('is sent at once', async () => {
    fakeServer({})
    renderComposerWithHold()
    await writeText('see you tonight')
    await waitFor(() => expect(sentTexts()).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('on a match (requirements 5)', () => {
  it('holds the send and shows US resources until the user continues', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    await writeText(HELD_TEXT)
    const help = within(await helpDialog())
    expect(await help.findByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
    expect(help.getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute(
      'href',
      'sms:741741?&body=HOME',
    )
    expect(help.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
    expect(sentTexts()).toHaveLength(0)
    await pressButton('Send anyway')
    await waitFor(() => expect(sentTexts()).toHaveLength(1))
    expect(sentTexts()[0]).toHaveTextContent(HELD_TEXT)
    await expectClosed()
  })

  it.each(LANGUAGE_CODES)('holds phrases of %s in every UI language', async (language) => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    await writeText(CRISIS_PHRASES[language].wantToDie[0])
    expect(await helpDialog()).toBeVisible()
    expect(sentTexts()).toHaveLength(0)
  })

  it('asks once about all texts of a message', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    const { result } = renderHook(() => useCrisisHold())
    const texts = { text: HELD_TEXT, lockText: null, translation: `${HELD_TEXT} again` }
    const checked = holdAll(result.current, texts)
    await helpDialog()
    await pressButton('Send anyway')
    expect(await checked).toEqual(texts)
    await expectClosed()
  })

  it('focuses the heading; Escape goes back and keeps the draft', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    await writeText(HELD_TEXT)
    await helpDialog()
    expect(screen.getByText('Help is available')).toHaveFocus()
    await setUpUser().keyboard('{Escape}')
    await expectClosed()
    expect(messageBox()).toHaveValue(HELD_TEXT)
    expect(sentTexts()).toHaveLength(0)
  })

  it('Back to message sends nothing and keeps the draft', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    await writeText(HELD_TEXT)
    await helpDialog()
    await pressButton('Back to message')
    await expectClosed()
    expect(messageBox()).toHaveValue(HELD_TEXT)
    expect(sentTexts()).toHaveLength(0)
  })

  it('does not hold the same text in the same channel again, but another text or channel', async () => {
    fakeServer(inCountry('US'))
    const { unmount } = renderComposerWithHold({ channelId: 'channel-1' })
    await writeText(HELD_TEXT)
    await helpDialog()
    await pressButton('Send anyway')
    await expectClosed()
    await writeText(HELD_TEXT)
    await waitFor(() => expect(sentTexts()).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
    await writeText(`${HELD_TEXT}!`)
    await helpDialog()
    await pressButton('Back to message')
    await expectClosed()
    unmount()
    renderComposerWithHold({ channelId: 'channel-2' })
    await writeText(HELD_TEXT)
    expect(await helpDialog()).toBeVisible()
  })

  it('holds the same text again for the next user in this tab', async () => {
    fakeServer(inCountry('US'))
    setWorkingUser('ana')
    renderComposerWithHold({ channelId: 'channel-3' })
    await writeText(HELD_TEXT)
    await helpDialog()
    await pressButton('Send anyway')
    await expectClosed()
    setWorkingUser('ben')
    await writeText(HELD_TEXT)
    expect(await helpDialog()).toBeVisible()
  })

  it('without a channel holds the same text each time', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    await writeText(HELD_TEXT)
    await helpDialog()
    await pressButton('Send anyway')
    await expectClosed()
    await writeText(HELD_TEXT)
    expect(await helpDialog()).toBeVisible()
  })
})

describe('leaving', () => {
  const held = () => {
    const { result, unmount } = renderHook(() => useCrisisHold())
    return { answer: result.current(HELD_TEXT), leave: unmount }
  }

  it('goes back: the dialog closes and nothing is sent', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    const { answer, leave } = held()
    await helpDialog()
    leave()
    await expectClosed()
    expect(await answer).toBeUndefined()
  })

  it('while the check loads neither asks nor sends', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    const { answer, leave } = held()
    leave()
    expect(await answer).toBeUndefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('unmounting the page closes the question for the next user', async () => {
    fakeServer(inCountry('US'))
    const { unmount } = renderComposerWithHold()
    await writeText(HELD_TEXT)
    await helpDialog()
    unmount()
    renderComposerWithHold()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('unmounting the page closes requested help', async () => {
    fakeServer(inCountry('US'))
    const { unmount } = renderComposerWithHold()
    act(() => openCrisisHelp())
    unmount()
    renderComposerWithHold()
    await act(async () => undefined)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
