import { useTranslation } from '@/i18n/use-translation'

import type { FloorCreator } from '@/domain/floor'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/button'

import { needsCover } from '../cover'
import type { FloorAct } from '../floor-act'

/** The urgent action for a creator without cover. */
export function AssignNow({ row, onAct }: { row: FloorCreator; onAct: (act: FloorAct) => void }) {
  const { t } = useTranslation('analytics')
  if (!needsCover(row)) return null
  return (
    <Button
      kind="primary"
      size="small"
      aria-label={t('floor.assign_now_to', { name: isolate(row.creator.displayName) })}
      onClick={() => onAct({ kind: 'assign', creator: row })}
    >
      {t('floor.assign_now')}
    </Button>
  )
}
