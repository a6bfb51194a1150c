import { Plus } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Chips } from '@/ui/chips'

import { FanSearch, type FoundFan } from './fan-search'

interface FanPickerProps {
  creatorId: string
  picked: readonly FoundFan[]
  error: string | undefined
  onChange: (picked: FoundFan[]) => void
}

/** Multi-select of fans by name. */
export function FanPicker({ creatorId, picked, error, onChange }: FanPickerProps) {
  const { t } = useTranslation('tools')
  return (
    <div role="group" aria-label={t('fan_picker.label')} className="grid gap-2">
      <span className="text-13 font-medium">{t('fan_picker.label')}</span>
      <Chips
        name={t('fan_picker.picked')}
        chips={picked.map((fan) => ({
          id: fan.userId,
          content: <bdi className="cut max-w-44">{fan.name}</bdi>,
          removeName: t('fan_picker.drop', { name: isolate(fan.name) }),
        }))}
        onRemove={(id) => onChange(picked.filter(({ userId }) => userId !== id))}
      />
      <FanSearch
        creatorId={creatorId}
        without={picked}
        error={error}
        words={{
          search: t('fan_picker.search'),
          found: t('fan_picker.found'),
          none: t('fan_picker.none'),
        }}
        renderAct={(fan) => (
          <Button
            size="small"
            icon={Plus}
            aria-label={t('fan_picker.add_name', { name: isolate(fan.name) })}
            onClick={() => onChange([...picked, fan])}
          >
            {t('fan_picker.add')}
          </Button>
        )}
      />
    </div>
  )
}
