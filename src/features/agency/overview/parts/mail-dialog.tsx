import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getOverviewMail, updateOverviewMail } from '@/api/calls/agency/views'
import { callQueryKey, queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { send } from '@/api/send'
import type { ViewMail } from '@/domain/agency/saved-view'
import { toast } from '@/services/page/toasts'
import { ContentState } from '@/ui/feedback/content-state'
import { Dialog } from '@/ui/overlay/dialog'
import { Form, FormProblem, SubmitButton } from '@/ui/field/form/form'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useFormField } from '@/ui/field/form/use-form-field'
import { useForm } from '@/ui/field/form/use-form'
import { SkeletonBar } from '@/ui/skeleton'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { MailFields } from './mail-fields'

interface WrittenMail {
  /** Null until it is loaded. */
  mail: ViewMail | null
}

/** What the mail is to be; until something is chosen, as the server has it. */
function useMailForm(stored: ViewMail | undefined, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const values: WrittenMail = { mail: stored ?? null }
  return useForm({
    schema: v.object({ mail: v.custom<ViewMail | null>((mail) => typeof mail === 'object') }),
    values,
    save: async ({ mail }) => (mail ? send(updateOverviewMail, mail) : NOT_SENT),
    onSaved: (saved) => {
      client.setQueryData(callQueryKey(getOverviewMail), saved)
      toast.success(t(saved.isOn ? 'overview.mail_on' : 'overview.mail_off'))
      onDone()
    },
  })
}

/** Schedules the overview as a weekly email (screens S2). */
export function MailDialog({ filter, onClose }: { filter: FigureFilter; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const read = useQuery(queryOf(getOverviewMail))
  const stored = read.data
  const form = useMailForm(stored, onClose)
  const mail = useFormField<WrittenMail, 'mail', ViewMail | null>({ form, name: 'mail' })
  return (
    <Dialog
      onClose={onClose}
      closing={form.closing}
      trackedAs="overview-mail"
      title={t('overview.mail_title')}
      cancel={t('overview.cancel')}
      actions={
        <SubmitButton form={form} disabledReason={form.isDirty ? undefined : t('overview.mail_unchanged')}>
          {t('overview.mail_save')}
        </SubmitButton>
      }
    >
      <ContentState
        status={useQueryStatus(read)}
        skeleton={<SkeletonBar className="h-56 w-full rounded-control" />}
      >
        {mail.value && stored && (
          <Form form={form}>
            <p className="text-text-quiet">{t('overview.mail_text')}</p>
            <MailFields mail={mail.value} stored={stored} filter={filter} onChange={mail.change} />
            <FormProblem form={form} />
          </Form>
        )}
      </ContentState>
    </Dialog>
  )
}
