import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'

import { STORAGE_KEY } from '@/config/storage-keys'
import { forgetLeft } from '@/features/cr-tools/messages/list/left-channels'
import { server, world } from '@/mocks/node'
import { local, session } from '@/services/storage'

import { renderApp } from './render-app'

export const ME = 'staff-04'
export const CREATOR = 'creator-01'

class NoResize {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom has no layout: gives the list ten rows of height and the window a width. */
function giveLayout(widthPx: number): void {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 640 })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 320 })
  vi.stubGlobal('ResizeObserver', NoResize)
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
export function withInbox(
  hooks: { beforeEach: (work: () => void) => void; afterEach: (work: () => void) => void },
  widthPx = 1440,
): void {
  hooks.beforeEach(() => {
    giveLayout(widthPx)
    session.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: ME, creatorId: CREATOR }))
    local.remove(`${STORAGE_KEY.channelSort}:${ME}`)
    forgetLeft()
  })
  hooks.afterEach(() => {
    server.resetHandlers()
    vi.unstubAllGlobals()
  })
}

export const openInbox = (path = '', options: Partial<Parameters<typeof renderApp>[1]> = {}) =>
  renderApp(`/cr-tools/messages${path}`, { as: 'chatter', ...options })
export const ids = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].flatMap(({ dataset }) => dataset['row'] ?? [])
export const rowsCame = () => waitFor(() => expect(ids().length).toBeGreaterThan(0))
export const rows = () => screen.getAllByRole('link').filter((link) => link.dataset['row'] !== undefined)
export const tab = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Chat views' })).getByRole('button', { name })
export const failing = (path: string) => () => world.setFaults({ mode: 'fail', status: 403, only: path })
