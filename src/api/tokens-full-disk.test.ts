// @vitest-environment node
import { expect, it } from 'vitest'

import { keepAccount } from '@/domain/stored-account'
import { createStore } from '@/services/storage'

import { Browser } from '../../tests/browser-of-tabs'
import { userOf } from '../../tests/signed-in'
import { TokenKeeper } from './tokens'

it('a used refresh token never stays on a full disk: the new pair lives in memory', () => {
  const { server } = new Browser({ tabs: 0 })
  const disk = new Map<string, string>()
  let isFull = false
  const store = createStore(() => ({
    getItem: (key) => disk.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      disk.set(key, value)
    },
    removeItem: (key) => void disk.delete(key),
  }))
  const tokens = new TokenKeeper(store)
  tokens.begin('login', server.login('ann'))
  const used = tokens.read()
  const { refreshToken = '' } = used
  tokens.changeAccounts((accounts) => keepAccount(accounts, userOf('ann'), refreshToken))
  isFull = true
  const next = server.refresh(refreshToken)
  expect(tokens.commit(used, next)).toBe(true)
  expect(tokens.read()).toMatchObject({ accessToken: next.accessToken, refreshToken: next.refreshToken })
  expect(tokens.accounts()).toMatchObject([{ refreshToken: next.refreshToken }])
  expect([...disk.values()].join()).not.toContain(refreshToken)
})
