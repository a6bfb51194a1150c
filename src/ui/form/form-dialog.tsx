import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { Button, type ButtonProps } from '../button'
import { Dialog, type DialogProps } from '../dialog'
import { Form, FormProblem, type FormProps, KeptNotice, SubmitButton } from './form'

type FormDialogProps<Values extends FieldValues> = FormProps<Values> &
  Omit<DialogProps, 'isOpen' | 'closing' | 'actions' | 'children'> & {
    /** The verb of the title. */
    save: string
    /** What the button that saves has besides. */
    submit?: Pick<ButtonProps, 'kind' | 'disabledReason'>
  }

/** A form over the page: asks before typed text is lost, and cannot be closed while it is being saved. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { t } = useTranslation('common')
  const { form, className, children, save, submit, ...dialog } = props
  /** Only after the question: what was discarded does not come back the next time. */
  const discard = () => {
    if (form.isDirty) form.startOver()
    dialog.onClose()
  }
  return (
    <Dialog
      {...dialog}
      isOpen
      onClose={discard}
      closing={form.closing}
      actions={
        <>
          <Button onClick={dialog.onClose}>{t('form.cancel')}</Button>
          <SubmitButton {...submit} form={form}>
            {save}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} {...(className !== undefined && { className })}>
        <KeptNotice form={form} />
        {children}
        <FormProblem form={form} />
      </Form>
    </Dialog>
  )
}
