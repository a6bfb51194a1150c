import { useNavigate } from 'react-router'

import { hasPageToGoBackTo } from '@/services/page-history'

/** Goes back in history when more than one page was visited, otherwise to the fallback (requirements 2). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void (hasPageToGoBackTo() ? navigate(-1) : navigate(fallback, { replace: true }))
}
