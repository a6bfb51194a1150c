import { useQuery, useQueryClient } from '@tanstack/react-query'

import { getAttribution, updateAttribution } from '@/api/calls/agency/performance'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { Attribution, ATTRIBUTION_RULES } from '@/domain/money/sale'
import { LinesSkeleton } from '@/features/figures/lines-skeleton'
import { useTranslation } from '@/i18n/use-translation'
import { QueryContent } from '@/ui/feedback/query-content'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { Dialog } from '@/ui/overlay/dialog'

const RULE_FIELDS = ['messages', 'posts', 'tips'] as const

function AttributionForm({ rules, onClose }: { rules: Attribution; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const form = useForm({
    schema: Attribution,
    values: rules,
    draftKey: 'attribution',
    save: (written) => send(updateAttribution, written),
    done: t('performance.attribution_saved'),
    onSaved: (saved) => {
      client.setQueryData(queryOf(getAttribution).queryKey, saved)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('performance.attribution')}
      save={t('performance.attribution_save')}
      submit={{ disabledReason: form.isDirty ? undefined : t('performance.attribution_same') }}
      onClose={onClose}
    >
      <p>{t('performance.attribution_text')}</p>
      {RULE_FIELDS.map((field) => (
        <FormSelect
          key={field}
          form={form}
          name={field}
          label={t(`performance.attribution_${field}`)}
          options={ATTRIBUTION_RULES.map((rule) => ({
            value: rule,
            label: t(`performance.rule_${rule}`),
            detail: t(`performance.rule_${rule}_text`),
          }))}
        />
      ))}
    </FormDialog>
  )
}

/** Edits the rules that credit future sales; already credited ones stay. */
export function AttributionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const read = useQuery(queryOf(getAttribution))
  if (read.data) return <AttributionForm rules={read.data} onClose={onClose} />
  return (
    <Dialog title={t('performance.attribution')} onClose={onClose} cancel>
      <QueryContent of={read} skeleton={<LinesSkeleton />} />
    </Dialog>
  )
}
