import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { threadFrom } from '@/domain/thread'

import { CREATOR, messageOf } from '../../../../../tests/live-facts'
import { threadOf } from '../../thread-cache'
import { useMessageInNeed } from './care'

const client = new QueryClient()
const group = { channelId: 'channel-g', userId: null }

const inNeed = (senderId: string) => {
  const sad = messageOf(`sad-${senderId}`, { channelId: 'channel-g', senderId, text: 'i want to die' })
  const data = threadFrom({ data: [sad], hasBefore: false, hasAfter: false })
  client.setQueryData(threadOf(CREATOR, 'channel-g').queryKey, data)
  return renderHook(() => useMessageInNeed(CREATOR, group), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result
}

describe('a message that may need care, in a group', () => {
  it('is seen from whichever fan it comes', async () => {
    const found = inNeed('fan-7')
    await waitFor(() => expect(found.current).toBe('sad-fan-7'))
  })

  it('is none of our own', async () => {
    const found = inNeed(CREATOR)
    // The check is there by now: it came with the test above.
    await waitFor(() => import('@/domain/crisis'))
    expect(found.current).toBeUndefined()
  })
})
