import { useNavigate } from 'react-router'

import { hasPageToGoBackTo } from '@/services/page-history'

/** Goes back if the page history has a previous page, otherwise to the fallback (requirements 2). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void (hasPageToGoBackTo() ? navigate(-1) : navigate(fallback, { replace: true }))
}
