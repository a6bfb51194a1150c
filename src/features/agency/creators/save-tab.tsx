import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { FormProblem, SubmitButton } from '@/ui/field/form/form'
import type { FormOf } from '@/ui/field/form/use-form'

interface SaveTabProps {
  form: Pick<FormOf<FieldValues>, 'id' | 'isDirty' | 'isBusy' | 'problem' | 'startOver'>
  isUnchanged: boolean
  children: string
}

/** The error of the last save, and the buttons to discard and to save. */
export function SaveTab({ form, isUnchanged, children }: SaveTabProps) {
  const { t } = useTranslation('analytics')
  return (
    <>
      <FormProblem form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        {form.isDirty && <Button onClick={form.startOver}>{t('creators.discard')}</Button>}
        <SubmitButton form={form} isUnchanged={isUnchanged}>
          {children}
        </SubmitButton>
      </div>
    </>
  )
}
