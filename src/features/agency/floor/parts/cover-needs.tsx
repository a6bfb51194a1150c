import { useTranslation } from '@/i18n/use-translation'

import type { FloorCreator } from '@/domain/floor'
import { Avatar } from '@/ui/avatar'

import { needsCover } from '../cover'
import type { FloorAct } from '../floor-act'
import { AssignNow } from './assign-now'
import { NeedsSection } from './needs-section'

interface CoverNeedsProps {
  creators: readonly FloorCreator[]
  onAct: (act: FloorAct) => void
}

export function CoverNeeds({ creators, onAct }: CoverNeedsProps) {
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
