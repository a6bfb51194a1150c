import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { getAdultFlag, getCensorship, getPreferences } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { hiddenMedia } from '@/domain/vault/censorship'
import { setHiddenMedia } from '@/services/page/media-blur'

const IGNORE_ERRORS = { meta: { onError: 'ignore' } } as const

/** Decides for the whole page which media are blurred: all, until the answers are in. */
export function MediaBlurPolicy() {
  const prefersBlur = useQuery({ ...queryOf(getPreferences), ...IGNORE_ERRORS }).data?.mediaBlur
  const level = useQuery({ ...queryOf(getCensorship), ...IGNORE_ERRORS }).data?.level
  const isOfAge = useQuery({ ...queryOf(getAdultFlag), ...IGNORE_ERRORS }).data?.flag
  useEffect(() => {
    const byLevel = hiddenMedia({ prefersBlur: false, level, isOfAge })
    setHiddenMedia(byLevel, hiddenMedia({ prefersBlur, level, isOfAge }))
  }, [prefersBlur, level, isOfAge])
  useEffect(() => () => setHiddenMedia('all'), [])
  return null
}
