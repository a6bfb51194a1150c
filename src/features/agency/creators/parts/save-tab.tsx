import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'

interface SaveTabProps {
  form: { isDirty: boolean; isSaving: boolean; error: Error | null; save: () => void; reset: () => void }
  /** Why there is nothing to save. */
  disabledReason: string | undefined
  children: string
}

/** The error of the last save, and the buttons to discard and to save. */
export function SaveTab({ form, disabledReason, children }: SaveTabProps) {
  const { t } = useTranslation('analytics')
  return (
    <>
      <div role="alert">{form.error && <FieldError>{errorText(form.error)}</FieldError>}</div>
      <div className="flex flex-wrap justify-end gap-2">
        {form.isDirty && <Button onClick={form.reset}>{t('creators.discard')}</Button>}
        <Button kind="primary" busy={form.isSaving} disabledReason={disabledReason} onClick={form.save}>
          {children}
        </Button>
      </div>
    </>
  )
}
