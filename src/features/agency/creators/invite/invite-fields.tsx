import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { parsePercent } from '@/lib/text/percent'
import { formatNumber, formatRate } from '@/i18n/format'
import { useFormField } from '@/ui/field/form/use-form-field'
import { FormNumber, FormText, FormTextArea } from '@/ui/field/form/form-text-fields'

import { ShareBasis } from '../money/share-basis'
import { CreatorSuggestions } from './creator-suggestions'
import { type CreatorInviteForm, MAX_MESSAGE_LENGTH } from './use-creator-invite-form'

/** The terms as the creator reads them. */
function InviteTerms({ rate, isNet }: { rate: number; isNet: boolean }) {
  const { t } = useTranslation('analytics')
  return (
    <p className="rounded-card bg-fill px-3 py-2 text-13 text-text">
      <strong className="font-medium">{t('creators.invite_terms')}</strong>{' '}
      {t(isNet ? 'creators.invite_terms_net' : 'creators.invite_terms_gross', {
        rate: formatRate(rate),
        rest: formatRate(1 - rate),
      })}
    </p>
  )
}

/** Creator, terms and message, with the terms as the creator will read them. */
export function InviteFields({ form }: { form: CreatorInviteForm }) {
  const { t } = useTranslation('analytics')
  const [whom, written, message] = useWatch({ control: form.control, name: ['whom', 'rate', 'message'] })
  const basis = useFormField({ form, name: 'isNet' })
  const rate = parsePercent(written)
  return (
    <>
      <div className="grid gap-1">
        <FormText
          form={form}
          name="whom"
          dir="ltr"
          spellCheck={false}
          label={t('creators.invite_whom')}
          hint={t('creators.invite_whom_hint')}
        />
        <CreatorSuggestions typed={whom} onChoose={(username) => form.set('whom', username)} />
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <FormNumber form={form} name="rate" label={t('creators.rate')} unit="%" />
        <ShareBasis isNet={basis.value} onChange={basis.change} />
      </div>
      <FormTextArea
        form={form}
        name="message"
        label={t('creators.invite_message')}
        aside={
          <span className="text-text-quiet">
            {t('creators.letters', {
              count: formatNumber(message.length),
              most: formatNumber(MAX_MESSAGE_LENGTH),
            })}
          </span>
        }
      />
      {rate !== undefined && <InviteTerms rate={rate} isNet={basis.value} />}
    </>
  )
}
