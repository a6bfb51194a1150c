import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'

import { STORAGE_KEY } from '@/config/storage-keys'
import { clearLeft } from '@/features/cr-tools/messages/next-chat/recently-left'
import { server, world } from '@/mocks/node'
import { localStore, tabStore } from '@/services/storage/storage'

import { renderApp } from './render-app'

export const USER_ID = 'staff-04'
export const CREATOR = 'creator-01'

class FakeResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom has no layout: gives the list ten rows of height and the window a width. */
function stubLayout(widthPx: number): void {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 640 })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 320 })
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  vi.stubGlobal('matchMedia', (query: string) => {
    const widest = /max-width: ([\d.]+)px/.exec(query)?.[1]
    return {
      matches: widest !== undefined && widthPx <= Number(widest),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }
  })
}

/** Sets up everything for inbox tests. Call it at the top level. */
export function setUpInbox(
  hooks: { beforeEach: (work: () => void) => void; afterEach: (work: () => void) => void },
  widthPx = 1440,
): void {
  hooks.beforeEach(() => {
    stubLayout(widthPx)
    tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: USER_ID, creatorId: CREATOR }))
    localStore.remove(`${STORAGE_KEY.userValues}:${USER_ID}`)
    clearLeft()
  })
  hooks.afterEach(() => {
    server.resetHandlers()
    vi.unstubAllGlobals()
  })
}

export const renderInbox = (path = '', options: Partial<Parameters<typeof renderApp>[1]> = {}) =>
  renderApp(`/cr-tools/messages${path}`, { as: 'chatter', ...options })
export const rowIds = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].flatMap(({ dataset }) => dataset['row'] ?? [])
export const rowsLoaded = () => waitFor(() => expect(rowIds().length).toBeGreaterThan(0))
export const rows = () => screen.getAllByRole('link').filter((link) => link.dataset['row'] !== undefined)
export const tab = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Chat views' })).getByRole('button', { name })
export const failCall = (path: string) => () => world.setFaults({ mode: 'fail', status: 403, only: path })
