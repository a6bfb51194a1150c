import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { saveShift } from '@/api/calls/agency/shifts'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'
import { checkFields } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { useForm } from '@/ui/field/form/use-form'
import { NOT_SENT } from '@/ui/field/form/use-save-form'

import { useShiftCache, useUndoChange } from '../shift-cache'
import { seenVersion } from '../shift-changes'
import {
  initialFields,
  invalidFields,
  repeatOf,
  type ShiftFields,
  type ShiftProblem,
  type ShiftSubject,
  spanOfFields,
} from './shift-fields'

/** The fields as a request; undefined while some are invalid. */
function shiftRequestOf(fields: ShiftFields, { shift, span: before }: ShiftSubject, timezone: string) {
  const span = spanOfFields(fields, timezone, before)
  if (invalidFields(fields, timezone).size > 0 || !span) return undefined
  return {
    ...(shift && { shiftId: shift.shiftId, seen: seenVersion(shift) }),
    userIds: [...fields.userIds],
    creatorIds: [...fields.creatorIds],
    startAt: isoOf(span.startAt),
    endAt: isoOf(span.endAt),
    repeat: repeatOf(fields, shift, timezone),
    scope: fields.scope,
  }
}

/** The fields of problems that are named otherwise. */
const FIELD_OF: Partial<Record<ShiftProblem, keyof ShiftFields>> = { people: 'userIds', length: 'end' }

function useShiftSchema(timezone: string) {
  const { t } = useTranslation('analytics')
  return v.pipe(
    v.custom<ShiftFields>((value) => typeof value === 'object'),
    checkFields((fields) =>
      Object.fromEntries(
        [...invalidFields(fields, timezone)].map((problem) => [
          FIELD_OF[problem] ?? problem,
          t(`shifts.needs_${problem}`),
        ]),
      ),
    ),
  )
}

/** The shift form; keeps the input after a failed save, and asks before leaving. */
export function useShiftForm(subject: ShiftSubject, timezone: string, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const cache = useShiftCache()
  const undoOf = useUndoChange()
  const { shift, span, userIds } = subject
  const [first] = useState(() => initialFields(subject, timezone))
  const form = useForm({
    schema: useShiftSchema(timezone),
    values: first,
    // With the zone, as the typed times are of it.
    draftKey: `shift:${shift?.shiftId ?? `new:${span.startAt}:${userIds.join()}`}:${timezone}`,
    serverNames: { startAt: 'start', endAt: 'end' },
    save: async (fields, { clientId }) => {
      const request = shiftRequestOf(fields, subject, timezone)
      if (!request) return NOT_SENT
      try {
        return await send(saveShift, { clientId, ...request })
      } catch (error) {
        cache.refetch()
        throw error
      }
    },
    onSaved: ({ data, changeId }) => {
      const done = t(shift ? 'shifts.saved' : 'shifts.planned_new', { count: data.length })
      toast.success(done, undoOf(changeId))
      cache.refetch()
      onDone()
    },
  })
  const fields = useWatch({ control: form.control }) as ShiftFields // the initial values are complete
  return {
    ...form,
    fields,
    span: spanOfFields(fields, timezone, span),
    wish: shiftRequestOf(fields, subject, timezone),
  }
}
export type ShiftForm = ReturnType<typeof useShiftForm>
