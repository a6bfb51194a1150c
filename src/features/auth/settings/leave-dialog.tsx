import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getClockStatus } from '@/api/calls/chatter/chatter'
import { deactivateUser, deleteUser } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import {
  deleteReasonOf,
  LEAVE_REASONS,
  LEAVE_TEXT_MAX,
  type LeaveKind,
  type LeaveReason,
} from '@/domain/account/leave-account'
import { isOnDuty } from '@/domain/shift/work-log'
import { isolate } from '@/lib/text/isolate'
import { requiredText } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { Banner } from '@/ui/feedback/banner'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'
import { FormText, FormTextArea } from '@/ui/field/form/form-text-fields'

import { useRoles } from '../use-roles'

/** Logs out permanently once `end` has removed the account; resolves to false if the user stays. */
export type OnLeave = (end: () => Promise<unknown>) => Promise<boolean>

const PLAN = {
  deactivate: { call: deactivateUser, facts: ['signed_out', 'chats', 'told', 'back'], done: 'deactivated' },
  delete: { call: deleteUser, facts: ['signed_out', 'chats', 'told', 'final'], done: 'deleted' },
} as const

interface LeaveDialogProps {
  kind: LeaveKind
  username: string
  onLeave: OnLeave
  onClose: () => void
}

function useLeaveForm({ kind, username, onLeave }: Omit<LeaveDialogProps, 'onClose'>) {
  const { t } = useTranslation('settings')
  const { call, done } = PLAN[kind]
  return useForm({
    schema: v.object({
      reason: v.pipe(
        v.nullable(v.picklist(LEAVE_REASONS)),
        v.check((reason) => reason !== null, t('leave.reason_missing')),
      ),
      text: requiredText(t('leave.text_missing')),
      confirmed: v.pipe(
        v.string(),
        v.check((typed) => kind !== 'delete' || typed.trim() === username, t('leave.confirm_wrong')),
      ),
    }),
    values: { reason: null as LeaveReason | null, text: '', confirmed: '' },
    // Leaving asks about other unsaved work and stored drafts, not about the reason being sent here.
    warnsUnsaved: false,
    serverNames: { deleteReason: 'text' },
    save: async ({ reason, text }) => {
      const doneText = t(`leave.${done}`)
      const deleteReason = deleteReasonOf(reason ?? 'other', text)
      if (!(await onLeave(() => send(call, { deleteReason })))) return NOT_SENT
      toast.success(doneText)
      return kind
    },
  })
}

const useIsClockedIn = (): boolean => {
  const isChatter = useRoles().roles.includes('chatter')
  const status = useQuery({ ...queryOf(getClockStatus), enabled: isChatter })
  return isOnDuty(status.data?.chatterWorkLog)
}

/** Explains the consequences, asks for the reason, and ends the session on this device. */
export function LeaveDialog({ onClose, ...leaving }: LeaveDialogProps) {
  const { t } = useTranslation('settings')
  const { kind, username } = leaving
  const form = useLeaveForm(leaving)
  const isClockedIn = useIsClockedIn()
  return (
    <FormDialog
      form={form}
      isAlert
      trackedAs={`account-${kind}`}
      title={t(`leave.${kind}`)}
      save={t(`leave.${kind}`)}
      submit={{ kind: 'danger', ...(isClockedIn && { disabledReason: t('leave.clocked_in') }) }}
      onClose={onClose}
    >
      {isClockedIn && <Banner tone="warning">{t('leave.clocked_in')}</Banner>}
      <ul className="grid list-disc gap-1 ps-5 text-text-quiet">
        {PLAN[kind].facts.map((fact) => (
          <li key={fact}>{t(`leave.fact_${fact}`)}</li>
        ))}
      </ul>
      <FormSelect
        form={form}
        name="reason"
        label={t('leave.reason')}
        options={LEAVE_REASONS.map((value) => ({ value, label: t(`leave.reason_${value}`) }))}
      />
      <FormTextArea form={form} name="text" label={t('leave.text')} maxLength={LEAVE_TEXT_MAX} rows={3} />
      {kind === 'delete' && (
        <FormText
          form={form}
          name="confirmed"
          label={t('leave.confirm', { username: isolate(username) })}
          dir="ltr"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
    </FormDialog>
  )
}
