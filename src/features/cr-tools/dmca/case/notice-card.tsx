import { Send } from 'lucide'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getDmcaCase, listDmcaCases, updateDmcaCase } from '@/api/calls/creator/dmca'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { LANGUAGES } from '@/config/languages'
import { DMCA_TEXT_MAX_LENGTH, type DmcaDetail, isDmcaAgentComplete } from '@/domain/dmca/dmca'
import { isDmcaEditable, nextDmcaState } from '@/domain/dmca/dmca-states'
import { requiredText } from '@/lib/form-schemas'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { SkeletonBar } from '@/ui/skeleton'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useEditDisabledReason } from '../../base/permissions'
import { ConflictBanner, type ReadLatest, useVersionedForm } from '../../base/save-conflict'
import { useShowsForm } from '../../base/use-opened'
import { useDmcaAgent, useCacheCase } from '../use-dmca-cases'
import { useNoticeTemplate } from './use-notice-template'
import { SubmitNoticeDialog } from './submit-notice-dialog'

interface NoticeProps {
  dmcaCase: DmcaDetail
  creatorId: string
  /** The template's text, filled in for this case. */
  template: string
}

/** The notice as a colleague has saved it; none of a case that has moved on. */
const readLatestNotice =
  (creatorId: string, caseId: string): ReadLatest =>
  async (client) => {
    const { state, noticeVersion } = await client.query({
      ...queryOf(getDmcaCase, { caseId }, creatorId),
      staleTime: 0,
    })
    return isDmcaEditable(state) ? { version: noticeVersion } : undefined
  }

function useNoticeForm({ dmcaCase, creatorId, template }: NoticeProps) {
  const { t } = useTranslation('marketplace')
  const show = useCacheCase(creatorId)
  const { caseId } = dmcaCase
  return useVersionedForm({
    readLatest: readLatestNotice(creatorId, caseId),
    schema: v.object({ version: v.number(), notice: requiredText(t('dmca.fault_notice_missing')) }),
    values: { version: dmcaCase.noticeVersion, notice: dmcaCase.notice ?? template },
    draftKey: `dmca-notice:${caseId}`,
    save: ({ version, notice }) =>
      send(
        updateDmcaCase,
        { caseId, notice: notice === template ? null : notice, noticeVersion: version },
        { creatorId },
      ),
    refresh: useInvalidateCalls(getDmcaCase, listDmcaCases),
    done: t('offers.saved'),
    onSaved: show,
  })
}

/** Editor of the notice before it is sent, with a reset to the template. */
function NoticeEditor(props: NoticeProps & Pick<NoticeBodyProps, 'onSend'>) {
  const { t } = useTranslation('marketplace')
  const form = useNoticeForm(props)
  const { dmcaCase, template, creatorId, onSend } = props
  const disabledReason = useEditDisabledReason('dmca')
  const sendDisabledReason = useSendDisabledReason(dmcaCase, creatorId)
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
      <ConflictBanner conflict={form.conflict} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          form={form}
          kind="neutral"
          disabledReason={disabledReason ?? (form.isDirty ? undefined : t('dmca.unchanged'))}
        >
          {t('dmca.notice_save')}
        </SubmitButton>
        <Button kind="ghost" onClick={() => form.set('notice', template)}>
          {t('dmca.notice_reset')}
        </Button>
        <SendNoticeButton
          state={dmcaCase.state}
          disabledReason={
            disabledReason ?? sendDisabledReason ?? (form.isDirty ? t('dmca.unsaved') : undefined)
          }
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
  onSend: (notice: string) => void
}

/** The notice's text, editable until it is sent. */
function NoticeBody({ dmcaCase, creatorId, onSend }: NoticeBodyProps) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('dmca')
  const showsForm = useShowsForm('dmca')
  const { template, hasFailed, retry } = useNotice(dmcaCase, creatorId)
  const text = dmcaCase.notice ?? template
  if (text === undefined)
    return hasFailed ? (
      <ErrorAlert {...retry}>{t('dmca.notice_failed')}</ErrorAlert>
    ) : (
      <SkeletonBar className="h-72 w-full rounded-control" />
    )
  if (showsForm && isDmcaEditable(dmcaCase.state) && template !== undefined)
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
  const { data: agent } = useDmcaAgent(creatorId)
  return (
    <Card title={t('dmca.notice_title')} detail={LANGUAGES[dmcaCase.language].label} body="block">
      <NoticeBody dmcaCase={dmcaCase} creatorId={creatorId} onSend={setNotice} />
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
