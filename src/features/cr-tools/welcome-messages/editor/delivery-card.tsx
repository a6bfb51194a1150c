import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { Card } from '@/ui/card'
import { FormSwitch } from '@/ui/field/form/form-choice-fields'
import { FormTime } from '@/ui/field/form/form-date-fields'

import type { SequenceForm } from './use-sequence-form'

/** What holds a due message back: a reply, or the night. Memoized like the basics. */
export const DeliveryCard = memo(function DeliveryCard({ form }: { form: SequenceForm }) {
  const { t } = useTranslation('marketplace')
  const isQuiet = useWatch({ control: form.control, name: 'isQuiet' })
  return (
    <Card title={t('welcome.delivery')} body="grid gap-4">
      <FormSwitch form={form} name="stopsOnReply" hint={t('welcome.stops_hint')}>
        {t('welcome.stops')}
      </FormSwitch>
      <FormSwitch form={form} name="isQuiet" hint={t('welcome.quiet_hint')}>
        {t('welcome.quiet')}
      </FormSwitch>
      {isQuiet && (
        <div className="grid grid-cols-2 gap-4 sm:max-w-80">
          <FormTime form={form} name="quietFrom" required label={t('welcome.quiet_from')} />
          <FormTime form={form} name="quietTo" required label={t('welcome.quiet_to')} />
        </div>
      )}
    </Card>
  )
})
