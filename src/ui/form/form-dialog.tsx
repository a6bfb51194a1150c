import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { Button, type ButtonProps } from '../button'
import { Dialog, type DialogProps } from '../dialog'
import { Form, FormProblem, type FormProps, KeptNotice, SubmitButton } from './form'

type FormDialogProps<Values extends FieldValues> = FormProps<Values> &
  Omit<DialogProps, 'isOpen' | 'closing' | 'actions' | 'children'> & {
    /** The verb of the title. */
    save: string
    /** More props of the submit button. */
    submit?: Pick<ButtonProps, 'kind' | 'disabledReason'>
  }

/** A form in a dialog: asks before it discards typed text, and cannot be closed while saving. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { t } = useTranslation('common')
  const { form, className, children, save, submit, ...dialog } = props
  /** After the confirmation: discarded text does not return the next time. */
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
