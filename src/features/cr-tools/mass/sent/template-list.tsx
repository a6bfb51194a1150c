import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listScripts } from '@/api/calls/chat/scripts'
import { queryOf } from '@/api/query'
import type { Media } from '@/domain/vault/media'
import type { Script } from '@/domain/chat/script'
import { containsWords } from '@/lib/text/fold-text'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SearchField } from '@/ui/field/search-field'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

import { TextWithVariables } from './text-with-variables'

interface TemplateListProps {
  creatorId: string
  /** `media` is the scripts' media. */
  onUse: (script: Script, media: readonly Media[]) => void
}

/** Scripts to start a mass message from; the chat workspace manages them. */
export function TemplateList({ creatorId, onUse }: TemplateListProps) {
  const { t } = useTranslation('tools')
  const [query, setQuery] = useState('')
  const scripts = useQuery(queryOf(listScripts, { query: '' }, creatorId))
  const rows = (scripts.data?.data ?? []).filter(({ name, steps }) =>
    containsWords(`${name}\n${steps[0]?.text ?? ''}`, query.trim()),
  )
  return (
    <QueryContent
      isBare
      of={scripts}
      isEmpty={scripts.data?.data.length === 0}
      skeleton={<TableCardSkeleton hasToolbar={false} rows={6} columns={2} />}
      empty={
        <EmptyState icon={FileText} title={t('mass.templates_empty_title')}>
          {t('mass.templates_empty_text')}
        </EmptyState>
      }
    >
      <div className="grid gap-3">
        <SearchField
          className="w-64 max-w-full"
          name={t('mass.find_template')}
          value={query}
          onChange={setQuery}
        />
        <ul className={`${cardClasses} [&>li+li]:border-t [&>li+li]:border-line-quiet`}>
          {rows.map((script) => (
            <li key={script.scriptId} className="flex items-center gap-4 px-4 py-3">
              <div className="min-w-0 flex-1">
                <p dir="auto" className="truncate font-medium">
                  {script.name}
                </p>
                <p dir="auto" className="line-clamp-2 text-13 text-text-quiet">
                  <TextWithVariables text={script.steps[0]?.text ?? ''} />
                </p>
              </div>
              <Button size="small" onClick={() => onUse(script, scripts.data?.media ?? [])}>
                {t('mass.use')}
              </Button>
            </li>
          ))}
        </ul>
        {rows.length === 0 && <p className="text-text-quiet">{t('mass.no_template_found')}</p>}
      </div>
    </QueryContent>
  )
}
