import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { getAdultFlag, getCensorship, getPreferences } from '@/api/calls/user'
import { queryOf } from '@/api/query'
import { blursMedia } from '@/domain/censorship'
import { setMediaBlur } from '@/services/media-blur'

const QUIET = { meta: { onError: 'ignore' } } as const

/** Decides for the whole page whether media are blurred; blurs until all responses are in. */
export function MediaRules() {
  const prefersBlur = useQuery({ ...queryOf(getPreferences), ...QUIET }).data?.mediaBlur
  const level = useQuery({ ...queryOf(getCensorship), ...QUIET }).data?.level
  const isOfAge = useQuery({ ...queryOf(getAdultFlag), ...QUIET }).data?.flag
  useEffect(() => setMediaBlur(blursMedia({ prefersBlur, level, isOfAge })), [prefersBlur, level, isOfAge])
  useEffect(() => () => setMediaBlur(true), [])
  return null
}
