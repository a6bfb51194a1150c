import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { fakeServer } from '../../../../tests/support/fake-server'
import { startTestI18n } from '../../../../tests/support/i18n'
import { ContactField } from './contact-field'
import { DisplayNameField } from './display-name-field'
import { MediaSection } from './media-section'
import { UserPreferences } from './preference-fields'
import { StatusSection } from './status-section'
import { UsernameField } from './username-field'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'

function renderSettings(what: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(<QueryClientProvider client={client}>{what}</QueryClientProvider>)
}

beforeAll(() => startTestI18n())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const PREFERENCES = {
  sendKey: 'enter',
  shortcuts: true,
  sounds: true,
  reducedMotion: false,
  mediaBlur: true,
  hourCycle: 'auto',
  feedbackPopup: true,
}
const GET = '/api/user/preferences/get'
const UPDATE = '/api/user/preferences/update'
const refusal = (text: string) => ({
  status: 422,
  body: { statusCode: 422, message: { key: 'no_such_key', text } },
})

describe('settings that follow the user', () => {
  it('save one by one, immediately', async () => {
    const { askedOf } = fakeServer({
      [GET]: () => ({ body: PREFERENCES }),
      [UPDATE]: (body) => ({ body: { ...PREFERENCES, ...(body as object) } }),
    })
    renderSettings(<UserPreferences />)
    await userEvent.click(await screen.findByRole('switch', { name: /^Sounds/ }))
    await userEvent.click(screen.getByRole('radio', { name: '24-hour' }))
    expect(screen.getByRole('radio', { name: '24-hour' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '10 sec' }))
    expect(screen.getByRole('radio', { name: '10 sec' })).toBeChecked()
    expect(askedOf(UPDATE)).toEqual([{ sounds: false }, { hourCycle: 'h23' }, { undoSeconds: 10 }])
  })

  it('roll back and say so when saving fails', async () => {
    fakeServer({ [GET]: () => ({ body: PREFERENCES }), [UPDATE]: () => 'unreachable' })
    renderSettings(<UserPreferences />)
    await userEvent.click(await screen.findByRole('switch', { name: /^Reduce motion/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not saved. There was an issue contacting the server',
    )
    expect(screen.getByRole('switch', { name: /^Reduce motion/ })).not.toBeChecked()
  })

  it('say when they failed to load', async () => {
    fakeServer({})
    renderSettings(<UserPreferences />)
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

describe("the user's visibility", () => {
  const READ = '/api/user/status-settings/get'
  const EDIT = '/api/user/status-settings/edit'

  it('saves as a whole with each switch, and rolls back with a reason', async () => {
    let isDown = false
    const { askedOf } = fakeServer({
      // The edit below hides the online status.
      [READ]: () => ({ body: { online: askedOf(EDIT).length === 0, visible: true } }),
      [EDIT]: () => (isDown ? 'unreachable' : {}),
    })
    renderSettings(<StatusSection />)
    await userEvent.click(await screen.findByRole('switch', { name: /^Show when I'm online/ }))
    await waitForExpect(() => expect(askedOf(EDIT)).toEqual([{ online: false, visible: true }]))
    isDown = true
    const profile = screen.getByRole('switch', { name: /^Show my profile/ })
    await userEvent.click(profile)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not saved\./)
    expect(profile).toBeChecked()
    expect(screen.getByRole('switch', { name: /^Show when I'm online/ })).not.toBeChecked()
  })
})

describe('sensitive media', () => {
  const READ = '/api/user/get/censorship'
  const FLAG = '/api/user/adult/flag'

  it('keeps a level that only the server knows, beside the selectable ones', async () => {
    const { askedOf } = fakeServer({
      [READ]: () => ({ body: { level: 7 } }),
      [FLAG]: () => ({ body: { flag: true } }),
      '/api/user/set/censorship': () => ({}),
    })
    renderSettings(<MediaSection />)
    expect(await screen.findByRole('radio', { name: 'Level 7' })).toBeChecked()
    expect(screen.queryByText(/age isn't confirmed/)).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Off' }))
    await waitForExpect(() => expect(askedOf('/api/user/set/censorship')).toEqual([{ level: 0 }]))
    expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked()
  })

  it('says why media are blurred while the age is not confirmed', async () => {
    fakeServer({ [READ]: () => ({ body: { level: 0 } }), [FLAG]: () => ({ body: { flag: false } }) })
    renderSettings(<MediaSection />)
    expect(await screen.findByText(/Your age isn't confirmed/)).toBeVisible()
  })
})

describe('a change of email', () => {
  const START = '/api/auth/initiate-change-email'
  const CONFIRM = '/api/auth/confirm-change-email'
  const typeEmail = async (email: string) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'New email address' }), email)
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  }

  it('verifies a code that is sent to the new address', async () => {
    const { askedOf } = fakeServer({ [START]: () => ({}), [CONFIRM]: () => ({}) })
    renderSettings(<ContactField kind="email" current="ana@old.example" />)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Current: \u2068ana@old.example\u2069')
    await typeEmail('ana@new.example')
    expect(await screen.findByText('We sent a code to \u2068ana@new.example\u2069.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Confirmation code'), '123456')
    expect(askedOf(START)).toEqual([{ email: 'ana@new.example' }])
    expect(askedOf(CONFIRM)).toEqual([{ confirmationCode: '123456' }])
    expect(await screen.findByRole('button', { name: 'Change' })).toBeVisible()
  })

  it('rejects an invalid address', async () => {
    const { asked } = fakeServer({})
    renderSettings(<ContactField kind="email" current={null} />)
    await typeEmail('ana')
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter a valid email address.')
    expect(asked).toHaveLength(0)
  })

  it('shows a wrong code below the boxes, and accepts another', async () => {
    fakeServer({ [START]: () => ({}), [CONFIRM]: () => refusal('Wrong code.') })
    renderSettings(<ContactField kind="email" current={null} />)
    await typeEmail('ana@new.example')
    await userEvent.type(await screen.findByLabelText('Confirmation code'), '111111')
    expect(await screen.findByText('Wrong code.')).toBeVisible()
    expect(screen.getByLabelText('Confirmation code')).toHaveValue('')
  })

  it('says why a new code could not be sent, also after a wrong one, and can be tried at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    fakeServer({
      [START]: () => ({}),
      [CONFIRM]: () => refusal('Wrong code.'),
      '/api/auth/resend-change-email': () => refusal('No more codes today.'),
    })
    renderSettings(<ContactField kind="email" current={null} />)
    await typeEmail('ana@new.example')
    await userEvent.type(await screen.findByLabelText('Confirmation code'), '111111')
    expect(await screen.findByText('Wrong code.')).toBeVisible()
    vi.setSystemTime(Date.now() + 31_000)
    const again = screen.getByRole('button', { name: 'Send a new code' })
    await waitForExpect(() => expect(again).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(again)
    expect(await screen.findByText('No more codes today.')).toBeVisible()
    expect(screen.queryByText('Wrong code.')).toBeNull()
    expect(again).not.toHaveAttribute('aria-disabled')
  })

  it('keeps the code on a server error, and sends it again', async () => {
    let isDown = true
    const { askedOf } = fakeServer({
      [START]: () => ({}),
      [CONFIRM]: () => (isDown ? { status: 503, body: {} } : {}),
    })
    renderSettings(<ContactField kind="email" current={null} />)
    await typeEmail('ana@new.example')
    await userEvent.type(await screen.findByLabelText('Confirmation code'), '123456')
    const again = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByLabelText('Confirmation code')).toHaveValue('123456')
    isDown = false
    await userEvent.click(again)
    expect(askedOf(CONFIRM)).toEqual([{ confirmationCode: '123456' }, { confirmationCode: '123456' }])
    expect(await screen.findByRole('button', { name: 'Change' })).toBeVisible()
  })
})

describe('a change of phone number', () => {
  const START = '/api/auth/initiate-change-phone-number'

  it('sends the bare number, and shows an error from a 200 response', async () => {
    const { askedOf } = fakeServer({
      [START]: () => ({ body: { error: { key: 'no_such_key', text: 'This number is not ours to text.' } } }),
    })
    renderSettings(<ContactField kind="phone" />)
    await userEvent.type(screen.getByRole('textbox', { name: 'New phone number' }), '+1 (555) 010-0199')
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(askedOf(START)).toEqual([{ phoneNumber: '+15550100199' }])
    expect(await screen.findByText('This number is not ours to text.')).toBeVisible()
  })
})

describe('names', () => {
  it('a taken username cannot be saved; a free one can', async () => {
    const { askedOf } = fakeServer({
      '/api/user/username/validate': (body) => ({
        body: { value: (body as { username: string }).username === 'ana.free' },
      }),
      '/api/user/set-username': () => ({}),
    })
    renderSettings(<UsernameField current="ana" />)
    const box = screen.getByRole('textbox', { name: 'Username' })
    const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    await userEvent.type(box, '.taken')
    expect(await screen.findByText(/Taken or not allowed/, { selector: 'p *' })).toBeVisible()
    await save()
    expect(askedOf('/api/user/set-username')).toEqual([])
    await userEvent.clear(box)
    await userEvent.type(box, 'ana.free')
    expect(await screen.findByText('Available.')).toBeVisible()
    await save()
    expect(askedOf('/api/user/set-username')).toEqual([{ username: 'ana.free' }])
  })

  it('a display name is trimmed before saving, and is never empty', async () => {
    const { askedOf } = fakeServer({ '/api/user/set-display-name': () => ({}) })
    renderSettings(<DisplayNameField current="Ana" />)
    const box = screen.getByRole('textbox', { name: 'Display name' })
    await userEvent.clear(box)
    expect(box).toHaveAccessibleDescription('Enter a name.')
    await userEvent.type(box, ' Ana R ')
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    expect(askedOf('/api/user/set-display-name')).toEqual([{ displayName: 'Ana R' }])
  })
})
