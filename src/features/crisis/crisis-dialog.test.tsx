import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { getCurrentUser } from '@/api/calls/account/user'
import type { TrackedEvent } from '@/domain/page/tracked-event'
import { onTracked } from '@/services/telemetry/tracker'

import {
  expectClosed,
  helpDialog,
  setUpUser,
  HELD_TEXT,
  inCountry,
  LOOKUP_URL,
  setUpCrisis,
  pressButton,
  sentTexts,
  renderComposerWithHold,
  writeText,
} from '../../../tests/support/render/render-crisis'
import { fakeServer } from '../../../tests/support/fake-server'
import { openCrisisHelp, openCrisisHelpFor } from '.'
import { loadOrAskRetry } from './crisis-store'

// Read once, when the config module is first imported.
vi.hoisted(() => vi.stubEnv('VITE_COUNTRY_LOOKUP_URL', 'https://country.example/'))
setUpCrisis()

/** The signal of a page that stays open. */
const HERE = new AbortController().signal

describe('the country lookup decides the resources', () => {
  it("shows a country's own lines", async () => {
    fakeServer(inCountry('GB'))
    renderComposerWithHold()
    await writeText(HELD_TEXT)
    await helpDialog()
    expect(await screen.findByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123')
    expect(screen.queryByText(/Based on your language/)).toBeNull()
  })

  it('shows only emergency number and directory for a country without confirmed lines', async () => {
    fakeServer(inCountry('IT'))
    renderComposerWithHold()
    await writeText(HELD_TEXT)
    await helpDialog()
    expect(await screen.findByText(/^We have no confirmed line/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Call 112' })).toBeVisible()
    const directory = screen.getByRole('link', { name: /^Find help in another country/ })
    expect(directory).toHaveAttribute('href', 'https://findahelpline.com')
    expect(directory).toHaveAttribute('rel', 'noopener noreferrer')
    expect(directory).toHaveAttribute('target', '_blank')
  })

  it('does not block: shows a labelled guess from the language region', async () => {
    fakeServer({ [LOOKUP_URL]: () => new Promise(() => undefined) })
    renderComposerWithHold()
    await writeText(HELD_TEXT)
    await helpDialog()
    expect(screen.getByText(/Based on your language/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Call 988' })).toBeVisible()
  })

  it('keeps the guess and the country menu when it fails, and still holds the message', async () => {
    fakeServer({ [LOOKUP_URL]: () => ({ body: { country: 'US' } }) })
    renderComposerWithHold()
    await writeText(HELD_TEXT)
    await helpDialog()
    expect(screen.getByText(/Based on your language/)).toBeVisible()
    await setUpUser().click(screen.getByRole('button', { name: /Country/ }))
    await setUpUser().click(await screen.findByRole('option', { name: 'Japan' }))
    expect(screen.getByRole('link', { name: 'Call 0120-279-338' })).toBeVisible()
    expect(screen.queryByText(/Based on your language/)).toBeNull()
    expect(sentTexts()).toHaveLength(0)
  })

  it('offers the fan’s country too, where it is known', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold({ fanCountry: 'AU' })
    await writeText(HELD_TEXT)
    await helpDialog()
    await setUpUser().click(screen.getByRole('radio', { name: "The fan's country" }))
    expect(screen.getByRole('link', { name: 'Call 13 11 14' })).toBeVisible()
  })

  it('starts with the fan’s country when opened beside their message', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    act(() => openCrisisHelpFor({ channelId: 'channel-9', fanCountry: 'AU', source: 'incoming' }))
    await helpDialog()
    expect(screen.getByRole('radio', { name: "The fan's country" })).toBeChecked()
    expect(screen.getByRole('link', { name: 'Call 13 11 14' })).toBeVisible()
  })

  it('forgets the country chosen for one fan in help for another', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    act(() => openCrisisHelpFor({ channelId: 'channel-9', fanCountry: 'AU', source: 'incoming' }))
    await helpDialog()
    await setUpUser().click(screen.getByRole('button', { name: /Country/ }))
    await setUpUser().click(await screen.findByRole('option', { name: 'Japan' }))
    await pressButton('Close')
    act(() => openCrisisHelpFor({ channelId: 'channel-10', fanCountry: 'US', source: 'incoming' }))
    await helpDialog()
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Call 0120-279-338' })).toBeNull()
  })

  it('shows the user’s own lines again when the next help concerns no fan', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold({ fanCountry: 'AU' })
    await writeText(HELD_TEXT)
    await helpDialog()
    await setUpUser().click(screen.getByRole('radio', { name: "The fan's country" }))
    await pressButton('Back to message')
    act(openCrisisHelp)
    await helpDialog()
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeVisible()
  })
})

describe('the dialog', () => {
  it('resets 3 s after closing', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    await writeText(HELD_TEXT)
    await helpDialog()
    await pressButton('Support for you')
    expect(screen.getByText(/^This work can be heavy/)).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await pressButton('Back to message')
    await act(() => vi.advanceTimersByTimeAsync(2500))
    act(openCrisisHelp)
    await helpDialog()
    expect(screen.getByText(/^This work can be heavy/)).toBeVisible()
    await pressButton('Close')
    await act(() => vi.advanceTimersByTimeAsync(3000))
    act(openCrisisHelp)
    await helpDialog()
    expect(screen.queryByText(/^This work can be heavy/)).toBeNull()
  })

  it('sends a manager channel and source, never the text', async () => {
    const { asked, askedOf } = fakeServer({
      ...inCountry('US'),
      '/api/safety/crisis/escalate': () => ({ body: { escalationId: 'e' } }),
    })
    renderComposerWithHold({ channelId: 'channel-9' })
    await writeText('suicide')
    await helpDialog()
    await pressButton('Tell my manager')
    expect(await screen.findByText(/^Your manager now knows the channel and the time/)).toBeVisible()
    expect(askedOf('/api/safety/crisis/escalate')).toEqual([{ channelId: 'channel-9', source: 'outgoing' }])
    expect(JSON.stringify(asked)).not.toContain('suicide')
  })

  it('tells a manager that the fan wrote it, when opened beside their message', async () => {
    const { askedOf } = fakeServer({
      ...inCountry('US'),
      '/api/safety/crisis/escalate': () => ({ body: { escalationId: 'e' } }),
    })
    renderComposerWithHold()
    act(() => openCrisisHelpFor({ channelId: 'channel-9', source: 'incoming' }))
    await helpDialog()
    await pressButton('Tell my manager')
    expect(await screen.findByText(/^Your manager now knows the channel and the time/)).toBeVisible()
    expect(askedOf('/api/safety/crisis/escalate')).toEqual([{ channelId: 'channel-9', source: 'incoming' }])
  })

  it('shows the support that the agency names for staff, and never an unsafe URL', async () => {
    const staffSupport = { name: 'Quiet line', phone: '+48 22 555 01 01', link: 'javascript:alert(1)' }
    fakeServer({
      ...inCountry('US'),
      [getCurrentUser.path]: () => ({ body: { userId: 'u', username: 'ana', staffSupport } }),
    })
    renderComposerWithHold()
    act(openCrisisHelp)
    await helpDialog()
    await pressButton('Support for you')
    expect(await screen.findByText(/^Support from your agency: .*Quiet line/)).toBeVisible()
    const call = screen.getByRole('link', { name: 'Call +48 22 555 01 01' })
    expect(call).toHaveAttribute('href', 'tel:+48225550101')
    expect(screen.queryByRole('link', { name: /Open website/ })).toBeNull()
    expect(screen.getByText(/^This work can be heavy/)).toBeVisible()
    await pressButton('Close')
  })

  it('opens as help at any time, without a message to send', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    act(openCrisisHelp)
    await helpDialog()
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Tell my manager' })).toBeNull()
    await pressButton('Close')
    await expectClosed()
  })

  it('counts events, and tracks neither text nor phrase nor channel', async () => {
    fakeServer(inCountry('US'))
    const events: TrackedEvent[] = []
    const stop = onTracked((event) => events.push(event))
    renderComposerWithHold({ channelId: 'channel-77' })
    await writeText('so tired, suicide')
    await helpDialog()
    await pressButton('Send anyway')
    await expectClosed()
    stop()
    const names = events.filter(({ kind }) => kind === 'modalChanged').map(({ facts }) => facts)
    expect(names).toContainEqual({ name: 'crisis', isOpen: true })
    expect(names).toContainEqual({ name: 'crisis.continued', isOpen: false })
    expect(JSON.stringify(events)).not.toMatch(/suicide|tired|channel-77/)
  })
})

describe('a part of the check that fails to load', () => {
  beforeAll(() => {
    // jsdom has the element but not its method.
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true
    }
  })

  it('holds the message and says so, until it loads or the user goes back', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('chunk'))
    const loaded = vi.fn()
    void loadOrAskRetry(load, 'held', HERE).then(loaded)
    expect(await screen.findByRole('heading', { name: 'Message not sent' })).toBeInTheDocument()
    expect(loaded).not.toHaveBeenCalled()
    await pressButton('Try again')
    expect(await screen.findByRole('heading', { name: 'Message not sent' })).toBeInTheDocument()
    load.mockResolvedValue('loaded')
    await pressButton('Try again')
    await waitFor(() => expect(loaded).toHaveBeenCalledWith('loaded'))
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('says what to do in danger without the failed code', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    void loadOrAskRetry(() => Promise.reject(new Error('chunk')), 'held', HERE)
    await screen.findByRole('heading', { name: 'Message not sent' })
    expect(screen.getByText(/call the local emergency number. 112 works/)).toBeVisible()
    await pressButton('Back to message')
  })

  it('mentions no message when opened from the menu', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    const answer = loadOrAskRetry(() => Promise.reject(new Error('chunk')), 'help', HERE)
    expect(await screen.findByRole('heading', { name: "Couldn't load the helplines" })).toBeInTheDocument()
    expect(screen.queryByText(/message/i)).toBeNull()
    expect(screen.getByText(/112 works on mobile phones/)).toBeVisible()
    await pressButton('Close')
    expect(await answer).toBeUndefined()
  })

  it('resolves to undefined when the user goes back', async () => {
    fakeServer(inCountry('US'))
    renderComposerWithHold()
    const answer = loadOrAskRetry(() => Promise.reject(new Error('chunk')), 'held', HERE)
    await screen.findByRole('heading', { name: 'Message not sent' })
    await pressButton('Back to message')
    expect(await answer).toBeUndefined()
  })
})
