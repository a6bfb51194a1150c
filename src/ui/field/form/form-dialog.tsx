import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

import type { ButtonProps } from '../../button'
import { Dialog } from '../../overlay/dialog'
import { Form, FormProblem, type FormProps, RestoredDraftNotice, SubmitButton } from './form'

type FormDialogProps<Values extends FieldValues> = FormProps<Values> &
  Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'closing' | 'actions' | 'children'> & {
    /** The verb of the title. */
    save: string
    /** More props of the submit button. */
    submit?: Pick<ButtonProps, 'kind' | 'disabledReason'>
    /** Other buttons, before the one that saves. */
    beside?: ReactNode
  }

/** A form in a dialog: asks before it discards typed text, and cannot be closed while saving. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, className, children, save, submit, beside, cancel, ...dialog } = props
  /** Only after the question: what was discarded does not come back the next time. */
  const discard = () => {
    if (form.isDirty) form.startOver()
    dialog.onClose()
  }
  return (
    <Dialog
      {...dialog}
      onClose={discard}
      closing={form.closing}
      cancel={cancel ?? true}
      actions={
        <>
          {beside}
          <SubmitButton {...submit} form={form}>
            {save}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} {...(className !== undefined && { className })}>
        <RestoredDraftNotice form={form} />
        {children}
        <FormProblem form={form} />
      </Form>
    </Dialog>
  )
}
