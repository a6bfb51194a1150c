import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { getCreatorRules } from '@/api/calls/agency/agency-creators'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { CreatorRules } from '@/domain/agency/creator-rules'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { Banner } from '@/ui/feedback/banner'
import { ContentState } from '@/ui/feedback/content-state'
import { Form } from '@/ui/field/form/form'
import { SkeletonBar } from '@/ui/skeleton'

import { creatorName } from '../creator-format'
import { type CreatorTabProps, mayChangeCreator } from '../creator-rights'
import { SaveTab } from '../parts/save-tab'
import { useReportDirty } from '../use-report-dirty'
import { RuleFields } from './rule-fields'
import { RulesPreview } from './rules-preview'
import { useRulesForm } from './use-rules-form'

function RulesEditor({ creator, rights, saved, onDirty }: CreatorTabProps & { saved: CreatorRules }) {
  const { t } = useTranslation('analytics')
  const form = useRulesForm(saved)
  useReportDirty(form.isDirty, onDirty)
  const hasLeft = creator.status === 'ended'
  const lock = hasLeft
    ? t('creators.rules_ended')
    : !mayChangeCreator(rights, creator) && t('creators.not_assigned')
  const agencyCurrency = useAgencyCurrency()
  const currency = creator.earned?.currency ?? agencyCurrency
  return (
    <Form form={form} className="gap-5">
      {lock && <Banner icon={Lock}>{lock}</Banner>}
      <RuleFields form={form} currency={currency} isReadOnly={Boolean(lock)} />
      <RulesPreview rules={form.rules} name={creatorName(creator)} currency={currency} />
      {!lock && (
        <SaveTab form={form} disabledReason={form.isDirty ? undefined : t('creators.nothing_changed')}>
          {t('creators.rules_save')}
        </SaveTab>
      )}
    </Form>
  )
}

/** What chatters may write and sell in a creator's name (screens S4). */
export function RulesTab({ creator, rights, onDirty }: CreatorTabProps) {
  const read = useQuery(queryOf(getCreatorRules, { creatorId: creator.creator.userId }))
  return (
    <ContentState
      status={useQueryStatus(read)}
      skeleton={<SkeletonBar className="h-80 w-full rounded-control" />}
    >
      {read.data && <RulesEditor creator={creator} rights={rights} saved={read.data} onDirty={onDirty} />}
    </ContentState>
  )
}
