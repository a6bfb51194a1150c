import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { isApiError } from '@/api/errors'
import { ensureCreatorToken } from '@/api/send'
import { useSession } from '@/features/auth'
import { focusCreator, useCreatorInFocus } from '@/services/session/creator-in-focus'

export type AddressedCreator =
  | { state: 'settled' | 'pending' | 'refused' }
  | { state: 'failed'; retry: () => void }

/**
 * Sets the creator of a chat's URL in focus, once the server has issued a token for them: in a new tab, and
 * on return to another creator's chat. Checks once per visit: a switch made on the page wins.
 */
export function useAddressedCreator(asked: string | undefined): AddressedCreator {
  const { key } = useLocation()
  const { userId } = useSession()
  const inFocus = useCreatorInFocus(userId)
  const [visit, setVisit] = useState<{ key?: string; asked?: string | undefined; isSettled: boolean }>({
    isSettled: false,
  })
  const isSettled = asked === undefined || asked === inFocus
  const isKnown = visit.key === key && visit.asked === asked
  if (!isKnown || (isSettled && !visit.isSettled)) setVisit({ key, asked, isSettled })
  const isPending = !visit.isSettled && !isSettled
  const check = useQuery({
    queryKey: ['addressed-creator', asked],
    queryFn: isPending ? () => ensureCreatorToken(asked).then(() => true) : skipToken,
    // Checked again on each visit; the token itself is cached.
    gcTime: 0,
    meta: { onError: 'throw' },
  })
  const isOpen = isPending && check.isSuccess
  useEffect(() => {
    if (isOpen && userId !== undefined && asked !== undefined) focusCreator(userId, asked)
  }, [isOpen, userId, asked])
  if (!isPending) return { state: 'settled' }
  if (!check.isError) return { state: 'pending' }
  const isRefused = isApiError(check.error) && check.error.isRefusal
  return isRefused ? { state: 'refused' } : { state: 'failed', retry: () => void check.refetch() }
}
