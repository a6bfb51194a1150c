import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

import { Form, FormProblem, RestoredDraftNotice } from '@/ui/field/form/form'
import type { FormOf } from '@/ui/field/form/use-form'

interface FieldFormProps<Values extends FieldValues> {
  form: FormOf<Values>
  children: ReactNode
}

/** One setting that is typed, with its own button. */
export function FieldForm<Values extends FieldValues>({ form, children }: FieldFormProps<Values>) {
  return (
    <>
      <RestoredDraftNotice form={form} />
      <Form
        form={form}
        className="grid-cols-[1fr_auto] items-start gap-2 [&>[role=alert],&>[role=status]]:col-span-full"
      >
        {children}
        <FormProblem form={form} />
      </Form>
    </>
  )
}
