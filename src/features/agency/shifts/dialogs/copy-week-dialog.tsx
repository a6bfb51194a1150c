import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { copyWeek } from '@/api/calls/agency/shifts'
import { mutationOf } from '@/api/query'
import { addDays, type Day, isDay, startOfDay } from '@/domain/time/day'
import { isoOf } from '@/domain/time/instant'
import { firstOfWeek, type GridWeek } from '@/domain/shift/shift-grid'
import { formatDayRange, weekStart } from '@/i18n/format'
import { useIdempotencyKey } from '@/ui/field/form/use-idempotency-key'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { DateField } from '@/ui/field/date-field'
import { Dialog } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'

import { useShiftCache, useUndoChange } from '../shift-cache'

interface CopyWeekDialogProps {
  week: GridWeek
  onClose: () => void
  /** Receives the first day of the target week. */
  onCopied: (first: Day) => void
}

const formatWeek = (first: Day): string =>
  formatDayRange(startOfDay(first, 'UTC'), startOfDay(addDays(first, 6), 'UTC'), 'UTC')

/** Copies the visible week into another one as drafts; existing shifts stay. */
export function CopyWeekDialog({ week, onClose, onCopied }: CopyWeekDialogProps) {
  const { t } = useTranslation('analytics')
  const cache = useShiftCache()
  const undoOf = useUndoChange()
  const [day, setDay] = useState<Day>(addDays(week.first, 7))
  const key = useIdempotencyKey<string>()
  const target = isDay(day) ? firstOfWeek(day, weekStart()) : undefined
  const isSame = target === week.first
  const copy = useMutation({
    ...mutationOf(copyWeek),
    onSuccess: ({ data, changeId }) => {
      const way = data.length > 0 ? undoOf(changeId) : {}
      toast.success(t('shifts.copied', { count: data.length }), way)
      cache.refetch()
      if (target) onCopied(target)
    },
  })
  const submit = () =>
    target &&
    copy.mutate({
      clientId: key.begin(target).clientId,
      from: isoOf(week.from),
      to: isoOf(startOfDay(target, week.timezone)),
      timezone: week.timezone,
    })
  return (
    <Dialog
      onClose={onClose}
      title={t('shifts.copy_title')}
      trackedAs="shift-copy-week"
      cancel
      actions={
        <Button
          kind="primary"
          busy={copy.isPending}
          disabledReason={target && !isSame ? undefined : t('shifts.copy_needs_other')}
          onClick={submit}
        >
          {t('shifts.copy')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('shifts.copy_text', { week: formatWeek(week.first) })}</p>
        <DateField
          required
          label={t('shifts.copy_to')}
          value={day}
          onChange={setDay}
          {...(target && { hint: t('shifts.copy_hint', { week: formatWeek(target) }) })}
        />
        <CallError error={copy.error} />
      </div>
    </Dialog>
  )
}
