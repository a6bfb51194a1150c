import * as v from 'valibot'
import type { ReactNode } from 'react'

import { timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { checkFields, requiredText } from '@/lib/form-schemas'
import { FormDateTime } from '@/ui/field/form/form-date-fields'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { type FormMoment, momentSchema } from '@/ui/field/form/moment-schema'
import type { FormOf } from '@/ui/field/form/use-form'

const MAX_REASON_LENGTH = 500

/** What the forms of a work log hold. */
export interface WrittenLog {
  /** Whose log; null until chosen. */
  userId: string | null
  in: FormMoment
  out: FormMoment
  reason: string
}

/** `mayRun`: the log may stay without an end. */
export function useLogSchema(mayRun: boolean) {
  const { t } = useTranslation('analytics')
  const faultsOf = ({ in: { at: from }, out: { at: to } }: WrittenLog) => {
    const isMissing = typeof to !== 'number'
    return {
      ...(typeof from !== 'number' && { in: t('work_logs.needs_in') }),
      ...(!(mayRun && to === null) &&
        (isMissing || (typeof from === 'number' && to <= from)) && { out: t('work_logs.needs_out') }),
    }
  }
  return v.pipe(
    v.object({
      userId: v.pipe(
        v.nullable(v.string()),
        v.check((id) => id !== null, t('work_logs.needs_person')),
      ),
      in: momentSchema,
      out: momentSchema,
      reason: requiredText(t('work_logs.needs_reason')),
    }),
    checkFields(faultsOf),
  )
}

interface LogFieldsProps {
  form: FormOf<WrittenLog>
  timezone: string
  isStartFixed?: boolean
  /** What comes before the times. */
  children?: ReactNode
}

/** Both times of a work log, and the reason that its history shows. */
export function LogFields({ form, timezone, isStartFixed = false, children }: LogFieldsProps) {
  const { t } = useTranslation('analytics')
  return (
    <>
      <p className="text-13 text-text-quiet">
        {t('work_logs.zone', { zone: timeZoneDisplayName(timezone) })}
      </p>
      {children}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))] gap-4">
        <FormDateTime
          form={form}
          name="in"
          required
          timezone={timezone}
          label={t('work_logs.in')}
          readOnly={isStartFixed}
        />
        <FormDateTime form={form} name="out" timezone={timezone} label={t('work_logs.out')} />
      </div>
      <FormTextArea
        form={form}
        name="reason"
        label={t('work_logs.reason')}
        hint={t('work_logs.reason_hint')}
        maxLength={MAX_REASON_LENGTH}
      />
    </>
  )
}
