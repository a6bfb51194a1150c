import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { Version } from '@/domain/page/version'
import { apiVersion, checkVersionNow, startVersionWatch } from '@/services/network/version-watch'
import { setWorkingUser } from '@/services/session/working-user'
import { connectToastStack } from '@/services/page/toasts'

import { fakeServer } from '../../../tests/support/fake-server'
import { startTestI18n } from '../../../tests/support/i18n'
import { FeedbackForm } from './feedback-form'
import { waitForExpect } from '../../../tests/support/wait-for-expect'

const CREATE = '/api/feedback/create'
const SCREENSHOT = '/api/feedback/screenshot'
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const toasts: string[] = []
const renderForm = (what: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{what}</QueryClientProvider>)

/** Mocks a server that responds when the returned function is called. */
function slowServer(): () => void {
  let answer = () => {}
  const waits = new Promise<void>((resolve) => (answer = resolve))
  const createTicket = async () => {
    await waits
    return { body: { ticketId: 't2' } }
  }
  fakeServer({ [CREATE]: createTicket, [SCREENSHOT]: () => ({ body: { mediaId: 'm1' } }) })
  return () => answer()
}

beforeAll(() => startTestI18n())
beforeEach(() => {
  localStorage.clear()
  setWorkingUser('ana')
  toasts.length = 0
  connectToastStack({ show: ({ text }) => toasts.push(text), dismiss: () => undefined })
})
afterEach(() => void vi.unstubAllGlobals())

const textBox = () => screen.getByRole('textbox')
const picture = () => screen.getByLabelText('Screenshot (optional)')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

describe('a report', () => {
  it.each([
    ['text', () => userEvent.type(textBox(), ' badly')],
    ['kind', () => userEvent.click(screen.getByRole('radio', { name: 'Idea' }))],
    ['tick', () => userEvent.click(screen.getByRole('checkbox'))],
    ['picture', () => userEvent.upload(picture(), new File(['b'], 'b.png', { type: 'image/png' }))],
  ])('is another report when its %s changes before the retry', async (_what, change) => {
    let isBroken = true
    const { askedOf } = fakeServer({
      [SCREENSHOT]: () => ({ body: { mediaId: 'm1' } }),
      [CREATE]: () => (isBroken ? 'unreachable' : { body: { ticketId: 't2' } }),
    })
    renderForm(<FeedbackForm />)
    await userEvent.type(textBox(), 'It broke')
    await userEvent.upload(picture(), new File(['a'], 'a.png', { type: 'image/png' }))
    await send()
    await screen.findByText('There was an issue contacting the server')
    isBroken = false
    await change()
    await send()
    await waitForExpect(() => expect(textBox()).toHaveValue(''))
    const idsOf = (path: string) => (askedOf(path) as { clientId: string }[]).map(({ clientId }) => clientId)
    const ids = [...idsOf(CREATE), ...idsOf(SCREENSHOT)]
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
    for (const id of ids) expect(id).toMatch(UUID)
  })

  it('is the same report, with the same context, when a deploy came before the retry', async () => {
    let isBroken = true
    const { askedOf } = fakeServer({
      [CREATE]: () => (isBroken ? 'unreachable' : { body: { ticketId: 't2' } }),
    })
    let version = 'api-1'
    const stopWatch = startVersionWatch(() => Promise.resolve(v.parse(Version, { apiVersion: version })))
    const poll = async () => {
      checkVersionNow()
      await waitForExpect(() => expect(apiVersion()).toBe(version))
    }
    await poll()
    renderForm(<FeedbackForm />)
    await userEvent.type(textBox(), 'It broke')
    await send()
    await screen.findByText('There was an issue contacting the server')
    isBroken = false
    version = 'api-2'
    await poll()
    for (const kind of ['Idea', 'Problem']) await userEvent.click(screen.getByRole('radio', { name: kind }))
    await send()
    await waitForExpect(() => expect(textBox()).toHaveValue(''))
    stopWatch()
    const [first, retry, ...more] = askedOf(CREATE)
    expect(retry).toEqual(first)
    expect(more).toEqual([])
  })

  it('keeps text typed while it is being sent', async () => {
    const answer = slowServer()
    const { unmount } = renderForm(<FeedbackForm />)
    await userEvent.type(textBox(), 'It broke')
    await userEvent.upload(picture(), new File(['a'], 'a.png', { type: 'image/png' }))
    await send()
    await userEvent.type(textBox(), ' again')
    answer()
    await waitForExpect(() => expect(toasts).toEqual(['Sent. Thank you.']))
    expect(textBox()).toHaveValue('It broke again')
    expect(screen.getByText('a.png')).toBeVisible()
    unmount()
    renderForm(<FeedbackForm />)
    expect(textBox()).toHaveValue('It broke again')
  })

  it('completes, with a toast, when the page was left before the response', async () => {
    const answer = slowServer()
    const { unmount } = renderForm(<FeedbackForm />)
    await userEvent.type(textBox(), 'It broke')
    await send()
    unmount()
    answer()
    await waitForExpect(() => expect(toasts).toEqual(['Sent. Thank you.']))
    renderForm(<FeedbackForm />)
    expect(textBox()).toHaveValue('')
  })
})
