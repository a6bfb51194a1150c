import { BellRing, MessageSquare, Tag, Undo2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Fan, FanOffer } from '@/domain/chat/fan'
import { money } from '@/domain/money/money'
import { usePermission } from '@/features/auth'
import { formatDateTime, formatMoney, formatNumber } from '@/i18n/format'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Button } from '@/ui/button'
import { DotSeparated, DotSeparatedItem } from '@/ui/text/dot-separated'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { Amount } from '@/ui/text/figure'
import { RelativeTime } from '@/ui/text/time'

import { useMessageNeedingCare } from '../../composer/care/use-message-needing-care'
import type { FanSubject } from '../panel/fan-cache'
import { BumpDialog, ReofferDialog, UnsendOfferDialog } from './offer-dialogs'
import { Picture } from './purchase-thumb'
import { Section } from '../panel/section'
import { useMayEdit } from '../../../base/permissions'

const SHOWN = 3

const DIALOGS = { bump: BumpDialog, reoffer: ReofferDialog, unsend: UnsendOfferDialog }
type OfferAction = keyof typeof DIALOGS

/** Returns why actions on an offer are disabled for the user now; undefined for enabled ones. */
function useDisabledReasons({ bumpAfter, replaceAfter }: FanOffer, isSellingPaused: boolean) {
  const { t } = useTranslation(['profile', 'tools'])
  const mayWrite = useMayEdit('messages')
  const canPrice = usePermission('canPrice')
  const canUnsend = usePermission('canUnsend')
  const now = toServerTime(useMinute())
  const noRight = t('tools:thread.menu_not_allowed')
  const resting = (at: number | null) =>
    at === null || at <= now ? undefined : t('fan.offer_rests', { time: formatDateTime(at) })
  const writes = mayWrite ? undefined : noRight
  const care = isSellingPaused ? t('tools:compose_tools.price_care') : undefined
  const bump = writes ?? care ?? resting(bumpAfter)
  const canReplace = canUnsend && canPrice
  const reoffer = writes ?? (canReplace ? undefined : noRight) ?? care ?? resting(replaceAfter)
  const unsend = writes ?? (canUnsend ? undefined : noRight)
  return { bump, reoffer, unsend }
}

interface OfferRowProps {
  offer: FanOffer
  currency: string
  isSellingPaused: boolean
  onGo: (messageId: string) => void
  onAction: (action: OfferAction) => void
}

/** The price, when it was sent and whether the fan has seen it. */
function OfferFacts({ of, currency }: { of: FanOffer; currency: string }) {
  const { t } = useTranslation('profile')
  return (
    <div className="min-w-0 flex-1">
      <p className="text-13 font-medium">
        <DotSeparated>
          <DotSeparatedItem>
            <Amount of={money(of.price, currency)} />
          </DotSeparatedItem>
          {of.mediaCount > 1 && (
            <DotSeparatedItem>
              <span className="font-normal text-text-quiet">
                {t('fan.offer_items', { count: of.mediaCount, number: formatNumber(of.mediaCount) })}
              </span>
            </DotSeparatedItem>
          )}
        </DotSeparated>
      </p>
      <p className="text-12 text-text-quiet">
        <DotSeparated>
          <DotSeparatedItem>
            <RelativeTime at={of.sentAt} />
          </DotSeparatedItem>
          <DotSeparatedItem>{of.isSeen ? t('fan.offer_seen') : t('fan.offer_unseen')}</DotSeparatedItem>
        </DotSeparated>
      </p>
    </div>
  )
}

function OfferRow({ offer, currency, isSellingPaused, onGo, onAction }: OfferRowProps) {
  const { t } = useTranslation(['profile', 'tools'])
  const denied = useDisabledReasons(offer, isSellingPaused)
  const price = formatMoney(money(offer.price, currency))
  const item = (id: Exclude<OfferAction, 'bump'>, icon: typeof Tag) => (
    <MenuItem icon={icon} disabledReason={denied[id]} onAction={() => onAction(id)}>
      {id === 'unsend' ? t('tools:thread.menu_unsend') : t('fan.reoffer_item')}
    </MenuItem>
  )
  return (
    <li className="flex min-w-0 items-center gap-2">
      <span className="size-10 shrink-0">
        <Picture isRevealable media={offer.media} />
      </span>
      <OfferFacts of={offer} currency={currency} />
      <Button
        size="small"
        icon={BellRing}
        aria-label={t('fan.bump_title', { price })}
        disabledReason={denied.bump}
        onClick={() => onAction('bump')}
      >
        {t('fan.bump')}
      </Button>
      <ActionsMenu size="small" name={t('fan.offer_more', { price })}>
        {item('reoffer', Tag)}
        {item('unsend', Undo2)}
        <MenuItem icon={MessageSquare} onAction={() => onGo(offer.messageId)}>
          {t('fan.offer_go')}
        </MenuItem>
      </ActionsMenu>
    </li>
  )
}

/** Offers the fan has not bought, with actions: remind, change the price, unsend (screens S22). */
export function OffersSection({
  subject,
  fan: { offers },
  ...row
}: Omit<OfferRowProps, 'offer' | 'isSellingPaused' | 'onAction'> & {
  subject: FanSubject
  fan: Fan
}) {
  const { t } = useTranslation('profile')
  const isSellingPaused = useMessageNeedingCare(subject.creatorId, subject) !== undefined
  const [isAll, setIsAll] = useState(false)
  // Above the rows: the dialog of an offer that is hidden optimistically shows why that failed.
  const [asked, setAsked] = useState<{ action: OfferAction; offer: FanOffer }>()
  const Asking = asked && DIALOGS[asked.action]
  const shown = isAll ? offers : offers.slice(0, SHOWN)
  return (
    <>
      {offers.length > 0 && (
        <Section
          id="offers"
          title={t('fan.offers', { number: formatNumber(offers.length) })}
          aside={
            offers.length > SHOWN && (
              <Button kind="ghost" size="small" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
                {isAll ? t('fan.offers_less') : t('fan.offers_all')}
              </Button>
            )
          }
        >
          <ul aria-label={t('fan.offers_name')} className="grid gap-2">
            {shown.map((offer) => (
              <OfferRow
                key={offer.messageId}
                {...row}
                offer={offer}
                isSellingPaused={isSellingPaused}
                onAction={(action) => setAsked({ action, offer })}
              />
            ))}
          </ul>
        </Section>
      )}
      {Asking && (
        <Asking
          subject={subject}
          offer={asked.offer}
          currency={row.currency}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
