import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { WELCOME_MEMBERS } from '@/domain/welcome/welcome-message'
import { hasMemberCondition, hasTierCondition } from '@/domain/welcome/welcome-rules'
import { formatNumber } from '@/i18n/format'
import { Card } from '@/ui/card'
import { SkeletonBar } from '@/ui/skeleton'
import { FormChecks } from '@/ui/field/form/form-checks'

import { FormFanList } from '../../base/form-fan-list'
import { useTierNames } from '../../base/tier-names'
import type { useReach } from '../use-welcome'
import type { SequenceForm } from './use-sequence-form'

function ReachLine({ reach }: { reach: ReturnType<typeof useReach> }) {
  const { t } = useTranslation('marketplace')
  if (reach.data)
    return t('welcome.reach', {
      count: reach.data.last28Days,
      number: formatNumber(reach.data.last28Days),
    })
  if (reach.error) return t('welcome.reach_failed', { reason: errorText(reach.error) })
  return reach.isLoading ? <SkeletonBar className="h-5 w-72 max-w-full" /> : null
}

interface AudienceCardProps {
  creatorId: string
  form: SequenceForm
  reach: ReturnType<typeof useReach>
}

/** Which of the fans that the trigger reaches enter the sequence. */
export function AudienceCard({ creatorId, form, reach }: AudienceCardProps) {
  const { t } = useTranslation('marketplace')
  const { options } = useTierNames()
  const trigger = useWatch({ control: form.control, name: 'trigger' })
  return (
    <Card title={t('welcome.audience')} body="grid gap-4">
      {hasMemberCondition(trigger) && (
        <FormChecks
          form={form}
          name="members"
          label={t('welcome.members')}
          hint={t('welcome.members_hint')}
          options={WELCOME_MEMBERS.map((value) => ({ value, label: t(`welcome.members_${value}`) }))}
          className="flex flex-wrap gap-x-5"
        />
      )}
      {hasTierCondition(trigger) && (
        <FormChecks
          form={form}
          name="tiers"
          label={t('welcome.tiers')}
          hint={t('welcome.members_hint')}
          options={options}
          className="flex flex-wrap gap-x-5"
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormFanList
          form={form}
          name="listId"
          creatorId={creatorId}
          label={t('welcome.only_list')}
          none={t('welcome.only_list_none')}
        />
        <FormFanList
          form={form}
          name="excludeListId"
          creatorId={creatorId}
          label={t('welcome.exclude_list')}
          none={t('welcome.exclude_list_none')}
        />
      </div>
      <div role="status" aria-busy={reach.isPlaceholderData} className="min-h-5 text-13 text-text-quiet">
        <ReachLine reach={reach} />
      </div>
    </Card>
  )
}
