import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { getCreatorRules, updateCreatorRules } from '@/api/calls/agency/agency-creators'
import { errorText } from '@/api/errors'
import { callQueryKey, mutationOf, queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import type { CreatorRules } from '@/domain/agency/creator-rules'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { toast } from '@/services/page/toasts'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { FieldError } from '@/ui/feedback/field-error'
import { SkeletonBar } from '@/ui/skeleton'

import { creatorName } from '../creator-format'
import { type CreatorRights, mayChangeCreator } from '../creator-rights'
import { useReportDirty } from '../use-report-dirty'
import { useDraftOverSaved } from '../use-draft-over-saved'
import { RuleFields } from './rule-fields'
import { RulesPreview } from './rules-preview'
import { parseRules, formatRules } from './rules-text'

interface RulesTabProps {
  creator: AgencyCreator
  rights: CreatorRights
  onDirty: (isDirty: boolean) => void
}

/** The form of the rules; keeps the input after a failed save. */
function useRulesForm(saved: CreatorRules, onDirty: (isDirty: boolean) => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const { creatorId } = saved
  const [text, setText] = useDraftOverSaved(formatRules(saved))
  const { rules, problems } = parseRules(creatorId, text)
  const isDirty = JSON.stringify(text) !== JSON.stringify(formatRules(saved))
  useReportDirty(isDirty, onDirty)
  const keep = (kept: CreatorRules) => {
    client.setQueryData(callQueryKey(getCreatorRules, { creatorId }), kept)
    setText(formatRules(kept))
  }
  const saving = useMutation({
    ...mutationOf(updateCreatorRules),
    onSuccess: (kept) => {
      keep(kept)
      toast.success(t('creators.rules_saved'))
    },
  })
  return {
    text,
    change: (patch: Partial<typeof text>) => setText({ ...text, ...patch }),
    rules,
    problems,
    isDirty,
    error: saving.error,
    isSaving: saving.isPending,
    save: () => saving.mutate(rules),
    reset: () => {
      setText(formatRules(saved))
      saving.reset()
    },
  }
}

function RulesEditor({ creator, rights, saved, onDirty }: RulesTabProps & { saved: CreatorRules }) {
  const { t } = useTranslation('analytics')
  const form = useRulesForm(saved, onDirty)
  const hasLeft = creator.status === 'ended'
  const lock = hasLeft
    ? t('creators.rules_ended')
    : !mayChangeCreator(rights, creator) && t('creators.not_assigned')
  const reason =
    form.problems.length > 0
      ? t('creators.rules_unclear')
      : form.isDirty
        ? undefined
        : t('creators.nothing_changed')
  const agencyCurrency = useAgencyCurrency()
  const currency = creator.earned?.currency ?? agencyCurrency
  return (
    <div className="grid gap-5">
      {lock && <Banner icon={Lock}>{lock}</Banner>}
      <RuleFields
        text={form.text}
        problems={form.problems}
        currency={currency}
        isReadOnly={Boolean(lock)}
        onChange={form.change}
      />
      <RulesPreview rules={form.rules} name={creatorName(creator)} currency={currency} />
      <div role="alert">{form.error && <FieldError>{errorText(form.error)}</FieldError>}</div>
      {!lock && (
        <div className="flex flex-wrap justify-end gap-2">
          {form.isDirty && <Button onClick={form.reset}>{t('creators.discard')}</Button>}
          <Button kind="primary" busy={form.isSaving} disabledReason={reason} onClick={form.save}>
            {t('creators.rules_save')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What chatters may write and sell in a creator's name (screens S4). */
export function RulesTab({ creator, rights, onDirty }: RulesTabProps) {
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
