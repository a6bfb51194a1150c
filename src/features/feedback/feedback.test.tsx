import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { getPreferences } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { clearPageHistory, recordPage } from '@/services/page/page-history'
import { setWorkingUser } from '@/services/session/working-user'

import { fakeServer } from '../../../tests/support/fake-server'
import { startTestI18n } from '../../../tests/support/i18n'
import { FeedbackPopup } from './feedback-popup'
import { FeedbackForm } from './feedback-form'
import { TicketList } from './ticket-list'
import { waitForExpect } from '../../../tests/support/wait-for-expect'

const TICKET = {
  ticketId: 't1',
  kind: 'idea',
  text: 'Let me pin more than three creators.',
  state: 'answered',
  createdAt: '2026-11-01T10:00:00Z',
  replies: [{ text: 'It is on its way.', at: '2026-11-02T10:00:00Z', fromSupport: true }],
}
const CREATE = '/api/feedback/create'
const LIST = '/api/feedback/list'
const GET_PREFERENCES = '/api/user/preferences/get'
const UPDATE_PREFERENCES = '/api/user/preferences/update'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

function renderFeedback(what: React.ReactNode, at = '/settings/feedback') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{what}</MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, client }
}

beforeAll(() => startTestI18n())
beforeEach(() => {
  localStorage.clear()
  setWorkingUser('ana')
  clearPageHistory()
})
afterEach(() => void vi.unstubAllGlobals())

const textBox = () => screen.getByRole('textbox')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

describe('the report form', () => {
  it('shows the context before sending, and sends exactly that', async () => {
    const { askedOf } = fakeServer({ [CREATE]: () => ({ body: { ticketId: 't2' } }) })
    recordPage('push', 'chat', '/cr-tools/messages/channel-77')
    recordPage('push', 'feedback', '/settings/feedback')
    renderFeedback(<FeedbackForm />)
    const facts = screen.getByRole('region', { name: 'Included with your report' })
    expect(facts).toHaveTextContent('/cr-tools/messages/:channelId')
    expect(facts).not.toHaveTextContent('channel-77')
    await userEvent.click(screen.getByRole('radio', { name: 'Idea' }))
    await userEvent.type(textBox(), 'More pins')
    await userEvent.click(screen.getByRole('checkbox', { name: 'OK to contact me' }))
    await send()
    expect(askedOf(CREATE)).toEqual([
      {
        clientId: expect.stringMatching(UUID),
        kind: 'idea',
        text: 'More pins',
        route: '/cr-tools/messages/:channelId',
        appVersion: expect.any(String),
        apiVersion: null,
        language: 'en',
        browser: navigator.userAgent,
        mediaIds: [],
        contactOk: true,
      },
    ])
    expect(textBox()).toHaveValue('')
  })

  it('requires a text', async () => {
    const { asked } = fakeServer({})
    renderFeedback(<FeedbackForm />)
    await send()
    expect(textBox()).toBeInvalid()
    expect(textBox()).toHaveAccessibleDescription('Write something first.')
    expect(asked).toHaveLength(0)
  })

  it('keeps the text as a draft, for its writer only', async () => {
    fakeServer({})
    const first = renderFeedback(<FeedbackForm />)
    await userEvent.type(textBox(), 'half a sentence')
    first.unmount()
    const second = renderFeedback(<FeedbackForm />)
    expect(textBox()).toHaveValue('half a sentence')
    second.unmount()
    setWorkingUser('ben')
    renderFeedback(<FeedbackForm />)
    expect(textBox()).toHaveValue('')
  })

  it('shows a failed send in place, keeps the text, and retries the same report', async () => {
    let isBroken = true
    const { askedOf } = fakeServer({
      [CREATE]: () => (isBroken ? 'unreachable' : { body: { ticketId: 't2' } }),
    })
    renderFeedback(<FeedbackForm />)
    await userEvent.type(textBox(), 'It broke')
    await send()
    expect(await screen.findByText('There was an issue contacting the server')).toBeVisible()
    expect(textBox()).toHaveValue('It broke')
    isBroken = false
    await send()
    expect(screen.queryByText('There was an issue contacting the server')).toBeNull()
    const [one, other] = askedOf(CREATE) as { clientId: string }[]
    expect(other?.clientId).toBe(one?.clientId)
  })

  it('accepts one picture, and says why a file is not accepted', async () => {
    const { askedOf } = fakeServer({
      '/api/feedback/screenshot': () => ({ body: { mediaId: 'm1' } }),
      [CREATE]: () => ({ body: { ticketId: 't2' } }),
    })
    renderFeedback(<FeedbackForm />)
    const user = userEvent.setup({ applyAccept: false })
    const input = screen.getByLabelText('Screenshot (optional)')
    await user.upload(input, new File(['x'], 'notes.pdf', { type: 'application/pdf' }))
    const choose = screen.getByRole('button', { name: 'Choose image' })
    expect(await screen.findByRole('alert')).toHaveTextContent(/Choose a PNG, JPEG or WebP image/)
    expect(choose).toHaveAccessibleDescription(/Choose a PNG, JPEG or WebP image/)
    await user.upload(input, new File(['abc'], 'screen.png', { type: 'image/png' }))
    expect(screen.getByText('screen.png')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove image' }))
    expect(choose).toHaveFocus()
    await user.upload(input, new File(['abc'], 'screen.png', { type: 'image/png' }))
    await user.type(textBox(), 'See the picture')
    await send()
    expect(askedOf('/api/feedback/screenshot')).toEqual([
      expect.objectContaining({ type: 'image/png', data: btoa('abc') }),
    ])
    expect(askedOf(CREATE)).toEqual([expect.objectContaining({ mediaIds: ['m1'] })])
  })
})

describe("the user's tickets", () => {
  it('show their state and answers, and accept replies', async () => {
    const { askedOf } = fakeServer({
      [LIST]: () => ({ body: { data: [TICKET] } }),
      '/api/feedback/reply': () => ({ body: TICKET }),
    })
    renderFeedback(<TicketList />)
    const ticket = await screen.findByRole('article')
    expect(ticket).toHaveTextContent('Answered')
    expect(within(ticket).getByRole('list', { name: 'Replies' })).toHaveTextContent('It is on its way.')
    await userEvent.click(within(ticket).getByRole('button', { name: 'Reply' }))
    await userEvent.type(within(ticket).getByRole('textbox', { name: 'Your reply' }), 'Thanks')
    await userEvent.click(within(ticket).getByRole('button', { name: 'Send reply' }))
    expect(askedOf('/api/feedback/reply')).toEqual([
      { clientId: expect.any(String), ticketId: 't1', text: 'Thanks' },
    ])
    expect(await within(ticket).findByRole('button', { name: 'Reply' })).toBeVisible()
    expect(ticket).toHaveFocus()
  })

  it('are replied to once although the first answer was lost', async () => {
    let isBroken = true
    const { askedOf } = fakeServer({
      [LIST]: () => ({ body: { data: [TICKET] } }),
      '/api/feedback/reply': () => (isBroken ? 'unreachable' : { body: TICKET }),
    })
    renderFeedback(<TicketList />)
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Thanks')
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
    await screen.findByText('There was an issue contacting the server')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
    await screen.findByRole('button', { name: 'Reply' })
    const [one, other] = askedOf('/api/feedback/reply') as { clientId: string }[]
    expect(one?.clientId).toEqual(expect.any(String))
    expect(other?.clientId).toBe(one?.clientId)
  })

  it('show an empty state', async () => {
    fakeServer({ [LIST]: () => ({ body: { data: [] } }) })
    renderFeedback(<TicketList />)
    expect(await screen.findByText('No reports yet')).toBeVisible()
  })

  it('show a failed load, and retry', async () => {
    let isBroken = true
    fakeServer({ [LIST]: () => (isBroken ? 'unreachable' : { body: { data: [TICKET] } }) })
    renderFeedback(<TicketList />)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isBroken = false
    await userEvent.click(retry)
    expect(await screen.findByRole('article')).toBeVisible()
  })
})

describe('the small feedback popup', () => {
  const preferences = (feedbackPopup: boolean) => ({
    body: {
      sendKey: 'enter',
      shortcuts: true,
      sounds: true,
      reducedMotion: false,
      mediaBlur: true,
      feedbackPopup,
    },
  })

  it('can be dismissed permanently', async () => {
    const { askedOf } = fakeServer({
      [GET_PREFERENCES]: () => preferences(true),
      [UPDATE_PREFERENCES]: () => preferences(false),
    })
    renderFeedback(<FeedbackPopup />, '/agency-overview')
    await userEvent.click(await screen.findByRole('button', { name: "Don't show this again" }))
    expect(screen.queryByRole('link')).toBeNull()
    expect(askedOf(UPDATE_PREFERENCES)).toEqual([{ feedbackPopup: false }])
  })

  it.each(['/cr-tools/messages/mass', '/cr-tools/messages/c1', '/settings/feedback'])(
    'does not show on %s',
    async (path) => {
      fakeServer({ [GET_PREFERENCES]: () => preferences(true) })
      const { client } = renderFeedback(<FeedbackPopup />, path)
      const { queryKey } = queryOf(getPreferences)
      await waitForExpect(() => expect(client.getQueryData(queryKey)?.feedbackPopup).toBe(true))
      expect(screen.queryByRole('link')).toBeNull()
    },
  )
})
