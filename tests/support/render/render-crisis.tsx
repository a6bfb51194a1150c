import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, vi } from 'vitest'

import { queryClient } from '@/api/query-client'
import { CrisisHost, useCrisisHold } from '@/features/crisis'

import type { FakeRoutes } from '../fake-server'
import { startTestI18n } from '../i18n'

export const LOOKUP_URL = 'https://country.example/'
export const inCountry = (country: string): FakeRoutes => ({
  [LOOKUP_URL]: () => ({ body: { country, ip: '192.0.2.1' } }),
})
export const HELD_TEXT = 'I can\u2019t take it anymore'

/** A composer that records what was sent and clears its draft only after a send. */
function ComposerWithHold({ channelId, fanCountry }: { channelId?: string; fanCountry?: string }) {
  const hold = useCrisisHold()
  const [draft, setDraft] = useState('')
  const [sent, setSent] = useState<{ id: number; text: string }[]>([])
  const send = async () => {
    const checked = await hold(draft, { channelId, fanCountry })
    if (checked === undefined) return
    setSent([...sent, { id: sent.length, text: checked }])
    setDraft('')
  }
  return (
    <>
      <textarea
        aria-label="Message"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void send()
        }}
      />
      <ul aria-label="Sent">
        {sent.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  )
}

export const renderComposerWithHold = (props: { channelId?: string; fanCountry?: string } = {}) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ComposerWithHold {...props} />
      <CrisisHost />
    </QueryClientProvider>,
  )
export const setUpUser = () => userEvent.setup({ delay: null })
export const messageBox = () => screen.getByRole('textbox', { name: 'Message', hidden: true })
export const sentTexts = () =>
  within(screen.getByRole('list', { name: 'Sent', hidden: true })).queryAllByRole('listitem', {
    hidden: true,
  })
export const helpDialog = () => screen.findByRole('dialog', { name: 'Help is available' })
export const writeText = async (text: string) => {
  await setUpUser().clear(messageBox())
  await setUpUser().click(messageBox())
  await setUpUser().paste(text)
  await setUpUser().keyboard('{Enter}')
}
export const pressButton = (name: string) => setUpUser().click(screen.getByRole('button', { name }))
export const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Sets up i18n and closes dialogs of a test file. Call it at the top level. */
export function setUpCrisis(): void {
  beforeAll(() => startTestI18n())
  afterEach(async () => {
    for (const name of ['Back to message', 'Close']) {
      const button = screen.queryAllByRole('button', { name }).at(-1)
      if (button) await setUpUser().click(button)
    }
    cleanup()
    vi.useRealTimers()
    queryClient.clear()
    localStorage.clear()
    vi.unstubAllGlobals()
  })
}
