import { useTranslation } from '@/i18n/use-translation'

import { formatNumber, formatPercent } from '@/i18n/format'
import { TextArea } from '@/ui/text-area'
import { TextField } from '@/ui/text-field'

import { ShareBasis } from '../money/share-basis'
import { FoundCreators } from './found-creators'
import { type InviteForm, MOST_MESSAGE } from './use-invite-form'

/** As the creator reads them. */
function Terms({ rate, isNet }: { rate: number; isNet: boolean }) {
  const { t } = useTranslation('analytics')
  return (
    <p className="rounded-card bg-fill px-3 py-2 text-13 text-text">
      <strong className="font-medium">{t('creators.invite_terms')}</strong>{' '}
      {t(isNet ? 'creators.invite_terms_net' : 'creators.invite_terms_gross', {
        rate: formatPercent(rate, 2),
        rest: formatPercent(1 - rate, 2),
      })}
    </p>
  )
}

/** Whom, the terms, and the words; the terms as the creator will read them. */
export function InviteFields({ form }: { form: InviteForm }) {
  const { t } = useTranslation('analytics')
  const { fields, change, rate } = form
  const most = formatNumber(MOST_MESSAGE)
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <TextField
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          label={t('creators.invite_whom')}
          hint={t('creators.invite_whom_hint')}
          value={fields.whom}
          onChange={(event) => change({ whom: event.target.value })}
        />
        <FoundCreators typed={fields.whom} onChoose={(whom) => change({ whom })} />
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          label={t('creators.rate')}
          error={rate === undefined ? t('creators.percent_unclear') : undefined}
          end={<span className="pe-3 text-13">%</span>}
          value={fields.rate}
          onChange={(event) => change({ rate: event.target.value })}
        />
        <ShareBasis isNet={fields.isNet} onChange={(isNet) => change({ isNet })} />
      </div>
      <TextArea
        label={t('creators.invite_message')}
        aside={
          <span className="text-text-quiet">
            {t('creators.letters', { count: formatNumber(fields.message.length), most })}
          </span>
        }
        error={form.isTooLong ? t('creators.too_long', { most }) : undefined}
        value={fields.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      {rate !== undefined && <Terms rate={rate} isNet={fields.isNet} />}
    </div>
  )
}
