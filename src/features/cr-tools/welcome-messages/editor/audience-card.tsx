import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { FAN_TIERS } from '@/domain/profile/post-category'
import { WELCOME_MEMBERS } from '@/domain/welcome/welcome-message'
import { hasMemberCondition, hasTierCondition } from '@/domain/welcome/welcome-rules'
import { formatNumber } from '@/i18n/format'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/field/checkbox'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { useFormField } from '@/ui/field/form/use-form-field'
import { SkeletonBar } from '@/ui/skeleton'

import { useListNames } from '../use-sequence-words'
import type { useReach } from '../use-welcome'
import type { SequenceForm } from './use-sequence-form'
import { NO_LIST } from './written-sequence'

interface ChecksProps<Value extends string> {
  name: string
  hint: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Several of a few; none of them means all. */
function Checks<Value extends string>({ name, hint, options, chosen, onChange }: ChecksProps<Value>) {
  return (
    <fieldset className="grid gap-1">
      <legend className="text-13 font-medium">{name}</legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={(isOn) =>
              onChange(
                options
                  .map((option) => option.value)
                  .filter((one) => (one === value ? isOn : chosen.includes(one))),
              )
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
      <p className="text-13 text-text-quiet">{hint}</p>
    </fieldset>
  )
}

function ListFields({ creatorId, form }: Pick<AudienceCardProps, 'creatorId' | 'form'>) {
  const { t } = useTranslation('marketplace')
  const { options, hasFailed } = useListNames(creatorId)
  const hint = hasFailed ? t('welcome.lists_failed') : undefined
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect
        form={form}
        name="listId"
        label={t('welcome.only_list')}
        hint={hint}
        options={[{ value: NO_LIST, label: t('welcome.only_list_none') }, ...options]}
      />
      <FormSelect
        form={form}
        name="excludeListId"
        label={t('welcome.exclude_list')}
        hint={hint}
        options={[{ value: NO_LIST, label: t('welcome.exclude_list_none') }, ...options]}
      />
    </div>
  )
}

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
  const trigger = useWatch({ control: form.control, name: 'trigger' })
  const members = useFormField({ form, name: 'members' })
  const tiers = useFormField({ form, name: 'tiers' })
  return (
    <Card title={t('welcome.audience')}>
      <div className="grid gap-4 px-4 pb-4">
        {hasMemberCondition(trigger) && (
          <Checks
            name={t('welcome.members')}
            hint={t('welcome.members_hint')}
            options={WELCOME_MEMBERS.map((value) => ({ value, label: t(`welcome.members_${value}`) }))}
            chosen={members.value}
            onChange={members.change}
          />
        )}
        {hasTierCondition(trigger) && (
          <Checks
            name={t('welcome.tiers')}
            hint={t('welcome.members_hint')}
            options={FAN_TIERS.map((value) => ({ value, label: t(`memberships.tier_${value}`) }))}
            chosen={tiers.value}
            onChange={tiers.change}
          />
        )}
        <ListFields creatorId={creatorId} form={form} />
        <div role="status" aria-busy={reach.isPlaceholderData} className="min-h-5 text-13 text-text-quiet">
          <ReachLine reach={reach} />
        </div>
      </div>
    </Card>
  )
}
