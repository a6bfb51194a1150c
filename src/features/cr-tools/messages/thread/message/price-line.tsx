import { Ban, Eye, Gift, Lock, LockOpen, type IconNode, RotateCcw } from 'lucide'
import { timeBeside } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'

import type { Message } from '@/domain/chat/message'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Amount } from '@/ui/text/figure'

const LINE_CLASS = 'flex items-center gap-2 text-13 text-text-quiet'

/** Returns the state of a paid message: sent, seen, bought or refunded. */
function usePriceState({ boughtAt, refundedAt, unsentAt, seenAt, createdAt }: Message): {
  icon: IconNode
  words: string
  look?: string
} {
  const { t } = useTranslation('tools')
  const time = (at: number) => timeBeside(at, createdAt)
  if (refundedAt !== null)
    return {
      icon: RotateCcw,
      words: t('thread.price_refunded', { time: time(refundedAt) }),
      look: 'text-warning-text',
    }
  if (boughtAt !== null)
    return {
      icon: LockOpen,
      words: t('thread.price_bought', { time: time(boughtAt) }),
      look: 'text-success-text',
    }
  if (unsentAt !== null) return { icon: Ban, words: t('thread.price_unsent') }
  if (seenAt !== null) return { icon: Eye, words: t('thread.price_seen') }
  return { icon: Lock, words: t('thread.price_sent') }
}

/** Marks media sent without a price that others pay for. */
export function FreeLine({ hasText }: { hasText: boolean }) {
  const { t } = useTranslation('tools')
  return (
    <p className={cx(LINE_CLASS, hasText && 'mt-[6px]')}>
      <Icon of={Gift} />
      <strong className="font-strong text-text">{t('thread.price_free')}</strong>
    </p>
  )
}

/** The price of a message and whether it was paid. */
export function PriceLine({ message }: { message: Message }) {
  const { icon, words, look } = usePriceState(message)
  const isFirst = message.text === '' && message.media.length === 0
  return (
    <p className={cx(LINE_CLASS, !isFirst && 'mt-[6px]')}>
      <Icon of={icon} className={look} />
      <strong className={cx('font-strong text-text', message.refundedAt !== null && 'line-through')}>
        <Amount of={{ amount: message.price, currency: message.currency }} />
      </strong>
      <span className="min-w-0">{words}</span>
    </p>
  )
}
