import { Tag } from 'lucide'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { isDiscountPercent } from '@/domain/money/discount'
import { formatDateTime, formatPercent } from '@/i18n/format'
import { isBlank } from '@/lib/text/blank'
import { Icon } from '@/ui/icon'
import type { FormOf } from '@/ui/field/form/use-form'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useTierNames } from '../../base/tier-names'
import {
  parseCode,
  parseDiscountPercent,
  selectedTiersOf,
  type DiscountFormValues,
} from './discount-form-values'

/** Live preview of the offer as fans see it on the profile. */
export function DiscountPreview({ form }: { form: FormOf<DiscountFormValues> }) {
  const { t } = useTranslation('marketplace')
  const { namesOf } = useTierNames()
  const timezone = useAgencyZone()
  const written = useWatch({ control: form.control }) as DiscountFormValues // every field has a default value
  const percent = parseDiscountPercent(written) ?? 0
  if (!isDiscountPercent(percent) || isBlank(written.name)) return null
  const tiers = selectedTiersOf(written)
  const code = parseCode(written)
  const share = formatPercent(percent / 100, 0)
  return (
    <section aria-label={t('offers.preview')} className="grid gap-2">
      <h3 className="text-13 font-medium">{t('offers.preview')}</h3>
      <div className="flex items-start gap-3 rounded-card border border-line bg-surface p-3">
        <Icon of={Tag} className="mt-[2px] shrink-0 text-accent-text" />
        <div className="min-w-0 text-13">
          <bdi className="side-of-parent block font-strong break-words">{written.name}</bdi>
          <p>
            {tiers.length === 0
              ? t('offers.preview_all', { percent: share })
              : t('offers.preview_tiers', {
                  percent: share,
                  tiers: namesOf(tiers),
                })}
          </p>
          {written.to.at != null && (
            <p className="text-text-quiet">
              {t('offers.preview_until', { when: formatDateTime(written.to.at, timezone) })}
            </p>
          )}
          {code !== null && (
            <p className="text-text-quiet">
              {t('offers.preview_code')}{' '}
              <bdi dir="ltr" className="font-medium">
                {code}
              </bdi>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
