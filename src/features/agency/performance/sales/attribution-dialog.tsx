import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getAttribution, updateAttribution } from '@/api/calls/performance'
import { mutationOf, queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { type Attribution, ATTRIBUTION_RULES } from '@/domain/sale'
import { toast } from '@/services/toasts'
import { ContentState } from '@/ui/content-state'
import { Select } from '@/ui/select'

import { EvidenceSkeleton } from '../evidence/evidence-states'
import { SaleDialog } from './sale-dialog'

const FIELDS = ['messages', 'posts', 'tips'] as const

/** The rules with unsaved changes, and their saving. */
function useRules(onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const read = useQuery(queryOf(getAttribution))
  const [changed, setChanged] = useState<Partial<Attribution>>({})
  const rules = read.data && { ...read.data, ...changed }
  const isDirty = FIELDS.some(
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
  const { read, rules, isDirty, save, change } = useRules(onClose)
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
          {FIELDS.map((field) => (
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
