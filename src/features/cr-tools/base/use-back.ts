import { useNavigate } from 'react-router'

import { hasPreviousPage } from '@/services/page/page-history'

/** Goes back in history when more than one page was visited, otherwise to the fallback (requirements 2). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void (hasPreviousPage() ? navigate(-1) : navigate(fallback, { replace: true }))
}
