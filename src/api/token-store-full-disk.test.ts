// @vitest-environment node
import { expect, it } from 'vitest'

import { storeAccount } from '@/domain/account/stored-account'
import { createStorage } from '@/services/storage/storage'

import { SimulatedBrowser } from '../../tests/support/simulated-browser/simulated-browser'
import { fakeUser } from '../../tests/support/simulated-browser/signed-in-browser'
import { TokenStore } from './token-store'

it('a used refresh token never stays on a full disk: the new pair lives in memory', () => {
  const { server } = new SimulatedBrowser({ tabs: 0 })
  const disk = new Map<string, string>()
  let isFull = false
  const store = createStorage(() => ({
    getItem: (key) => disk.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      disk.set(key, value)
    },
    removeItem: (key) => void disk.delete(key),
  }))
  const tokens = new TokenStore(store)
  tokens.beginSession('login', server.login('ann'))
  const used = tokens.read()
  const { refreshToken = '' } = used
  tokens.changeAccounts((accounts) => storeAccount(accounts, fakeUser('ann'), refreshToken))
  isFull = true
  const next = server.refresh(refreshToken)
  expect(tokens.storeRefreshed(used, next)).toBe(true)
  expect(tokens.read()).toMatchObject({ accessToken: next.accessToken, refreshToken: next.refreshToken })
  expect(tokens.accounts()).toMatchObject([{ refreshToken: next.refreshToken }])
  expect([...disk.values()].join()).not.toContain(refreshToken)
})
