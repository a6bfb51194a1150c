import { Sparkles, X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useLocation, useNavigate } from 'react-router'

import { formatList, formatMoney, formatWaitingTime } from '@/i18n/format'
import { SECOND_MS } from '@/lib/duration'
import { useIsShort } from '@/services/page/viewport'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'

import { FROM_LIST, isFromList } from '../base/from-list'
import { type NextReasons, reasonsFromState } from './use-next-chat'

/** Describes why a chat is the best next one. */
export function NextReasonsText({ of, currency }: { of: NextReasons; currency: string }) {
  const { t } = useTranslation('tools')
  const words = of.map(({ kind, value }) =>
    t(`inbox.reason_${kind}`, {
      wait: formatWaitingTime((value ?? 0) * SECOND_MS),
      amount: formatMoney({ amount: value ?? 0, currency }, { isWhole: true }),
    }),
  )
  return <>{formatList(words)}</>
}

/** Why this chat was opened as the next one; removed when the user leaves or dismisses it. */
export function NextReasonsBar({ currency }: { currency: string }) {
  const { t } = useTranslation('tools')
  const navigate = useNavigate()
  const { state, pathname, search } = useLocation()
  const reasons = reasonsFromState(state)
  const isShort = useIsShort()
  if (reasons.length === 0 || isShort) return null
  return (
    <div
      role="status"
      className="flex min-h-9 shrink-0 items-center gap-2 border-b border-line-quiet bg-accent-quiet ps-4 pe-2 text-13 text-accent-text"
    >
      <Icon of={Sparkles} size="xxs" />
      <span className="min-w-0 flex-1">
        <span className="font-medium">{t('inbox.next_why')}</span>{' '}
        <NextReasonsText of={reasons} currency={currency} />
      </span>
      <IconButton
        icon={X}
        size="small"
        name={t('inbox.dismiss')}
        onClick={() =>
          void navigate(pathname + search, { replace: true, state: isFromList(state) ? FROM_LIST : null })
        }
      />
    </div>
  )
}
