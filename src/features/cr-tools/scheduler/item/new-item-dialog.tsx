import { Fragment } from 'react'

import { isEditableKind, SCHEDULE_KINDS, type ScheduleKind } from '@/domain/schedule/schedule'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Dialog } from '@/ui/overlay/dialog'

import { useItemText } from './item-text'
import { KIND_STYLE } from '../kind-style'

const CHOICES = SCHEDULE_KINDS.filter((kind) => kind === 'post' || !isEditableKind(kind))

interface NewItemDialogProps {
  /** The kinds that the user may create. */
  kinds: readonly ScheduleKind[]
  /** The time chosen in the grid; null without one. */
  at: number | null
  timezone: string
  onChoose: (kind: ScheduleKind) => void
  onClose: () => void
}

/** Asks what to schedule. Posts and stories share a form; the other kinds are written on their own screen. */
export function NewItemDialog({ kinds, at, timezone, onChoose, onClose }: NewItemDialogProps) {
  const { t } = useTranslation('calendar')
  const itemText = useItemText(timezone)
  return (
    <Dialog size="small" title={t('scheduler.new')} trackedAs="schedule-new" onClose={onClose}>
      <div className="grid gap-2">
        {at !== null && <p className="text-text-quiet">{itemText.when(at)}</p>}
        {CHOICES.filter((kind) => kinds.includes(kind)).map((kind) => (
          <Fragment key={kind}>
            <Button className="w-full justify-start" onClick={() => onChoose(kind)}>
              <Icon of={KIND_STYLE[kind].icon} className={KIND_STYLE[kind].text} />
              {kind === 'post' ? t('scheduler.new_post') : t(`scheduler.kind_${kind}`)}
            </Button>
            {at !== null && kind === 'welcome' && (
              <p className="text-13 text-text-quiet">{t('scheduler.new_welcome')}</p>
            )}
          </Fragment>
        ))}
      </div>
    </Dialog>
  )
}
