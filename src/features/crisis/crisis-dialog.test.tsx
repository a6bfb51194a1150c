import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { getCurrentUser } from '@/api/calls/user'
import type { TrackedEvent } from '@/domain/tracked-event'
import { onTracked } from '@/services/tracker'

import {
  closed,
  dialog,
  hand,
  HELD,
  inCountry,
  LOOKUP,
  onCrisisStage,
  press,
  sent,
  show,
  write,
} from '../../../tests/crisis-stage'
import { fakeServer } from '../../../tests/fake-server'
import { openCrisisHelp, openCrisisHelpFor } from '.'
import { loadOrAsk } from './crisis-store'

// Read once, when the config module is first imported.
vi.hoisted(() => vi.stubEnv('VITE_COUNTRY_LOOKUP_URL', 'https://country.example/'))
onCrisisStage()

/** The signal of a page that stays open. */
const HERE = new AbortController().signal

describe('the country lookup decides the resources', () => {
  it("shows a country's own lines", async () => {
    fakeServer(inCountry('GB'))
    show()
    await write(HELD)
    await dialog()
    expect(await screen.findByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123')
    expect(screen.queryByText(/Based on your language/)).toBeNull()
  })

  it('shows only emergency number and directory for a country without confirmed lines', async () => {
    fakeServer(inCountry('IT'))
    show()
    await write(HELD)
    await dialog()
    expect(await screen.findByText(/^We have no confirmed line/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Call 112' })).toBeVisible()
    const directory = screen.getByRole('link', { name: /^Find help in another country/ })
    expect(directory).toHaveAttribute('href', 'https://findahelpline.com')
    expect(directory).toHaveAttribute('rel', 'noopener noreferrer')
    expect(directory).toHaveAttribute('target', '_blank')
  })

  it('does not block: shows a labelled guess from the language region', async () => {
    fakeServer({ [LOOKUP]: () => new Promise(() => undefined) })
    show()
    await write(HELD)
    await dialog()
    expect(screen.getByText(/Based on your language/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Call 988' })).toBeVisible()
  })

  it('keeps the guess and the country menu when it fails, and still holds the message', async () => {
    fakeServer({ [LOOKUP]: () => ({ body: { country: 'US' } }) })
    show()
    await write(HELD)
    await dialog()
    expect(screen.getByText(/Based on your language/)).toBeVisible()
    await hand().click(screen.getByRole('button', { name: /Country/ }))
    await hand().click(await screen.findByRole('option', { name: 'Japan' }))
    expect(screen.getByRole('link', { name: 'Call 0120-279-338' })).toBeVisible()
    expect(screen.queryByText(/Based on your language/)).toBeNull()
    expect(sent()).toHaveLength(0)
  })

  it('offers the fan’s country too, where it is known', async () => {
    fakeServer(inCountry('US'))
    show({ fanCountry: 'AU' })
    await write(HELD)
    await dialog()
    await hand().click(screen.getByRole('radio', { name: "The fan's country" }))
    expect(screen.getByRole('link', { name: 'Call 13 11 14' })).toBeVisible()
  })

  it('starts with the fan’s country when opened beside their message', async () => {
    fakeServer(inCountry('US'))
    show()
    act(() => openCrisisHelpFor({ channelId: 'channel-9', fanCountry: 'AU' }))
    await dialog()
    expect(screen.getByRole('radio', { name: "The fan's country" })).toBeChecked()
    expect(screen.getByRole('link', { name: 'Call 13 11 14' })).toBeVisible()
  })

  it('shows the user’s own lines again when the next help concerns no fan', async () => {
    fakeServer(inCountry('US'))
    show({ fanCountry: 'AU' })
    await write(HELD)
    await dialog()
    await hand().click(screen.getByRole('radio', { name: "The fan's country" }))
    await press('Back to message')
    act(openCrisisHelp)
    await dialog()
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeVisible()
  })
})

describe('the dialog', () => {
  it('resets 3 s after closing', async () => {
    fakeServer(inCountry('US'))
    show()
    await write(HELD)
    await dialog()
    await press('Support for you')
    expect(screen.getByText(/^This work can be heavy/)).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await press('Back to message')
    await act(() => vi.advanceTimersByTimeAsync(2500))
    act(openCrisisHelp)
    await dialog()
    expect(screen.getByText(/^This work can be heavy/)).toBeVisible()
    await press('Close')
    await act(() => vi.advanceTimersByTimeAsync(3000))
    act(openCrisisHelp)
    await dialog()
    expect(screen.queryByText(/^This work can be heavy/)).toBeNull()
  })

  it('sends a manager channel and source, never the text', async () => {
    const { asked, askedOf } = fakeServer({
      ...inCountry('US'),
      '/api/safety/crisis/escalate': () => ({ body: { escalationId: 'e' } }),
    })
    show({ channelId: 'channel-9' })
    await write('suicide')
    await dialog()
    await press('Tell my manager')
    expect(await screen.findByText(/^Your manager now knows the channel and the time/)).toBeVisible()
    expect(askedOf('/api/safety/crisis/escalate')).toEqual([{ channelId: 'channel-9', source: 'outgoing' }])
    expect(JSON.stringify(asked)).not.toContain('suicide')
  })

  it('tells a manager that the fan wrote it, when opened beside their message', async () => {
    const { askedOf } = fakeServer({
      ...inCountry('US'),
      '/api/safety/crisis/escalate': () => ({ body: { escalationId: 'e' } }),
    })
    show()
    act(() => openCrisisHelpFor({ channelId: 'channel-9' }))
    await dialog()
    await press('Tell my manager')
    expect(await screen.findByText(/^Your manager now knows the channel and the time/)).toBeVisible()
    expect(askedOf('/api/safety/crisis/escalate')).toEqual([{ channelId: 'channel-9', source: 'incoming' }])
  })

  it('shows the support that the agency names for staff, and never an unsafe URL', async () => {
    const staffSupport = { name: 'Quiet line', phone: '+48 22 555 01 01', link: 'javascript:alert(1)' }
    fakeServer({
      ...inCountry('US'),
      [getCurrentUser.path]: () => ({ body: { userId: 'u', username: 'ana', staffSupport } }),
    })
    show()
    act(openCrisisHelp)
    await dialog()
    await press('Support for you')
    expect(await screen.findByText(/^Support from your agency: .*Quiet line/)).toBeVisible()
    const call = screen.getByRole('link', { name: 'Call +48 22 555 01 01' })
    expect(call).toHaveAttribute('href', 'tel:+48225550101')
    expect(screen.queryByRole('link', { name: /Open website/ })).toBeNull()
    expect(screen.getByText(/^This work can be heavy/)).toBeVisible()
    await press('Close')
  })

  it('opens as help at any time, without a message to send', async () => {
    fakeServer(inCountry('US'))
    show()
    act(openCrisisHelp)
    await dialog()
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Tell my manager' })).toBeNull()
    await press('Close')
    await closed()
  })

  it('counts events, and tracks neither text nor phrase nor channel', async () => {
    fakeServer(inCountry('US'))
    const events: TrackedEvent[] = []
    const stop = onTracked((event) => events.push(event))
    show({ channelId: 'channel-77' })
    await write('so tired, suicide')
    await dialog()
    await press('Send anyway')
    await closed()
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
    show()
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('chunk'))
    const loaded = vi.fn()
    void loadOrAsk(load, 'held', HERE).then(loaded)
    expect(await screen.findByRole('heading', { name: 'Message not sent' })).toBeInTheDocument()
    expect(loaded).not.toHaveBeenCalled()
    await press('Try again')
    expect(await screen.findByRole('heading', { name: 'Message not sent' })).toBeInTheDocument()
    load.mockResolvedValue('loaded')
    await press('Try again')
    await waitFor(() => expect(loaded).toHaveBeenCalledWith('loaded'))
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('says what to do in danger without the failed code', async () => {
    fakeServer(inCountry('US'))
    show()
    void loadOrAsk(() => Promise.reject(new Error('chunk')), 'held', HERE)
    await screen.findByRole('heading', { name: 'Message not sent' })
    expect(screen.getByText(/call the local emergency number. 112 works/)).toBeVisible()
    await press('Back to message')
  })

  it('mentions no message when opened from the menu', async () => {
    fakeServer(inCountry('US'))
    show()
    const answer = loadOrAsk(() => Promise.reject(new Error('chunk')), 'help', HERE)
    expect(await screen.findByRole('heading', { name: "Couldn't load the helplines" })).toBeInTheDocument()
    expect(screen.queryByText(/message/i)).toBeNull()
    expect(screen.getByText(/112 works on mobile phones/)).toBeVisible()
    await press('Close')
    expect(await answer).toBeUndefined()
  })

  it('resolves to undefined when the user goes back', async () => {
    fakeServer(inCountry('US'))
    show()
    const answer = loadOrAsk(() => Promise.reject(new Error('chunk')), 'held', HERE)
    await screen.findByRole('heading', { name: 'Message not sent' })
    await press('Back to message')
    expect(await answer).toBeUndefined()
  })
})
