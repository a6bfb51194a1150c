import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { submitDmcaCase } from '@/api/calls/dmca'
import { send } from '@/api/send'
import type { DmcaAgent, DmcaDetail } from '@/domain/dmca'
import { folded } from '@/lib/folded'
import { isolate } from '@/lib/isolate'
import { faultsBy } from '@/lib/written-rules'
import { toast } from '@/services/toasts'
import { FormCheckbox } from '@/ui/form/chosen-fields'
import { FormDialog } from '@/ui/form/form-dialog'
import { useForm } from '@/ui/form/use-form'
import { FormText } from '@/ui/form/written-fields'

import { useShowCase } from '../use-dmca'

interface SubmitDialogProps {
  of: DmcaDetail
  notice: string
  agent: DmcaAgent
  creatorId: string
  onClose: () => void
}

function useSubmit({ of: { caseId, site }, notice, agent, creatorId, onClose }: SubmitDialogProps) {
  const { t } = useTranslation('marketplace')
  const show = useShowCase(creatorId)
  const isSigned = (signature: string) => folded(signature.trim()) === folded(agent.legalName.trim())
  return useForm({
    schema: v.pipe(
      v.object({ isSworn: v.boolean(), signature: v.string() }),
      faultsBy(({ isSworn, signature }) => ({
        ...(!isSworn && { isSworn: t('dmca.fault_sworn') }),
        ...(!isSigned(signature) && {
          signature: t('dmca.fault_signature', { name: isolate(agent.legalName) }),
        }),
      })),
    ),
    values: { isSworn: false, signature: '' },
    save: (sworn) => send(submitDmcaCase, { caseId, notice, ...sworn }, { creatorId }),
    onSaved: (detail) => {
      show(detail)
      toast.success(t('dmca.sent', { site: isolate(site) }))
      onClose()
    },
  })
}

/** Dialog with the rights holder's oath, required to send a notice. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { t } = useTranslation('marketplace')
  const form = useSubmit(props)
  const { of, agent } = props
  return (
    <FormDialog
      form={form}
      title={t('dmca.send_title', { site: isolate(of.site) })}
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
        dir="auto"
      />
    </FormDialog>
  )
}
