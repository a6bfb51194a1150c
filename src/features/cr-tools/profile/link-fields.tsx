import { useFieldArray } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { PROFILE_LIMITS } from '@/domain/profile/creator-profile'
import { formatNumber } from '@/i18n/format'
import { AddRow, FormRow } from '@/ui/field/form/form-rows'
import { FormText } from '@/ui/field/form/form-text-fields'

import type { ProfileForm } from './use-profile-form'

/** Ordered list of the profile's links. */
export function LinkFields({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('profile')
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'links' })
  const most = formatNumber(PROFILE_LIMITS.links)
  return (
    <div role="group" aria-label={t('creator.links')} className="grid gap-3">
      <div>
        <p className="text-13 font-medium">{t('creator.links')}</p>
        <p className="text-13 text-text-quiet">{t('creator.links_hint', { number: most })}</p>
      </div>
      {fields.map(({ id }, index) => (
        <FormRow
          key={id}
          removeName={t('creator.link_remove', { number: formatNumber(index + 1) })}
          onRemove={() => remove(index)}
          move={{
            up: t('creator.link_up', { number: formatNumber(index + 1) }),
            down: t('creator.link_down', { number: formatNumber(index + 1) }),
            isFirst: index === 0,
            isLast: index === fields.length - 1,
            onMove: (by) => move(index, index + by),
          }}
        >
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[2fr_3fr]">
            <FormText
              form={form}
              name={`links.${index}.title`}
              label={t('creator.link_title', { number: formatNumber(index + 1) })}
              maxLength={PROFILE_LIMITS.linkTitle}
            />
            <FormText
              form={form}
              name={`links.${index}.url`}
              label={t('creator.link_url', { number: formatNumber(index + 1) })}
              dir="ltr"
              type="url"
              inputMode="url"
              maxLength={500}
            />
          </div>
        </FormRow>
      ))}
      <AddRow
        full={fields.length >= PROFILE_LIMITS.links ? t('creator.links_full', { number: most }) : undefined}
        onAdd={() => append({ title: '', url: '' })}
      >
        {t('creator.link_add')}
      </AddRow>
    </div>
  )
}
