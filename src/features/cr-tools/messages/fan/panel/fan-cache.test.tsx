import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'

import { setUpBackend, signIn } from '../../../../../../tests/support/render/backend'
import { holdCall, recordCalls } from '../../../../../../tests/support/render/calls'
import { useFanAnswer, useFanPatch } from './fan-cache'

setUpBackend()

const SUBJECT = { creatorId: 'creator-01', channelId: 'channel-1-3', fanId: 'fan-3' }
const FAN = queryOf(getFan, { userId: SUBJECT.fanId }, SUBJECT.creatorId)
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** A fan who is being read again, and the reads after that one. */
async function renderFanInFlight() {
  await signIn('manager')
  const { result } = renderHook(
    () => ({ data: useQuery(FAN).data, patch: useFanPatch(SUBJECT), answer: useFanAnswer(SUBJECT) }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.data).toBeDefined())
  const older = holdCall(getFan)
  void queryClient.invalidateQueries({ queryKey: FAN.queryKey })
  await older.asked
  return { ...result.current, reads: recordCalls(getFan) }
}

it.each(['answer', 'rollback'])(
  'a read that an optimistic change cancelled is repeated after its %s',
  async (end) => {
    const { patch, answer, reads } = await renderFanInFlight()
    const rollBack = await patch(() => ({ isBlocked: true }))
    expect(reads).toEqual([])
    if (end === 'answer') await answer(() => ({ isBlocked: true }))
    else rollBack()
    await waitFor(() => expect(reads).toHaveLength(1))
  },
)
