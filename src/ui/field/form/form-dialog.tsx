import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

import { Dialog } from '../../overlay/dialog'
import { discardForm } from './discard-form'
import { Form, FormProblem, type FormProps, RestoredDraftNotice, SubmitButton } from './form'

type FormDialogProps<Values extends FieldValues> = FormProps<Values> &
  Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'closing' | 'actions' | 'children'> & {
    /** The verb of the title; absent while there is nothing to save. */
    save: string | undefined
    /** More props of the submit button. */
    submit?: Pick<ComponentProps<typeof SubmitButton>, 'kind' | 'disabledReason' | 'isUnchanged'>
    /** Other buttons, before the one that saves. */
    beside?: ReactNode
  }

/** A form in a dialog: asks before it discards typed text, and cannot be closed while saving. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, className, children, save, submit, beside, cancel, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      onClose={discardForm(form, dialog.onClose)}
      closing={form.closing}
      cancel={cancel ?? true}
      actions={
        <>
          {beside}
          {save !== undefined && (
            <SubmitButton {...submit} form={form}>
              {save}
            </SubmitButton>
          )}
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
