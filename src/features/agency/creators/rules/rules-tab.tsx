import { useQuery } from '@tanstack/react-query'
import { Lock, ShieldCheck } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { getCreatorRules } from '@/api/calls/agency/agency-creators'
import { queryOf } from '@/api/query'
import type { CreatorRules, WrittenRules } from '@/domain/agency/creator-rules'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { Banner } from '@/ui/feedback/banner'
import { QueryContent } from '@/ui/feedback/query-content'
import { Form, RestoredDraftNotice } from '@/ui/field/form/form'
import { SkeletonBar } from '@/ui/skeleton'
import { ruleSentences } from '@/i18n/rule-sentences'
import { isolate } from '@/lib/text/isolate'
import { Icon } from '@/ui/icon'

import { agencyCreatorName } from '../creator-format'
import { type CreatorTabProps, mayChangeCreator } from '../creator-rights'
import { SaveTab } from '../save-tab'
import { RuleFields } from './rule-fields'
import { useRulesForm } from './use-rules-form'

/** The rules as chatters read them beside each conversation. */
function RulesPreview({ rules, name, currency }: { rules: WrittenRules; name: string; currency: string }) {
  const { t } = useTranslation(['analytics', 'profile'])
  const lines = ruleSentences(rules, currency)
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-strong">{t('analytics:creators.rules_preview')}</h3>
      <div className="flex min-h-14 items-start gap-[10px] rounded-card bg-fill px-3 py-[10px] text-13 text-text-quiet forced-colors:border">
        <Icon of={ShieldCheck} className="mt-px" />
        <p className="min-w-0 break-words">
          <strong className="font-strong text-text">
            {t('profile:fan.rules_of', { name: isolate(name) })}
          </strong>
          {(lines.length > 0 ? lines : [t('profile:fan.rules_none')]).map((line) => (
            <span key={line}>
              {' '}
              <bdi dir="auto" className="mt-1 block side-of-parent">
                {line}
              </bdi>
            </span>
          ))}
        </p>
      </div>
    </section>
  )
}

function RulesEditor({ creator, rights, saved }: CreatorTabProps & { saved: CreatorRules }) {
  const { t } = useTranslation('analytics')
  const hasLeft = creator.status === 'ended'
  const lock = hasLeft
    ? t('creators.rules_ended')
    : !mayChangeCreator(rights, creator) && t('creators.not_assigned')
  const form = useRulesForm(saved, lock === false)
  const agencyCurrency = useAgencyCurrency()
  const currency = saved.currency ?? agencyCurrency
  return (
    <Form form={form} className="gap-5">
      <RestoredDraftNotice form={form} />
      {lock && <Banner icon={Lock}>{lock}</Banner>}
      <RuleFields form={form} currency={currency} isReadOnly={Boolean(lock)} />
      <RulesPreview rules={form.rules} name={agencyCreatorName(creator)} currency={currency} />
      {!lock && (
        <SaveTab form={form} isUnchanged={!form.isDirty}>
          {t('creators.rules_save')}
        </SaveTab>
      )}
    </Form>
  )
}

/** What chatters may write and sell in a creator's name (screens S4). */
export function RulesTab({ creator, rights }: CreatorTabProps) {
  const read = useQuery(queryOf(getCreatorRules, { creatorId: creator.creator.userId }))
  return (
    <QueryContent of={read} skeleton={<SkeletonBar className="h-80 w-full rounded-control" />}>
      {(data) => <RulesEditor creator={creator} rights={rights} saved={data} />}
    </QueryContent>
  )
}
