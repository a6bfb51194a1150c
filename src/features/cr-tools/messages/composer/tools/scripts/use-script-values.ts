import { useMemo } from 'react'

import { useCreator, creatorName } from '../../../../creators'
import { useDisplay } from '../../../../names'
import { countryName } from '@/i18n/format'

import { type Addressed, fanIdOf, useDeskFan } from '../desk-fan'

/** What is known of the fan and the creator, by the names that scripts ask for; none where it goes to many. */
export function useScriptValues(desk: Addressed): ReadonlyMap<string, string> {
  const display = useDisplay(fanIdOf(desk))
  const fan = useDeskFan(desk)
  const { creator } = useCreator()
  return useMemo(() => {
    const called = display?.displayName || display?.username || ''
    const values = {
      name: display?.nickname || called,
      nickname: display?.nickname || called,
      username: display?.username,
      country: fan?.countryCode ? countryName(fan.countryCode) : undefined,
      creator: creator && creatorName(creator.creator),
    }
    return new Map(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : [])))
  }, [display, fan, creator])
}
