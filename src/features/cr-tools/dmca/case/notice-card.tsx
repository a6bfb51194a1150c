import { Send } from 'lucide'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { updateDmcaCase } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import { LANGUAGES } from '@/config/languages'
import { DMCA_TEXT_MAX_LENGTH, type DmcaDetail, isDmcaAgentComplete } from '@/domain/dmca/dmca'
import { isDmcaEditable, nextDmcaState } from '@/domain/dmca/dmca-states'
import { requiredText } from '@/lib/form-schemas'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ErrorAlert } from '@/ui/feedback/error-alert'
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
  dmcaCase: DmcaDetail
  creatorId: string
  /** The template's text, filled in for this case. */
  template: string
}

function useNoticeForm({ dmcaCase, creatorId, template }: NoticeProps) {
  const { t } = useTranslation('marketplace')
  const show = useCacheCase(creatorId)
  return useForm({
    schema: v.object({ notice: requiredText(t('dmca.fault_notice_missing')) }),
    values: { notice: dmcaCase.notice ?? template },
    draftKey: `dmca-notice:${dmcaCase.caseId}:${dmcaCase.language}`,
    save: ({ notice }) =>
      send(
        updateDmcaCase,
        { caseId: dmcaCase.caseId, notice: notice === template ? null : notice },
        { creatorId },
      ),
    done: t('offers.saved'),
    onSaved: show,
  })
}

/** Editor of the notice before it is sent, with a reset to the template. */
function NoticeEditor(props: NoticeProps & Pick<NoticeBodyProps, 'onSend'>) {
  const { t } = useTranslation('marketplace')
  const form = useNoticeForm(props)
  const { dmcaCase, template, creatorId, onSend } = props
  const disabledReason = useSendDisabledReason(dmcaCase, creatorId)
  return (
    <Form form={form} className="gap-3">
      <RestoredDraftNotice form={form} />
      <FormTextArea
        form={form}
        name="notice"
        label={t('dmca.notice_text')}
        labelHidden
        lang={dmcaCase.language}
        dir={LANGUAGES[dmcaCase.language].direction}
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
          state={dmcaCase.state}
          disabledReason={disabledReason ?? (form.isDirty ? t('dmca.unsaved') : undefined)}
          onSend={() => onSend(dmcaCase.notice ?? template)}
        />
      </div>
    </Form>
  )
}

const SentNotice = ({ text, dmcaCase }: { text: string; dmcaCase: DmcaDetail }) => (
  <p
    lang={dmcaCase.language}
    dir={LANGUAGES[dmcaCase.language].direction}
    className="text-13 [overflow-wrap:anywhere] whitespace-pre-line"
  >
    {text}
  </p>
)

/** Why the notice cannot be sent yet. */
function useSendDisabledReason(dmcaCase: DmcaDetail, creatorId: string): string | undefined {
  const { t } = useTranslation('marketplace')
  const { data: agent } = useDmcaAgent(creatorId)
  if (!agent || !isDmcaAgentComplete(agent)) return t('dmca.agent_missing')
  return dmcaCase.evidence.length === 0 ? t('dmca.evidence_missing') : undefined
}

function useNotice(dmcaCase: DmcaDetail, creatorId: string) {
  const agent = useDmcaAgent(creatorId)
  const { text, translation } = useNoticeTemplate(dmcaCase, agent.data, useAgencyZone())
  const failed = [agent, translation].filter(({ data, isError }) => isError && data === undefined)
  return {
    template: text,
    hasFailed: failed.length > 0,
    retry: {
      onRetry: () => {
        for (const { refetch } of failed) void refetch()
      },
      isRetrying: agent.isFetching || translation.isFetching,
    },
  }
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
  dmcaCase: DmcaDetail
  creatorId: string
  disabledReason: string | undefined
  onSend: (notice: string) => void
}

/** The notice's text, editable until it is sent. */
function NoticeBody({ dmcaCase, creatorId, disabledReason, onSend }: NoticeBodyProps) {
  const { t } = useTranslation('marketplace')
  const { template, hasFailed, retry } = useNotice(dmcaCase, creatorId)
  const text = dmcaCase.notice ?? template
  if (text === undefined)
    return hasFailed ? (
      <ErrorAlert {...retry}>{t('dmca.notice_failed')}</ErrorAlert>
    ) : (
      <SkeletonBar className="h-72 w-full rounded-control" />
    )
  if (disabledReason === undefined && isDmcaEditable(dmcaCase.state) && template !== undefined)
    return <NoticeEditor dmcaCase={dmcaCase} creatorId={creatorId} template={template} onSend={onSend} />
  return (
    <div className="grid justify-items-start gap-3">
      <SentNotice text={text} dmcaCase={dmcaCase} />
      <ErrorAlert {...retry}>{hasFailed && t('dmca.notice_failed')}</ErrorAlert>
      {nextDmcaState(dmcaCase.state, 'submit') && (
        <SendNoticeButton
          state={dmcaCase.state}
          disabledReason={disabledReason}
          onSend={() => onSend(text)}
        />
      )}
    </div>
  )
}

/** The notice in the site's language, to be sent under oath. */
export function NoticeCard({ dmcaCase, creatorId }: { dmcaCase: DmcaDetail; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const [notice, setNotice] = useState<string>()
  const disabledReason = useEditDisabledReason('dmca')
  const { data: agent } = useDmcaAgent(creatorId)
  return (
    <Card title={t('dmca.notice_title')} detail={LANGUAGES[dmcaCase.language].label} body="block">
      <NoticeBody
        dmcaCase={dmcaCase}
        creatorId={creatorId}
        disabledReason={disabledReason}
        onSend={setNotice}
      />
      {notice !== undefined && agent && (
        <SubmitNoticeDialog
          dmcaCase={dmcaCase}
          notice={notice}
          agent={agent}
          creatorId={creatorId}
          onClose={() => setNotice(undefined)}
        />
      )}
    </Card>
  )
}
