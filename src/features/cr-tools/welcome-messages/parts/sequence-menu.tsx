import {
  Archive,
  ArrowDown,
  ArrowUp,
  ChartNoAxesColumn,
  Copy,
  CopyPlus,
  Ellipsis,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Trash2,
} from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { isolate } from '@/lib/text/isolate'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/overlay/menu'

export type SequenceAct =
  | 'results'
  | 'edit'
  | 'pause'
  | 'activate'
  | 'duplicate'
  | 'copy'
  | 'archive'
  | 'restore'
  | 'delete'

export interface Moves {
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
}

interface SequenceMenuProps {
  of: WelcomeSequence
  /** Absent where the order cannot be changed. */
  moves?: Moves | undefined
  /** Absent where the results are already shown. */
  hasResults?: boolean
  onAct: (act: SequenceAct) => void
}

function MoveItems({ isFirst, isLast, onMove }: Moves) {
  const { t } = useTranslation('marketplace')
  return (
    <>
      {!isFirst && (
        <MenuItem icon={ArrowUp} onAction={() => onMove(-1)}>
          {t('welcome.act_up')}
        </MenuItem>
      )}
      {!isLast && (
        <MenuItem icon={ArrowDown} onAction={() => onMove(1)}>
          {t('welcome.act_down')}
        </MenuItem>
      )}
    </>
  )
}

/** Everything that can be done with a sequence, moving it included, for users who do not drag. */
export function SequenceMenu({ of, moves, hasResults = false, onAct }: SequenceMenuProps) {
  const { t } = useTranslation('marketplace')
  const isArchived = of.state === 'archived'
  const item = (act: SequenceAct, icon: typeof Pencil) => (
    <MenuItem icon={icon} danger={act === 'delete'} onAction={() => onAct(act)}>
      {t(`welcome.act_${act}`)}
    </MenuItem>
  )
  return (
    <Menu trigger={<IconButton icon={Ellipsis} name={t('welcome.acts', { name: isolate(of.name) })} />}>
      {hasResults && item('results', ChartNoAxesColumn)}
      {!isArchived && item('edit', Pencil)}
      {!isArchived && (of.state === 'active' ? item('pause', Pause) : item('activate', Play))}
      {isArchived && item('restore', RotateCcw)}
      {item('duplicate', CopyPlus)}
      {item('copy', Copy)}
      {moves && <MoveItems {...moves} />}
      {!isArchived && item('archive', Archive)}
      {item('delete', Trash2)}
    </Menu>
  )
}
