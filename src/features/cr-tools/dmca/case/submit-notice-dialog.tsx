import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getDmcaAgent, getDmcaCase, listDmcaCases, submitDmcaCase } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { DmcaAgent, DmcaDetail } from '@/domain/dmca/dmca'
import { foldText } from '@/lib/text/fold-text'
import { isolate } from '@/lib/text/isolate'
import { checkFields } from '@/lib/form-schemas'
import { FormCheckbox } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'

import { useCacheCase } from '../use-dmca-cases'

interface SubmitNoticeDialogProps {
  dmcaCase: DmcaDetail
  notice: string
  agent: DmcaAgent
  creatorId: string
  onClose: () => void
}

function useSubmitNotice({
  dmcaCase: { caseId, site },
  notice,
  agent,
  creatorId,
  onClose,
}: SubmitNoticeDialogProps) {
  const { t } = useTranslation('marketplace')
  const show = useCacheCase(creatorId)
  const isSigned = (signature: string) => foldText(signature.trim()) === foldText(agent.legalName.trim())
  return useForm({
    schema: v.pipe(
      v.object({ isSworn: v.boolean(), signature: v.string() }),
      checkFields(({ isSworn, signature }) => ({
        ...(!isSworn && { isSworn: t('dmca.fault_sworn') }),
        ...(!isSigned(signature) && {
          signature: t('dmca.fault_signature', { name: isolate(agent.legalName) }),
        }),
      })),
    ),
    values: { isSworn: false, signature: '' },
    save: (sworn) => send(submitDmcaCase, { caseId, notice, ...sworn }, { creatorId }),
    refresh: useInvalidateCalls(getDmcaCase, listDmcaCases, getDmcaAgent),
    done: t('dmca.sent', { site: isolate(site) }),
    onSaved: (detail) => {
      show(detail)
      onClose()
    },
  })
}

/** Dialog with the rights holder's oath, required to send a notice. */
export function SubmitNoticeDialog(props: SubmitNoticeDialogProps) {
  const { t } = useTranslation('marketplace')
  const form = useSubmitNotice(props)
  const { dmcaCase, agent } = props
  return (
    <FormDialog
      form={form}
      title={t('dmca.send_title', { site: isolate(dmcaCase.site) })}
      save={t('dmca.send')}
      trackedAs="dmca-submit"
      onClose={props.onClose}
    >
      <p>{t('dmca.send_text')}</p>
      <FormCheckbox form={form} name="isSworn">
        {t('dmca.sworn', { name: isolate(agent.legalName) })}
      </FormCheckbox>
      <FormText
        form={form}
        name="signature"
        label={t('dmca.signature')}
        hint={t('dmca.signature_hint', { name: isolate(agent.legalName) })}
      />
    </FormDialog>
  )
}
