import { useTranslation } from '@/i18n/use-translation'

import type { FloorCreator } from '@/domain/agency/floor'
import { Avatar } from '@/ui/text/avatar'

import { needsCover } from '../cover'
import type { FloorAction } from '../floor-action'
import { AssignNow } from '../table/assign-now'
import { NeedsSection } from './needs-section'

interface CoverItemsProps {
  creators: readonly FloorCreator[]
  onAct: (act: FloorAction) => void
}

export function CoverItems({ creators, onAct }: CoverItemsProps) {
  const { t } = useTranslation('analytics')
  return (
    <NeedsSection title={t('floor.nobody')} status={{ kind: 'ready' }}>
      {creators.filter(needsCover).map((row) => (
        <li
          key={row.creatorId}
          className="flex items-center gap-3 border-b border-line-quiet p-4 last:border-b-0"
        >
          <Avatar of={{ id: row.creatorId, name: row.creator.displayName, kind: 'creator' }} size={24} />
          <span className="min-w-0 flex-1">
            <bdi className="cut block font-medium">{row.creator.displayName}</bdi>
            <span className="block text-13 text-text-quiet">
              {t('floor.load_waiting', { count: row.waiting })}
            </span>
          </span>
          <AssignNow row={row} onAct={onAct} />
        </li>
      ))}
    </NeedsSection>
  )
}
