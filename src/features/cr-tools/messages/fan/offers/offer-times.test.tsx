import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { instant } from '@/domain/time/instant'
import { MINUTE_MS } from '@/lib/duration'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { OffersSection } from './offers-section'

setUpBackend()
afterEach(() => void vi.useRealTimers())

const SUBJECT = { creatorId: 'creator-01', channelId: 'channel-1-3', fanId: 'fan-3' }

function Offers({ restsUntil }: { restsUntil: number }) {
  const { data } = useQuery(queryOf(getFan, { userId: SUBJECT.fanId }, SUBJECT.creatorId))
  if (!data) return null
  const at = instant(restsUntil)
  const offers = data.offers.slice(0, 1).map((offer) => ({ ...offer, bumpAfter: at, replaceAfter: at }))
  return <OffersSection subject={SUBJECT} fan={{ ...data, offers }} currency="USD" onGo={() => undefined} />
}

it('a reminder and a new price are available again from their own time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await renderTool(<Offers restsUntil={Date.now() + 2 * MINUTE_MS} />, 'manager')
  const bump = await screen.findByRole('button', { name: /^Bump/ })
  expect(bump).toHaveAccessibleDescription(/^Available again/)
  await act(() => vi.advanceTimersByTimeAsync(3 * MINUTE_MS))
  expect(screen.getByRole('button', { name: /^Bump/ })).not.toHaveAccessibleDescription()
  vi.useRealTimers()
  await user.click(screen.getByRole('button', { name: /^More for/ }))
  expect(await screen.findByRole('menuitem', { name: /price/ })).not.toHaveAttribute('aria-disabled')
})
