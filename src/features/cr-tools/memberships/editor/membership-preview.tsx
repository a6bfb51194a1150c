import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import type { MembershipPrices } from '@/domain/money/membership'
import { formatNumber } from '@/i18n/format'
import { cx } from '@/ui/cx'
import { FormattedText } from '@/ui/text/formatted-text'
import { Segmented } from '@/ui/field/segmented'

import { MembershipArt } from '../membership-art'
import { LongerPrices, MonthPrice } from '../price-lines'

const DEVICES = ['phone', 'desktop'] as const
type PreviewDevice = (typeof DEVICES)[number]

export interface PreviewedMembership extends MembershipPrices {
  title: string
  description: string
  art: Media | null
  includedMessages: number
}

/** The offer as on the creator's page. */
function PreviewOffer({
  membership,
  currency,
  device,
}: {
  membership: PreviewedMembership
  currency: string
  device: PreviewDevice
}) {
  const { t } = useTranslation('marketplace')
  const isPhone = device === 'phone'
  return (
    <div
      className={cx(
        'mx-auto w-full overflow-hidden rounded-card border border-line bg-surface',
        isPhone ? 'max-w-[320px]' : 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
      )}
    >
      <MembershipArt art={membership.art} className={isPhone ? 'h-40' : 'min-h-56'} />
      <div className="grid content-start gap-3 p-4">
        <p className="text-16 font-strong [overflow-wrap:anywhere]">
          <bdi>{membership.title === '' ? t('memberships.preview_untitled') : membership.title}</bdi>
        </p>
        <MonthPrice prices={membership} currency={currency} />
        {membership.description !== '' && <FormattedText text={membership.description} className="text-14" />}
        {membership.includedMessages > 0 && (
          <p className="text-13">
            {t('memberships.included', {
              count: membership.includedMessages,
              number: formatNumber(membership.includedMessages),
            })}
          </p>
        )}
        <LongerPrices prices={membership} currency={currency} />
        <span className="mt-1 grid min-h-control place-items-center rounded-control bg-accent px-3 font-medium text-text-on-accent">
          {t('memberships.preview_join')}
        </span>
      </div>
    </div>
  )
}

/** Live preview as a fan sees it on a phone or desktop. */
export function MembershipPreview({
  membership,
  currency,
}: {
  membership: PreviewedMembership
  currency: string
}) {
  const { t } = useTranslation('marketplace')
  const [device, setDevice] = useState<PreviewDevice>('phone')
  return (
    <section aria-label={t('memberships.preview')} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-13 font-medium">{t('memberships.preview')}</h3>
        <Segmented
          label={t('memberships.preview_device')}
          labelHidden
          options={DEVICES.map((value) => ({ value, label: t(`memberships.preview_${value}`) }))}
          value={device}
          onChange={setDevice}
        />
      </div>
      <div className="rounded-card bg-fill p-3">
        <PreviewOffer membership={membership} currency={currency} device={device} />
      </div>
    </section>
  )
}
