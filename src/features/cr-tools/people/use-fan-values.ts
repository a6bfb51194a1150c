import { accountNameOf } from '@/domain/account/account-name'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { useDisplay } from '@/api/user-names'
import { fanValues } from '@/domain/chat/script-variables'
import { countryName } from '@/i18n/format'

import { useCreator } from '../focus/creators'

/**
 * Returns the placeholder values of prepared texts for a fan and creator; only the creator's when `userId` is
 * null.
 */
export function useFanValues(creatorId: string, userId: string | null): ReadonlyMap<string, string> {
  const fan = useDisplay(userId)
  const fanQuery = queryOf(getFan, { userId: userId ?? '' }, creatorId)
  const code = useQuery({ ...fanQuery, enabled: userId !== null }).data?.countryCode
  const { creator } = useCreator()
  return useMemo(
    () =>
      fanValues({
        fan,
        country: code ? countryName(code) : undefined,
        creator: creator && accountNameOf(creator.creator),
      }),
    [fan, code, creator],
  )
}
