import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { getPreferences } from '@/api/calls/user'
import { queryOf } from '@/api/query'
import { i18next } from '@/i18n'
import { applyPreferences, hourCycle } from '@/services/page-preferences'
import { allowSingleKeys, setOwnKeys } from '@/services/shortcuts'

/** Makes the page heed the settings of who is signed in; without them the page is as for anybody. */
export function ApplyPreferences() {
  const { data } = useQuery({ ...queryOf(getPreferences), meta: { onError: 'ignore' } })
  useEffect(() => {
    const before = hourCycle()
    applyPreferences(data)
    allowSingleKeys(data?.shortcuts ?? true)
    setOwnKeys(data?.keys ?? {})
    // Hours are words: whoever writes them is told as of another language.
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
