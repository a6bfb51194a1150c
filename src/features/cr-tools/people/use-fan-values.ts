import { accountNameOf } from '@/domain/account/account-name'
import { useMemo } from 'react'

import { useDisplay } from '@/api/user-names'
import { fanValues } from '@/domain/chat/script-variables'
import { countryName } from '@/i18n/format'

import { useCreator } from '../focus/creators'
import { useFanCountry } from './use-fan-country'

/**
 * Returns the placeholder values of prepared texts for a fan and creator; only the creator's when `userId` is
 * null.
 */
export function useFanValues(creatorId: string, userId: string | null): ReadonlyMap<string, string> {
  const fan = useDisplay(userId)
  const code = useFanCountry(creatorId, userId)
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
