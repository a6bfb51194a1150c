import { ClipboardPaste, Plus } from 'lucide'
import { type SubmitEvent, useId, useState } from 'react'

import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'
import { discardForm } from '@/ui/field/form/discard-form'
import { RestoredDraftNotice } from '@/ui/field/form/form'
import { TextArea } from '@/ui/field/text-area'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'

import { type PeopleInviteForm, ROWS_MAX, usePeopleInviteForm } from './use-people-invite-form'
import { useRights, useRolesHint } from '../use-rights'
import { InviteLine } from './invite-line'
import { OwnCreatorsField } from '../../filter/own-creators-field'
import { AssignmentField } from '../assignment-field'
import { PayFields } from '../../pay/pay-fields'

/** Group, creators, permissions and pay for all invitations; a line can override them. */
function InviteDefaultsFields({ form: { all, changeAll } }: { form: PeopleInviteForm }) {
  const { t } = useTranslation('analytics')
  const { mayReadPay, mayChangePay } = useRights()
  const currency = useAgencyCurrency()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-14 font-strong text-text">{t('employees.for_all')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <AssignmentField kind="group" id={all.groupId} onChange={(groupId) => changeAll({ groupId })} />
        <AssignmentField
          kind="set"
          id={all.permissionSetId}
          onChange={(permissionSetId) => changeAll({ permissionSetId })}
        />
      </div>
      <OwnCreatorsField
        name={t('employees.column_creators')}
        none={t('employees.no_creators')}
        chosen={all.creatorIds}
        onChange={(creatorIds) => changeAll({ creatorIds })}
      />
      {mayReadPay && !mayChangePay && <p className="text-13">{t('employees.lock_pay')}</p>}
      {mayChangePay && (
        <details className="group/pay">
          <summary className="hit-target w-fit cursor-pointer rounded-mark text-13 font-medium text-text">
            {t('employees.pay')}
          </summary>
          <div className="pt-3">
            <PayFields value={all.pay} currency={currency} onChange={(pay) => changeAll({ pay })} />
          </div>
        </details>
      )}
    </fieldset>
  )
}

function PasteField({ form, onClose }: { form: PeopleInviteForm; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const { mayChangePay } = useRights()
  const { pasted, paste, excess } = form
  const close = () => {
    paste('')
    onClose()
  }
  const read = async () => {
    if (await form.read(pasted)) close()
  }
  return (
    <div className="grid gap-2 rounded-card bg-fill p-3">
      <TextArea
        autoFocus
        dir="ltr"
        label={t('employees.paste')}
        hint={t(mayChangePay ? 'employees.paste_hint_pay' : 'employees.paste_hint')}
        placeholder={t('employees.paste_example')}
        error={
          excess &&
          t('employees.paste_too_many', { lines: formatNumber(excess), most: formatNumber(ROWS_MAX) })
        }
        value={pasted}
        onChange={(event) => paste(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={close}>{t('employees.discard')}</Button>
        <Button
          kind="primary"
          disabledReason={pasted.trim() === '' ? t('employees.paste_needed') : undefined}
          onClick={() => void read()}
        >
          {t('employees.paste_read')}
        </Button>
      </div>
    </div>
  )
}

/** Each field names itself too; on phones its placeholder stays beside it. */
function LineHeaders() {
  const { t } = useTranslation('analytics')
  return (
    <div
      aria-hidden
      className="-mb-2 grid grid-cols-[3fr_2fr_2fr_var(--control)] gap-2 text-13 font-medium text-text max-sm:hidden"
    >
      <span>{t('employees.column_email')}</span>
      <span>{t('employees.name')}</span>
      <span>{t('employees.column_role')}</span>
    </div>
  )
}

function InviteLines({ form }: { form: PeopleInviteForm }) {
  const { t } = useTranslation('analytics')
  const [isPasting, setPasting] = useState(false)
  // Restored text, or a list that was pasted into a line and does not fit.
  if (form.pasted !== '' && !isPasting) setPasting(true)
  return (
    <div className="grid gap-3 text-text">
      <LineHeaders />
      <ul aria-label={t('employees.invite_people')} className="border-y border-line-quiet">
        {form.rows.map((row, index) => (
          <InviteLine key={row.id} row={row} index={index} form={form} />
        ))}
      </ul>
      {isPasting ? (
        <PasteField form={form} onClose={() => setPasting(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button icon={Plus} onClick={form.add}>
            {t('employees.line_add')}
          </Button>
          <Button icon={ClipboardPaste} onClick={() => setPasting(true)}>
            {t('employees.paste_list')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Invites one or many people; failed rows stay with their error (screens S6). */
export function InvitePeopleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const formId = useId()
  const form = usePeopleInviteForm(onClose)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.submit()
  }
  const hint = useRolesHint()
  return (
    <Dialog
      size="large"
      trackedAs="invite-employees"
      title={t('employees.invite_title')}
      closing={form.isSending ? 'block' : form.isDirty ? 'warn' : 'free'}
      onClose={discardForm(form, onClose)}
      cancel
      actions={
        <>
          <CallError error={form.error} className="min-w-0 flex-1 self-center" />
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busy={form.isSending}
            disabledReason={form.isPayUnclear ? t('employees.pay_needed') : undefined}
          >
            {t('employees.invite_send', { count: Math.max(1, form.count) })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <RestoredDraftNotice form={form} />
        <div>
          <p>{t('employees.invite_text')}</p>
          {hint && <p>{hint}</p>}
        </div>
        <InviteLines form={form} />
        <InviteDefaultsFields form={form} />
      </form>
    </Dialog>
  )
}
