import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { WELCOME_TRIGGERS } from '@/domain/welcome/welcome-message'
import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { Card } from '@/ui/card'
import { FormSelect, FormSwitch } from '@/ui/field/form/form-choice-fields'
import { FormNumber, FormText } from '@/ui/field/form/form-text-fields'

import { FormFanList } from '../../base/form-fan-list'
import type { SequenceForm } from './use-sequence-form'

interface BasicsCardProps {
  creatorId: string
  form: SequenceForm
}

/** What the sequence is called and what starts it. Memoized: a key in a message renders the editor again. */
export const BasicsCard = memo(function BasicsCard({ creatorId, form }: BasicsCardProps) {
  const { t } = useTranslation('marketplace')
  const trigger = useWatch({ control: form.control, name: 'trigger' })
  return (
    <Card title={t('welcome.basics')} body="grid gap-4">
      <FormText
        form={form}
        name="name"
        label={t('welcome.name')}
        hint={t('welcome.name_hint')}
        maxLength={WELCOME_LIMITS.name}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          form={form}
          name="trigger"
          label={t('welcome.trigger')}
          hint={t(`welcome.trigger_${trigger}_hint`)}
          options={WELCOME_TRIGGERS.map((value) => ({ value, label: t(`welcome.trigger_${value}`) }))}
        />
        {trigger === 'list_entry' && (
          <FormFanList form={form} name="entryListId" creatorId={creatorId} label={t('welcome.entry_list')} />
        )}
        {trigger === 'expiring' && (
          <FormNumber form={form} name="daysBefore" label={t('welcome.days_before')} inputMode="numeric" />
        )}
      </div>
      <FormSwitch form={form} name="isActive" hint={t('welcome.active_hint')}>
        {t('welcome.active_field')}
      </FormSwitch>
    </Card>
  )
})
