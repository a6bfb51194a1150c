import { Archive, ChartNoAxesColumn, Copy, CopyPlus, Pause, Pencil, Play, RotateCcw, Trash2 } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { isolate } from '@/lib/text/isolate'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'

import { MoveItems, type MoveItemsProps } from '../base/move-items'

export type SequenceAction =
  | 'results'
  | 'edit'
  | 'pause'
  | 'activate'
  | 'duplicate'
  | 'copy'
  | 'archive'
  | 'restore'
  | 'delete'

interface SequenceMenuProps {
  sequence: WelcomeSequence
  /** Absent where the order cannot be changed. */
  order?: Pick<MoveItemsProps, 'ids' | 'onReorder'> | undefined
  /** Absent where the results are already shown. */
  hasResults?: boolean
  onAction: (action: SequenceAction) => void
}

/** Everything that can be done with a sequence, moving it included, for users who do not drag. */
export function SequenceMenu({ sequence, order, hasResults = false, onAction }: SequenceMenuProps) {
  const { t } = useTranslation('marketplace')
  const isArchived = sequence.state === 'archived'
  const item = (action: SequenceAction, icon: typeof Pencil) => (
    <MenuItem icon={icon} danger={action === 'delete'} onAction={() => onAction(action)}>
      {t(`welcome.act_${action}`)}
    </MenuItem>
  )
  return (
    <ActionsMenu name={t('welcome.acts', { name: isolate(sequence.name) })}>
      {hasResults && item('results', ChartNoAxesColumn)}
      {!isArchived && item('edit', Pencil)}
      {!isArchived && (sequence.state === 'active' ? item('pause', Pause) : item('activate', Play))}
      {isArchived && item('restore', RotateCcw)}
      {item('duplicate', CopyPlus)}
      {item('copy', Copy)}
      {order && (
        <MoveItems
          {...order}
          id={sequence.sequenceId}
          words={{ earlier: t('welcome.act_up'), later: t('welcome.act_down') }}
        />
      )}
      {!isArchived && item('archive', Archive)}
      {item('delete', Trash2)}
    </ActionsMenu>
  )
}
