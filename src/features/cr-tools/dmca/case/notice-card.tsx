import { Send } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { updateDmcaCase } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import { LANGUAGES } from '@/config/languages'
import { DMCA_TEXT_MAX_LENGTH, type DmcaDetail, isDmcaAgentComplete } from '@/domain/dmca/dmca'
import { isDmcaEditable, nextDmcaState } from '@/domain/dmca/dmca-states'
import { requiredText } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { FieldError } from '@/ui/feedback/field-error'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { SkeletonBar } from '@/ui/skeleton'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useEditDisabledReason } from '../../base/permissions'
import { useDmcaAgent, useCacheCase } from '../use-dmca-cases'
import { useNoticeTemplate } from './use-notice-template'
import { SubmitNoticeDialog } from './submit-notice-dialog'

interface NoticeProps {
  of: DmcaDetail
  creatorId: string
  /** The template's text, filled in for this case. */
  template: string
}

function useNoticeForm({ of, creatorId, template }: NoticeProps) {
  const { t } = useTranslation('marketplace')
  const show = useCacheCase(creatorId)
  return useForm({
    schema: v.object({ notice: requiredText(t('dmca.fault_notice_missing')) }),
    values: { notice: of.notice ?? template },
    draftKey: `dmca-notice:${of.caseId}:${of.language}`,
    save: ({ notice }) =>
      send(updateDmcaCase, { caseId: of.caseId, notice: notice === template ? null : notice }, { creatorId }),
    onSaved: (detail) => {
      show(detail)
      toast.success(t('offers.saved'))
    },
  })
}

/** Editor of the notice before it is sent, with a reset to the template. */
function NoticeEditor(props: NoticeProps & Pick<NoticeBodyProps, 'onSend'>) {
  const { t } = useTranslation('marketplace')
  const form = useNoticeForm(props)
  const { of, template, creatorId, onSend } = props
  const sendOff = useSendDisabledReason(of, creatorId)
  return (
    <Form form={form} className="gap-3">
      <RestoredDraftNotice form={form} />
      <FormTextArea
        form={form}
        name="notice"
        label={t('dmca.notice_text')}
        labelHidden
        lang={of.language}
        dir={LANGUAGES[of.language].direction}
        rows={14}
        maxLength={DMCA_TEXT_MAX_LENGTH}
      />
      <FormProblem form={form} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          form={form}
          kind="neutral"
          disabledReason={form.isDirty ? undefined : t('dmca.unchanged')}
        >
          {t('dmca.notice_save')}
        </SubmitButton>
        <Button kind="ghost" onClick={() => form.set('notice', template)}>
          {t('dmca.notice_reset')}
        </Button>
        <SendNoticeButton
          state={of.state}
          disabledReason={sendOff ?? (form.isDirty ? t('dmca.unsaved') : undefined)}
          onSend={() => onSend(of.notice ?? template)}
        />
      </div>
    </Form>
  )
}

const SentNotice = ({ text, of }: { text: string; of: DmcaDetail }) => (
  <p
    lang={of.language}
    dir={LANGUAGES[of.language].direction}
    className="text-13 [overflow-wrap:anywhere] whitespace-pre-line"
  >
    {text}
  </p>
)

/** Why the notice cannot be sent yet. */
function useSendDisabledReason(of: DmcaDetail, creatorId: string): string | undefined {
  const { t } = useTranslation('marketplace')
  const { data: agent } = useDmcaAgent(creatorId)
  if (!agent || !isDmcaAgentComplete(agent)) return t('dmca.agent_missing')
  return of.evidence.length === 0 ? t('dmca.evidence_missing') : undefined
}

function useNotice(of: DmcaDetail, creatorId: string) {
  const agent = useDmcaAgent(creatorId)
  const template = useNoticeTemplate(of, agent.data, useAgencyZone())
  return { template: template.text, hasFailed: agent.isError || template.hasFailed }
}

interface SendNoticeButtonProps {
  state: DmcaDetail['state']
  disabledReason: string | undefined
  onSend: () => void
}

function SendNoticeButton({ state, disabledReason, onSend }: SendNoticeButtonProps) {
  const { t } = useTranslation('marketplace')
  return (
    <Button kind="primary" icon={Send} disabledReason={disabledReason} onClick={onSend}>
      {t(state === 'draft' ? 'dmca.send' : 'dmca.send_again')}
    </Button>
  )
}

interface NoticeBodyProps {
  of: DmcaDetail
  creatorId: string
  disabledReason: string | undefined
  onSend: (notice: string) => void
}

/** The notice's text, editable until it is sent. */
function NoticeBody({ of, creatorId, disabledReason: off, onSend }: NoticeBodyProps) {
  const { t } = useTranslation('marketplace')
  const { template, hasFailed } = useNotice(of, creatorId)
  const text = of.notice ?? template
  if (text === undefined)
    return hasFailed ? (
      <FieldError>{t('dmca.notice_failed')}</FieldError>
    ) : (
      <SkeletonBar className="h-72 w-full rounded-control" />
    )
  if (off === undefined && isDmcaEditable(of.state) && template !== undefined)
    return <NoticeEditor of={of} creatorId={creatorId} template={template} onSend={onSend} />
  return (
    <div className="grid justify-items-start gap-3">
      <SentNotice text={text} of={of} />
      {nextDmcaState(of.state, 'submit') && (
        <SendNoticeButton state={of.state} disabledReason={off} onSend={() => onSend(text)} />
      )}
    </div>
  )
}

/** The notice in the site's language, to be sent under oath. */
export function NoticeCard({ of, creatorId }: { of: DmcaDetail; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const [notice, setNotice] = useState<string>()
  const off = useEditDisabledReason('dmca')
  const { data: agent } = useDmcaAgent(creatorId)
  return (
    <Card title={t('dmca.notice_title')} detail={LANGUAGES[of.language].label}>
      <div className="px-4 pb-4">
        <NoticeBody of={of} creatorId={creatorId} disabledReason={off} onSend={setNotice} />
      </div>
      {notice !== undefined && agent && (
        <SubmitNoticeDialog
          of={of}
          notice={notice}
          agent={agent}
          creatorId={creatorId}
          onClose={() => setNotice(undefined)}
        />
      )}
    </Card>
  )
}
