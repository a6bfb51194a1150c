import { Send } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { updateDmcaCase } from '@/api/calls/dmca'
import { send } from '@/api/send'
import { LANGUAGES } from '@/config/languages'
import { DMCA_TEXT_MAX_LENGTH, type DmcaDetail, isAgentComplete } from '@/domain/dmca'
import { isEditable, nextState } from '@/domain/dmca-states'
import { needed } from '@/lib/written-rules'
import { toast } from '@/services/toasts'
import { useCurrentUser } from '@/features/auth'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { FieldError } from '@/ui/field-error'
import { Form, FormProblem, KeptNotice, SubmitButton } from '@/ui/form/form'
import { useForm } from '@/ui/form/use-form'
import { FormTextArea } from '@/ui/form/written-fields'
import { Bone } from '@/ui/skeleton'

import { useAgent, useDmcaOff, useDmcaZone, useShowCase } from '../use-dmca'
import { useTemplate } from './notice-text'
import { SubmitDialog } from './submit-dialog'

interface NoticeProps {
  of: DmcaDetail
  creatorId: string
  /** The template's text, filled in for this case. */
  template: string
}

function useNoticeForm({ of, creatorId, template }: NoticeProps) {
  const { t } = useTranslation('marketplace')
  const show = useShowCase(creatorId)
  const userId = useCurrentUser().data?.userId ?? ''
  return useForm({
    schema: v.object({ notice: needed(t('dmca.fault_notice_missing')) }),
    values: { notice: of.notice ?? template },
    kept: { userId, place: `dmca-notice:${of.caseId}:${of.language}` },
    save: ({ notice }) =>
      send(updateDmcaCase, { caseId: of.caseId, notice: notice === template ? null : notice }, { creatorId }),
    onSaved: (detail) => {
      show(detail)
      toast.success(t('offers.saved'))
    },
  })
}

/** Editor of the notice before it is sent, with a reset to the template. */
function Editor(props: NoticeProps & Pick<BodyProps, 'onSend'>) {
  const { t } = useTranslation('marketplace')
  const form = useNoticeForm(props)
  const { of, template, creatorId, onSend } = props
  const sendOff = useSendOff(of, creatorId)
  return (
    <Form form={form} className="gap-3">
      <KeptNotice form={form} />
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
        <SendButton
          state={of.state}
          disabledReason={sendOff ?? (form.isDirty ? t('dmca.unsaved') : undefined)}
          onSend={() => onSend(of.notice ?? template)}
        />
      </div>
    </Form>
  )
}

const Fixed = ({ text, of }: { text: string; of: DmcaDetail }) => (
  <p lang={of.language} dir={LANGUAGES[of.language].direction} className="text-13 whitespace-pre-line">
    {text}
  </p>
)

/** Why the notice cannot be sent yet. */
function useSendOff(of: DmcaDetail, creatorId: string): string | undefined {
  const { t } = useTranslation('marketplace')
  const { data: agent } = useAgent(creatorId)
  if (!agent || !isAgentComplete(agent)) return t('dmca.agent_missing')
  return of.evidence.length === 0 ? t('dmca.evidence_missing') : undefined
}

function useNotice(of: DmcaDetail, creatorId: string) {
  const agent = useAgent(creatorId)
  const template = useTemplate(of, agent.data, useDmcaZone())
  return { template: template.text, hasFailed: agent.isError || template.hasFailed }
}

interface SendButtonProps {
  state: DmcaDetail['state']
  disabledReason: string | undefined
  onSend: () => void
}

function SendButton({ state, disabledReason, onSend }: SendButtonProps) {
  const { t } = useTranslation('marketplace')
  return (
    <Button kind="primary" icon={Send} disabledReason={disabledReason} onClick={onSend}>
      {t(state === 'draft' ? 'dmca.send' : 'dmca.send_again')}
    </Button>
  )
}

interface BodyProps {
  of: DmcaDetail
  creatorId: string
  off: string | undefined
  onSend: (notice: string) => void
}

/** The notice's text, editable until it is sent. */
function Body({ of, creatorId, off, onSend }: BodyProps) {
  const { t } = useTranslation('marketplace')
  const { template, hasFailed } = useNotice(of, creatorId)
  const text = of.notice ?? template
  if (text === undefined)
    return hasFailed ? (
      <FieldError>{t('dmca.notice_failed')}</FieldError>
    ) : (
      <Bone className="h-72 w-full rounded-control" />
    )
  if (off === undefined && isEditable(of.state) && template !== undefined)
    return <Editor of={of} creatorId={creatorId} template={template} onSend={onSend} />
  return (
    <div className="grid justify-items-start gap-3">
      <Fixed text={text} of={of} />
      {nextState(of.state, 'submit') && (
        <SendButton state={of.state} disabledReason={off} onSend={() => onSend(text)} />
      )}
    </div>
  )
}

/** The notice in the site's language, to be sent under oath. */
export function NoticeCard({ of, creatorId }: { of: DmcaDetail; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const [notice, setNotice] = useState<string>()
  const off = useDmcaOff()
  const { data: agent } = useAgent(creatorId)
  return (
    <Card title={t('dmca.notice_title')} detail={LANGUAGES[of.language].label}>
      <div className="px-4 pb-4">
        <Body of={of} creatorId={creatorId} off={off} onSend={setNotice} />
      </div>
      {notice !== undefined && agent && (
        <SubmitDialog
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
