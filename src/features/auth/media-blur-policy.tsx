import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { getAdultFlag, getCensorship, getPreferences } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { hiddenMedia } from '@/domain/vault/censorship'
import { resetHiddenMedia, setHiddenMedia } from '@/services/page/media-blur'

/** Decides for the whole page which media are blurred: all, until the answers are in. */
export function MediaBlurPolicy() {
  const preferences = useQuery(queryOf(getPreferences))
  const censorship = useQuery(queryOf(getCensorship))
  const adult = useQuery(queryOf(getAdultFlag))
  // A first failure decides too: retries may take minutes, in which nothing could be revealed.
  const isLoading = [preferences, censorship, adult].some((read) => read.isLoading && read.failureCount === 0)
  const prefersBlur = preferences.data?.mediaBlur
  const level = censorship.data?.level
  const isOfAge = adult.data?.flag
  useEffect(() => {
    if (isLoading) return
    const byLevel = hiddenMedia({ prefersBlur: false, level, isOfAge })
    setHiddenMedia(byLevel, hiddenMedia({ prefersBlur, level, isOfAge }))
  }, [isLoading, prefersBlur, level, isOfAge])
  useEffect(() => resetHiddenMedia, [])
  return null
}
