import * as v from 'valibot'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getDmcaAgent, updateDmcaAgent } from '@/api/calls/creator/dmca'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { DMCA_AGENT_FIELDS, type DmcaAgent } from '@/domain/dmca/dmca'
import { isBlank } from '@/lib/text/blank'
import { isEmail } from '@/lib/text/email'
import { changedFields } from '@/lib/changed-fields'
import { checkFields } from '@/lib/form-schemas'
import { QueryContent } from '@/ui/feedback/query-content'
import { Dialog } from '@/ui/overlay/dialog'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormText, FormTextArea } from '@/ui/field/form/form-text-fields'
import { SkeletonBar } from '@/ui/skeleton'
import { Fact } from '@/ui/text/fact'

import { useEditDisabledReason } from '../../base/permissions'
import { useShowsForm } from '../../base/use-opened'
import { useDmcaAgent } from '../use-dmca-cases'

interface AgentProps {
  creatorId: string
  onClose: () => void
}

const AgentFormSchema = v.object({
  legalName: v.string(),
  contactName: v.string(),
  email: v.string(),
  phone: v.string(),
  address: v.string(),
})

function useAgentForm({ creatorId, agent, onClose }: AgentProps & { agent: DmcaAgent }) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  return useForm({
    schema: v.pipe(
      AgentFormSchema,
      checkFields((written) => ({
        ...Object.fromEntries(
          DMCA_AGENT_FIELDS.filter((field) => field !== 'phone' && isBlank(written[field])).map((field) => [
            field,
            t('dmca.fault_missing'),
          ]),
        ),
        ...(!isBlank(written.email) && !isEmail(written.email) && { email: t('dmca.fault_email') }),
      })),
    ),
    values: { ...agent },
    draftKey: `dmca-agent:${creatorId}`,
    save: (written, { opened }) => send(updateDmcaAgent, changedFields(opened, written), { creatorId }),
    done: t('offers.saved'),
    onSaved: (saved) => {
      client.setQueryData(queryOf(getDmcaAgent, {}, creatorId).queryKey, saved)
      onClose()
    },
  })
}

function AgentForm(props: AgentProps & { agent: DmcaAgent }) {
  const { t } = useTranslation('marketplace')
  const form = useAgentForm(props)
  return (
    <FormDialog
      form={form}
      title={t('dmca.agent')}
      save={t('offers.save')}
      trackedAs="dmca-agent"
      submit={{ disabledReason: useEditDisabledReason('dmca') }}
      onClose={props.onClose}
    >
      <p className="text-13 text-text-quiet">{t('dmca.agent_text')}</p>
      <FormText form={form} name="legalName" label={t('dmca.legal_name')} hint={t('dmca.legal_name_hint')} />
      <FormText form={form} name="contactName" label={t('dmca.contact')} />
      <div className="grid gap-4 [&>*]:min-w-0 sm:grid-cols-2">
        <FormText form={form} name="email" label={t('dmca.email')} dir="ltr" inputMode="email" />
        <FormText form={form} name="phone" label={t('dmca.phone')} dir="ltr" inputMode="tel" />
      </div>
      <FormTextArea form={form} name="address" label={t('dmca.address')} />
    </FormDialog>
  )
}

/** Read-only view, with the reason. */
function AgentFacts({ agent }: { agent: DmcaAgent }) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('dmca')
  const labels = {
    legalName: t('dmca.legal_name'),
    contactName: t('dmca.contact'),
    email: t('dmca.email'),
    phone: t('dmca.phone'),
    address: t('dmca.address'),
  }
  return (
    <div className="grid gap-3">
      <p className="text-13 text-text-quiet">{disabledReason}</p>
      <dl className="grid gap-3">
        {DMCA_AGENT_FIELDS.map((field) => (
          <Fact key={field} name={labels[field]} className="[overflow-wrap:anywhere] whitespace-pre-line">
            <bdi>{agent[field] || '–'}</bdi>
          </Fact>
        ))}
      </dl>
    </div>
  )
}

/** Dialog with the rights holder whom every notice names. */
export function AgentDialog(props: AgentProps) {
  const { t } = useTranslation('marketplace')
  const read = useDmcaAgent(props.creatorId)
  const showsForm = useShowsForm('dmca')
  if (read.data && showsForm) return <AgentForm {...props} agent={read.data} />
  return (
    <Dialog onClose={props.onClose} title={t('dmca.agent')} trackedAs="dmca-agent">
      <QueryContent of={read} skeleton={<SkeletonBar className="h-60 w-full" />}>
        {(agent) => <AgentFacts agent={agent} />}
      </QueryContent>
    </Dialog>
  )
}
