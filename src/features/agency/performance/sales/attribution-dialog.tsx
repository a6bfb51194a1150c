import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getAttribution, updateAttribution } from '@/api/calls/agency/performance'
import { mutationOf, queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { type Attribution, ATTRIBUTION_RULES } from '@/domain/money/sale'
import { toast } from '@/services/page/toasts'
import { ContentState } from '@/ui/feedback/content-state'
import { Select } from '@/ui/field/select'

import { EvidenceSkeleton } from '../evidence/evidence-states'
import { SaleDialog } from './sale-dialog'

const RULE_FIELDS = ['messages', 'posts', 'tips'] as const

/** The rules with unsaved changes, and their saving. */
function useAttributionRules(onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const read = useQuery(queryOf(getAttribution))
  const [changed, setChanged] = useState<Partial<Attribution>>({})
  const rules = read.data && { ...read.data, ...changed }
  const isDirty = RULE_FIELDS.some(
    (field) => changed[field] !== undefined && changed[field] !== read.data?.[field],
  )
  const save = useMutation({
    ...mutationOf(updateAttribution),
    onSuccess: (saved) => {
      client.setQueryData(queryOf(getAttribution).queryKey, saved)
      toast.success(t('performance.attribution_saved'))
      onDone()
    },
  })
  return {
    read,
    rules,
    isDirty,
    save,
    change: (part: Partial<Attribution>) => setChanged({ ...changed, ...part }),
  }
}

/** Edits the rules that credit future sales; already credited ones stay. */
export function AttributionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const { read, rules, isDirty, save, change } = useAttributionRules(onClose)
  return (
    <SaleDialog
      title={t('performance.attribution')}
      verb={t('performance.attribution_save')}
      isDirty={isDirty}
      saving={save}
      disabledReason={isDirty ? undefined : t('performance.attribution_same')}
      onSave={() => rules && save.mutate(rules)}
      onClose={onClose}
    >
      <p className="mb-4">{t('performance.attribution_text')}</p>
      <ContentState status={useQueryStatus(read)} skeleton={<EvidenceSkeleton />}>
        <div className="grid gap-4">
          {RULE_FIELDS.map((field) => (
            <Select
              key={field}
              label={t(`performance.attribution_${field}`)}
              options={ATTRIBUTION_RULES.map((rule) => ({
                value: rule,
                label: t(`performance.rule_${rule}`),
                detail: t(`performance.rule_${rule}_text`),
              }))}
              value={rules?.[field] ?? null}
              onChange={(rule) => change({ [field]: rule })}
            />
          ))}
        </div>
      </ContentState>
    </SaleDialog>
  )
}
