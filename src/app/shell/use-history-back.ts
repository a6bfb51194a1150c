import { useNavigate } from 'react-router'

import { hasPreviousPage } from '@/services/page/page-history'

/** Goes back if the page history has a previous page, otherwise to the fallback (requirements 2). */
export function useHistoryBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void (hasPreviousPage() ? navigate(-1) : navigate(fallback, { replace: true }))
}
