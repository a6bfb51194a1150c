import { useTranslation } from '@/i18n/use-translation'

import type { FloorCreator } from '@/domain/agency/floor'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'

import { needsCover } from '../cover'
import type { FloorAction } from '../floor-action'

/** The urgent action for a creator without cover. */
export function AssignNow({ row, onAct }: { row: FloorCreator; onAct: (act: FloorAction) => void }) {
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
