import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { getPreferences } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { i18next } from '@/i18n'
import { applyPreferences, hourCycle } from '@/services/page/page-preferences'
import { allowSingleKeys, setOwnKeys } from '@/services/input/shortcuts'

/** Applies the signed-in user's settings to the page; without a user, the defaults. */
export function ApplyPreferences() {
  const { data } = useQuery({ ...queryOf(getPreferences), meta: { onError: 'ignore' } })
  useEffect(() => {
    const before = hourCycle()
    applyPreferences(data)
    allowSingleKeys(data?.shortcuts ?? true)
    setOwnKeys(data?.keys ?? {})
    // Formatted times are text: components that listen for a language change re-render.
    if (hourCycle() !== before) i18next.emit('languageChanged', i18next.language)
  }, [data])
  useEffect(
    () => () => {
      applyPreferences()
      allowSingleKeys(true)
      setOwnKeys({})
    },
    [],
  )
  return null
}
