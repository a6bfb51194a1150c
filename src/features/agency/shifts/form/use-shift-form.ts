import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { saveShift } from '@/api/calls/agency/shifts'
import { mutationOf } from '@/api/query'
import { isoOf } from '@/domain/time/instant'
import type { PlannedShift } from '@/domain/shift/planned-shift'
import type { Span } from '@/domain/shift/shift-move'
import { newId } from '@/services/page/new-id'
import { toast } from '@/services/page/toasts'
import { useUnsaved } from '@/services/page/unsaved'

import { useShiftCache, useUndoChange } from '../shift-changes'
import { initialFields, invalidFields, repeatOf, type ShiftFields, spanOfFields } from './shift-fields'

/** A shift to change, or the initial values of a new one. */
export interface ShiftSubject {
  shift?: PlannedShift | undefined
  span: Span
  userIds: readonly string[]
  creatorIds: readonly string[]
}

/** The fields as a request; undefined while some are invalid. */
function shiftRequestOf(fields: ShiftFields, shift: PlannedShift | undefined, timezone: string) {
  const span = spanOfFields(fields, timezone)
  if (invalidFields(fields).size > 0 || !span) return undefined
  return {
    ...(shift && {
      shiftId: shift.shiftId,
      seen: { userId: shift.userId, startAt: isoOf(shift.startAt), endAt: isoOf(shift.endAt) },
    }),
    userIds: [...fields.userIds],
    creatorIds: [...fields.creatorIds],
    startAt: isoOf(span.startAt),
    endAt: isoOf(span.endAt),
    repeat: repeatOf(fields, shift, timezone),
    scope: fields.scope,
  }
}

/** The shift form; keeps the input after a failed save, and asks before leaving. */
export function useShiftForm(subject: ShiftSubject, timezone: string, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const shown = useShiftCache()
  const takeBack = useUndoChange()
  const { shift } = subject
  const [first] = useState(() => initialFields(subject, timezone))
  const [fields, setFields] = useState(first)
  // The idempotency key: saving again after a lost response creates no duplicate. An edit takes a new key.
  const [clientId, setClientId] = useState(newId)
  const [isTried, setTried] = useState(false)
  const isDirty = JSON.stringify(fields) !== JSON.stringify(first)
  const problems = invalidFields(fields)
  const wish = shiftRequestOf(fields, shift, timezone)
  const save = useMutation({
    ...mutationOf(saveShift),
    onSuccess: ({ data, changeId }) => {
      const done = t(shift ? 'shifts.saved' : 'shifts.planned_new', { count: data.length })
      toast.success(done, takeBack(changeId))
      shown.again()
      onDone()
    },
    onError: () => shown.again(),
  })
  useUnsaved(isDirty && !save.isSuccess)
  const submit = () => {
    setTried(true)
    if (wish) save.mutate({ clientId, ...wish })
  }
  return {
    fields,
    change: (to: Partial<ShiftFields>) => {
      setClientId(newId())
      setFields((now) => ({ ...now, ...to }))
    },
    problems: isTried ? problems : new Set<never>(),
    isDirty,
    wish,
    save,
    submit,
  }
}
export type ShiftForm = ReturnType<typeof useShiftForm>
