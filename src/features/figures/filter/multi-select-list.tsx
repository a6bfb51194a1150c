import { useMemo, useState } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { withIds } from '@/lib/select-range'
import { foldText } from '@/lib/text/fold-text'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { SearchField } from '@/ui/field/search-field'
import { SkeletonBar } from '@/ui/skeleton'

import { WidgetFault } from '../widget-fault'

export interface MultiSelectOption {
  id: string
  label: string
}

export interface MultiSelectListProps {
  /** The name of the choice: 'Creators'. */
  name: string
  choices: readonly MultiSelectOption[] | undefined
  /** Refetches; set when loading has failed. */
  onRetry?: (() => void) | undefined
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
  close: () => void
}

/** Long lists are for searching, not for scrolling. */
const LISTED_AT_MOST = 100

const ChoicesNotLoaded = ({ onRetry }: Pick<MultiSelectListProps, 'onRetry'>) => (
  <li className="h-60">
    {onRetry ? (
      <WidgetFault fault={{ kind: 'error', onRetry }} isSpoken />
    ) : (
      <SkeletonBar className="h-full w-full rounded-control" />
    )}
  </li>
)

/** Multi-select with checkboxes, applied together. */
export function MultiSelectList({ name, choices, onRetry, chosen, onChange, close }: MultiSelectListProps) {
  const { t } = useTranslation('analytics')
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(chosen))
  const found = useMemo(() => {
    const wanted = foldText(query.trim())
    return (choices ?? []).filter(({ label }) => foldText(label).includes(wanted))
  }, [choices, query])
  const apply = (ids: Iterable<string>) => {
    onChange([...ids])
    close()
  }
  return (
    <div className="grid w-64 gap-2">
      <SearchField name={t('filter.find', { name })} value={query} onChange={setQuery} />
      <ul aria-label={name} className="-mx-2 h-64 overflow-y-auto px-2">
        {choices === undefined && <ChoicesNotLoaded onRetry={onRetry} />}
        {found.slice(0, LISTED_AT_MOST).map(({ id, label }) => (
          <li key={id}>
            <Checkbox
              checked={picked.has(id)}
              onChange={(isOn) => setPicked((latest) => withIds(latest, [id], isOn))}
            >
              <bdi>{label}</bdi>
            </Checkbox>
          </li>
        ))}
        {choices && found.length === 0 && <li className="py-2 text-text-quiet">{t('filter.none_found')}</li>}
        {found.length > LISTED_AT_MOST && (
          <li className="py-2 text-13 text-text-quiet">
            {t('filter.more', { count: found.length - LISTED_AT_MOST })}
          </li>
        )}
      </ul>
      <div className="flex justify-between gap-2">
        <Button kind="ghost" onClick={() => apply([])}>
          {t('filter.clear')}
        </Button>
        <Button kind="primary" onClick={() => apply(picked)}>
          {t('filter.apply')}
        </Button>
      </div>
    </div>
  )
}
