import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { saveShift } from '@/api/calls/shifts'
import { mutationOf } from '@/api/query'
import { isoOf } from '@/domain/instant'
import type { PlannedShift } from '@/domain/planned-shift'
import type { Span } from '@/domain/shift-move'
import { newId } from '@/services/new-id'
import { toast } from '@/services/toasts'
import { useUnsaved } from '@/services/unsaved'

import { useShownShifts, useTakeBack } from './shift-changes'
import { fieldsOf, problemsOf, repeatOf, type ShiftFields, spanOf } from './shift-fields'

/** A shift to change, or the initial values of a new one. */
export interface ShiftSubject {
  shift?: PlannedShift | undefined
  span: Span
  userIds: readonly string[]
  creatorIds: readonly string[]
}

/** The fields as a request; undefined while some are invalid. */
function wishOf(fields: ShiftFields, shift: PlannedShift | undefined, timezone: string) {
  const span = spanOf(fields, timezone)
  if (problemsOf(fields).size > 0 || !span) return undefined
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
  const shown = useShownShifts()
  const takeBack = useTakeBack()
  const { shift } = subject
  const [first] = useState(() => fieldsOf(subject, timezone))
  const [fields, setFields] = useState(first)
  // The idempotency key: saving again after a lost response creates no duplicate. An edit takes a new key.
  const [clientId, setClientId] = useState(newId)
  const [isTried, setTried] = useState(false)
  const isDirty = JSON.stringify(fields) !== JSON.stringify(first)
  const problems = problemsOf(fields)
  const wish = wishOf(fields, shift, timezone)
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
