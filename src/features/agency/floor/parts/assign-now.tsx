import { useTranslation } from '@/i18n/use-translation'

import type { FloorCreator } from '@/domain/floor'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/button'

import type { FloorAct } from '../floor-act'

/** Where fans wait and nobody is there: the one act that cannot wait. */
export function AssignNow({ row, onAct }: { row: FloorCreator; onAct: (act: FloorAct) => void }) {
  const { t } = useTranslation('analytics')
  if (row.waiting === 0 || row.onDuty.length > 0) return null
  return (
    <Button
      kind="primary"
      size="small"
      aria-label={t('floor.assign_now_to', { name: isolate(row.creator.displayName) })}
      onClick={() => onAct({ kind: 'move', creator: row })}
    >
      {t('floor.assign_now')}
    </Button>
  )
}
