import { Plus } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Chips } from '@/ui/chips'

import { FanSearch, type FoundFan } from '../people/fan-search'

interface FanPickerProps {
  creatorId: string
  picked: readonly FoundFan[]
  error: string | undefined
  onChange: (picked: FoundFan[]) => void
}

/** Multi-select of fans by name. */
export function FanPicker({ creatorId, picked, error, onChange }: FanPickerProps) {
  const { t } = useTranslation('marketplace')
  return (
    <div role="group" aria-label={t('memberships.gift_fans')} className="grid gap-2">
      <span className="text-13 font-medium">{t('memberships.gift_fans')}</span>
      <Chips
        name={t('memberships.gift_picked')}
        chips={picked.map((fan) => ({
          id: fan.userId,
          content: <bdi className="cut max-w-44">{fan.name}</bdi>,
          removeName: t('memberships.gift_drop', { name: isolate(fan.name) }),
        }))}
        onRemove={(id) => onChange(picked.filter(({ userId }) => userId !== id))}
      />
      <FanSearch
        creatorId={creatorId}
        without={picked}
        error={error}
        words={{
          search: t('memberships.gift_search'),
          found: t('memberships.gift_found'),
          none: t('memberships.gift_not_found'),
        }}
        renderAct={(fan) => (
          <Button
            size="small"
            icon={Plus}
            aria-label={t('memberships.gift_add_name', { name: isolate(fan.name) })}
            onClick={() => onChange([...picked, fan])}
          >
            {t('memberships.gift_add')}
          </Button>
        )}
      />
    </div>
  )
}
