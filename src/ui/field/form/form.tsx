import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { useOnline } from '@/services/network/online'

import { Banner } from '../../feedback/banner'
import { Button, type ButtonProps } from '../../button'
import { cx } from '../../cx'
import { ErrorAlert } from '../../feedback/error-alert'
import type { FormOf } from './use-form'

export interface FormProps<Values extends FieldValues> {
  form: FormOf<Values>
  /** Its gaps and more; the gaps of a dialog by default. */
  className?: string
  children: ReactNode
}

/** The form element. Enter in a field saves, as the button does. */
export function Form<Values extends FieldValues>({
  form: { attach, id, submit },
  className,
  children,
}: FormProps<Values>) {
  return (
    <form
      ref={attach}
      id={id}
      noValidate
      onSubmit={submit}
      className={cx('grid text-text', className ?? 'gap-4')}
    >
      {children}
    </form>
  )
}

type AnyForm = Pick<FormOf<FieldValues>, 'problem' | 'isDirty'>

/** Says that the form cannot be saved offline. */
export function FormOffline({ form }: { form: Pick<AnyForm, 'isDirty'> }) {
  const { t } = useTranslation('common')
  const isOnline = useOnline()
  return (
    <div role="status" className="empty:hidden">
      {!isOnline && form.isDirty && <p className="text-13 text-text-quiet">{t('form.offline')}</p>}
    </div>
  )
}

/** Above the buttons: why saving failed, and whether the connection is lost. */
export function FormProblem({
  form,
  renderText,
}: {
  form: AnyForm
  renderText?: (problem: string) => ReactNode
}) {
  const { problem } = form
  return (
    <>
      <FormOffline form={form} />
      <ErrorAlert>{problem !== undefined && (renderText?.(problem) ?? problem)}</ErrorAlert>
    </>
  )
}

/** Submits the form, from anywhere on the page. */
export function SubmitButton({
  form,
  isUnchanged,
  ...button
}: Omit<ButtonProps, 'form' | 'type' | 'busy' | 'onClick'> & {
  form: Pick<FormOf<FieldValues>, 'id' | 'isBusy'>
  /** Saving would change nothing, which disables it. */
  isUnchanged?: boolean
}) {
  const { t } = useTranslation('common')
  const off = { disabledReason: isUnchanged === true ? t('form.unchanged') : button.disabledReason }
  return (
    <Button
      kind="primary"
      {...button}
      {...(isUnchanged !== undefined && off)}
      type="submit"
      form={form.id}
      busy={form.isBusy}
    />
  )
}

/** Says that the form restored typed text. */
export function RestoredDraftNotice({
  form,
}: {
  form: Pick<FormOf<FieldValues>, 'hasRestoredDraft' | 'startOver'>
}) {
  const { t } = useTranslation('common')
  if (!form.hasRestoredDraft) return null
  return (
    <Banner
      actions={
        <Button size="small" onClick={form.startOver}>
          {t('form.start_over')}
        </Button>
      }
    >
      {t('form.kept')}
    </Banner>
  )
}
