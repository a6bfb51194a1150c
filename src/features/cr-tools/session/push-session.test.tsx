import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { STORAGE_KEY } from '@/config/storage-keys'
import { logout } from '@/features/auth'
import { world } from '@/mocks/node'
import { readPushDevice, storePushDevice } from '@/services/session/push-owner'
import { tabStore } from '@/services/storage/storage'

import { fakePush } from '../../../../tests/support/fake-push'
import { ANA, BEN, MILA } from '../../../../tests/support/people'
import { cleanUpAfterTest, setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'
import { type PushUser, renewPush, turnPushOn } from '../alerts/push-device'

// Read once, when the config module is first imported.
vi.hoisted(() => vi.stubEnv('VITE_PUSH_PUBLIC_KEY', 'the-key'))

setUpBackend()

const OLD = 'https://push.example/old'
let fake: ReturnType<typeof fakePush>
beforeEach(() => {
  fake = fakePush()
  Object.assign(fake.browser, { permission: 'granted', worker: '/push-worker.js?lng=en', endpoint: OLD })
  tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: ANA, creatorId: MILA }))
})
afterEach(() => fake.restore())

const subscribe = (userId: string, publicKey = 'the-key') => {
  storePushDevice({ userId, endpoint: OLD, publicKey, isSent: true })
  return world.transact(() => {
    world.state.pushEndpoints[userId] = [OLD]
  })
}
/** Renders a page where the background of a chatter runs. */
const open = async (before: () => Promise<unknown>) => {
  const app = await renderApp('/cr-tools', { as: 'chatter', before })
  await screen.findByRole('heading', { level: 1 })
  return app
}

describe('push on this device', () => {
  it('stays while the person is signed in, in the language of the page; ends with a logout, on the server too', async () => {
    await open(async () => {
      await subscribe(ANA)
      fake.browser.worker = '/push-worker.js?lng=de'
    })
    await waitFor(() => expect(fake.browser.worker).toBe('/push-worker.js?lng=en'))
    expect(world.state.pushEndpoints[ANA]).toEqual([OLD])
    await act(() => logout())
    await waitFor(() => expect(fake.browser.worker).toBeUndefined())
    expect(world.state.pushEndpoints[ANA]).toEqual([])
    expect(readPushDevice()).toBeUndefined()
  })

  it('of another person ends as soon as this one is signed in', async () => {
    await open(() => subscribe(BEN))
    await waitFor(() => expect(fake.browser.endpoint).toBeUndefined())
    expect(readPushDevice()).toBeUndefined()
  })

  it('ends on the sign-in page, where a session ended while no page was open', async () => {
    const { user } = await renderApp('/login', { before: () => subscribe(BEN) })
    await user.click(await screen.findByRole('textbox', { name: 'Email' }))
    await waitFor(() => expect(fake.browser.endpoint).toBeUndefined())
    expect(readPushDevice()).toBeUndefined()
  })

  it.each([
    ['was ended by the browser', 'the-key', undefined],
    ['has an outdated key', 'an-older-key', OLD],
  ])('subscribes again when the subscription %s', async (_why, publicKey, endpoint) => {
    await open(async () => {
      await subscribe(ANA, publicKey)
      fake.browser.endpoint = endpoint
    })
    await waitFor(() => expect(world.state.pushEndpoints[ANA]).toContain('https://push.example/1'))
    expect(readPushDevice()).toMatchObject({ endpoint: 'https://push.example/1', publicKey: 'the-key' })
  })

  it('subscribes again when the permission was taken away and is given again', async () => {
    const change = new EventTarget()
    Object.defineProperty(navigator, 'permissions', {
      value: { query: async () => change },
      configurable: true,
    })
    cleanUpAfterTest(() => Reflect.deleteProperty(navigator, 'permissions'))
    await open(() => subscribe(ANA))
    const decide = (permission: NotificationPermission, endpoint: string | undefined) =>
      act(async () => {
        Object.assign(fake.browser, { permission, endpoint })
        change.dispatchEvent(new Event('change'))
      })
    await decide('denied', undefined)
    await decide('granted', undefined)
    await waitFor(() => expect(world.state.pushEndpoints[ANA]).toContain('https://push.example/1'))
    expect(readPushDevice()).toMatchObject({ endpoint: 'https://push.example/1', isSent: true })
  })

  it('subscribes once when it is switched on while the page renews it', async () => {
    await open(async () => {
      await subscribe(ANA)
      Object.assign(fake.browser, { permission: 'default', worker: undefined, endpoint: undefined })
    })
    const user: PushUser = { userId: ANA, creatorId: MILA, language: 'en' }
    await act(() => Promise.all([turnPushOn(user), renewPush(user)]))
    await renewPush(user)
    expect(fake.browser.endpoint).toBe('https://push.example/1')
    expect(world.state.pushEndpoints[ANA]).toEqual([OLD, 'https://push.example/1'])
    expect(readPushDevice()).toMatchObject({ endpoint: 'https://push.example/1', isSent: true })
  })

  it('sends the address that the worker has replaced; opens the page of a pressed notification, here alone', async () => {
    const { address } = await open(() => subscribe(ANA))
    const replaced = 'https://push.example/replaced'
    fake.browser.endpoint = replaced
    await waitFor(() => {
      fake.browser.emit({ push: 'changed' })
      expect(world.state.pushEndpoints[ANA]).toContain(replaced)
    })

    await waitFor(() => {
      fake.browser.emit({ push: 'open', path: 'https://evil.example/' })
      expect(address()).toMatch(/^\/cr-tools\/notifications/)
    })
    act(() => void fake.browser.emit({ push: 'open', path: '/cr-tools/earnings' }))
    await waitFor(() => expect(address()).toMatch(/^\/cr-tools\/earnings/))
  })

  it('sends the address again at the next load when the server has missed it', async () => {
    await open(async () => {
      await subscribe(ANA)
      storePushDevice({ userId: ANA, endpoint: OLD, publicKey: 'the-key', isSent: false })
      await world.transact(() => {
        world.state.pushEndpoints[ANA] = []
      })
    })
    await waitFor(() => expect(readPushDevice()).toMatchObject({ endpoint: OLD, isSent: true }))
    expect(world.state.pushEndpoints[ANA]).toEqual([OLD])
  })

  it('stays on for the next load when the browser cannot subscribe again now', async () => {
    await open(async () => {
      await subscribe(ANA, 'an-older-key')
      fake.browser.hasPushService = false
    })
    await waitFor(() => expect(fake.browser.endpoint).toBeUndefined())
    expect(readPushDevice()).toMatchObject({ userId: ANA, publicKey: 'an-older-key' })
  })
})
