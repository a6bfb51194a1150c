import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type PlannedShift, SHIFT_SCOPES, type ShiftScope } from '@/domain/shift/planned-shift'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { Segmented } from '@/ui/field/segmented'

interface DeleteShiftDialogProps {
  shift: PlannedShift
  /** Whose shift, and when. */
  description: string
  onClose: () => void
  onDelete: (scope: ShiftScope) => void
}

/** Confirms the deletion of a shift, alone or with all later ones of its series. */
export function DeleteShiftDialog({ shift, description, onClose, onDelete }: DeleteShiftDialogProps) {
  const { t } = useTranslation('analytics')
  const [scope, setScope] = useState<ShiftScope>('one')
  return (
    <Dialog
      isAlert
      size="small"
      onClose={onClose}
      title={t('shifts.delete_title')}
      trackedAs="shift-delete"
      cancel={t('shifts.keep')}
      actions={
        <Button kind="danger" onClick={() => onDelete(scope)}>
          {t('shifts.delete')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>{description}</p>
        {shift.seriesId !== null && (
          <Segmented
            name={t('shifts.scope')}
            options={SHIFT_SCOPES.map((value) => ({ value, label: t(`shifts.scope_${value}`) }))}
            value={scope}
            onChange={setScope}
          />
        )}
        <p>{t(shift.state === 'draft' ? 'shifts.delete_draft' : 'shifts.delete_published')}</p>
      </div>
    </Dialog>
  )
}
