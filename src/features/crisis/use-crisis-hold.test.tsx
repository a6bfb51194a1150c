import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { LANGUAGE_CODES } from '@/config/languages'
import { CRISIS_PHRASES } from '@/domain/crisis-phrases'
import { workAs } from '@/services/own-work'

import {
  box,
  closed,
  dialog,
  hand,
  HELD,
  inCountry,
  onCrisisStage,
  press,
  sent,
  show,
  write,
} from '../../../tests/crisis-stage'
import { fakeServer } from '../../../tests/fake-server'
import { openCrisisHelp, useCrisisHold } from '.'

// Read once, when the config module is first imported.
vi.hoisted(() => vi.stubEnv('VITE_COUNTRY_LOOKUP_URL', 'https://country.example/'))
onCrisisStage()

describe('a message without a crisis phrase', () => {
  it('is sent at once', async () => {
    fakeServer({})
    show()
    await write('see you tonight')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('on a match (requirements 5)', () => {
  it('holds the send and shows US resources until the user continues', async () => {
    fakeServer(inCountry('US'))
    show()
    await write(HELD)
    const help = within(await dialog())
    expect(await help.findByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
    expect(help.getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute(
      'href',
      'sms:741741?&body=HOME',
    )
    expect(help.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
    expect(sent()).toHaveLength(0)
    await press('Send anyway')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toHaveTextContent(HELD)
    await closed()
  })

  it.each(LANGUAGE_CODES)('holds phrases of %s in every UI language', async (language) => {
    fakeServer(inCountry('US'))
    show()
    await write(CRISIS_PHRASES[language].wantToDie[0])
    expect(await dialog()).toBeVisible()
    expect(sent()).toHaveLength(0)
  })

  it('focuses the heading; Escape goes back and keeps the draft', async () => {
    fakeServer(inCountry('US'))
    show()
    await write(HELD)
    await dialog()
    expect(screen.getByText('Help is available')).toHaveFocus()
    await hand().keyboard('{Escape}')
    await closed()
    expect(box()).toHaveValue(HELD)
    expect(sent()).toHaveLength(0)
  })

  it('Back to message sends nothing and keeps the draft', async () => {
    fakeServer(inCountry('US'))
    show()
    await write(HELD)
    await dialog()
    await press('Back to message')
    await closed()
    expect(box()).toHaveValue(HELD)
    expect(sent()).toHaveLength(0)
  })

  it('does not hold the same text in the same channel again, but another text or channel', async () => {
    fakeServer(inCountry('US'))
    const { unmount } = show({ channelId: 'channel-1' })
    await write(HELD)
    await dialog()
    await press('Send anyway')
    await closed()
    await write(HELD)
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
    await write(`${HELD}!`)
    await dialog()
    await press('Back to message')
    await closed()
    unmount()
    show({ channelId: 'channel-2' })
    await write(HELD)
    expect(await dialog()).toBeVisible()
  })

  it('holds the same text again for the next user in this tab', async () => {
    fakeServer(inCountry('US'))
    workAs('ana')
    show({ channelId: 'channel-3' })
    await write(HELD)
    await dialog()
    await press('Send anyway')
    await closed()
    workAs('ben')
    await write(HELD)
    expect(await dialog()).toBeVisible()
  })

  it('without a channel holds the same text each time', async () => {
    fakeServer(inCountry('US'))
    show()
    await write(HELD)
    await dialog()
    await press('Send anyway')
    await closed()
    await write(HELD)
    expect(await dialog()).toBeVisible()
  })
})

describe('leaving', () => {
  const held = () => {
    const { result, unmount } = renderHook(() => useCrisisHold())
    return { answer: result.current(HELD), leave: unmount }
  }

  it('goes back: the dialog closes and nothing is sent', async () => {
    fakeServer(inCountry('US'))
    show()
    const { answer, leave } = held()
    await dialog()
    leave()
    await closed()
    expect(await answer).toBeUndefined()
  })

  it('while the check loads neither asks nor sends', async () => {
    fakeServer(inCountry('US'))
    show()
    const { answer, leave } = held()
    leave()
    expect(await answer).toBeUndefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('unmounting the page closes the question for the next user', async () => {
    fakeServer(inCountry('US'))
    const { unmount } = show()
    await write(HELD)
    await dialog()
    unmount()
    show()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('unmounting the page closes requested help', async () => {
    fakeServer(inCountry('US'))
    const { unmount } = show()
    act(() => openCrisisHelp())
    unmount()
    show()
    await act(async () => undefined)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
