import { useTranslation } from '@/i18n/use-translation'

import { formatList, formatMoney, formatWaitingTime } from '@/i18n/format'

import type { NextReasons as Reasons } from './use-next-chat'

const SECOND_MS = 1000

/** Describes why a chat is the best next one. */
export function NextReasons({ of, currency }: { of: Reasons; currency: string }) {
  const { t } = useTranslation('tools')
  const words = of.map(({ kind, value }) =>
    t(`inbox.reason_${kind}`, {
      wait: formatWaitingTime((value ?? 0) * SECOND_MS),
      amount: formatMoney({ amount: value ?? 0, currency }, { isWhole: true }),
    }),
  )
  return <>{formatList(words)}</>
}
