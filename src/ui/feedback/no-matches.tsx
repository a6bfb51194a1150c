import { SearchX } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../button'
import { EmptyState } from './empty-state'

interface NoMatchesProps {
  title: ReactNode
  text?: ReactNode
  /** What hides everything. */
  hiddenBy?: 'filters' | 'search'
  onClear: () => void
}

/** Says that nothing matches the filters or the search, and clears them. */
export function NoMatches({ title, text, hiddenBy = 'filters', onClear }: NoMatchesProps) {
  const { t } = useTranslation('common')
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      actions={
        <Button onClick={onClear}>{t(hiddenBy === 'search' ? 'search_field.clear' : 'filters.clear')}</Button>
      }
    >
      {text}
    </EmptyState>
  )
}
