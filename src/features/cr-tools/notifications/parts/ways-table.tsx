import { useTranslation } from '@/i18n/use-translation'

import { NOTICE_KINDS, type NoticeKind, waysOf } from '@/domain/notice-ways'
import type { NoticeWays } from '@/domain/notification'
import { Checkbox } from '@/ui/checkbox'

const WAYS = ['inApp', 'sound', 'push'] as const

interface WaysTableProps {
  chosen: Readonly<Record<string, NoticeWays>>
  onChange: (kind: NoticeKind, change: Partial<NoticeWays>) => void
}

/** Table of kinds by delivery channel. */
export function WaysTable({ chosen, onChange }: WaysTableProps) {
  const { t } = useTranslation('tools')
  return (
    <table className="w-full table-fixed text-13">
      <caption className="sr-only">{t('notifications.ways')}</caption>
      <thead>
        <tr className="text-12 text-text-quiet">
          <th scope="col" className="pb-1 text-start font-medium">
            {t('notifications.ways_kind')}
          </th>
          {WAYS.map((way) => (
            <th key={way} scope="col" className="w-[4.5rem] px-1 pb-1 text-center font-medium hyphens-auto">
              {t(`notifications.way.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map((kind) => (
          <tr key={kind} className="border-t border-line-quiet">
            <th scope="row" className="py-1 pe-2 text-start align-middle font-text hyphens-auto">
              {t(`notifications.kind.${kind}`)}
            </th>
            {WAYS.map((way) => (
              <td key={way} className="text-center align-middle leading-none">
                <Checkbox
                  labelHidden
                  checked={waysOf(chosen, kind)[way]}
                  onChange={(isOn) => onChange(kind, { [way]: isOn })}
                >
                  {t('notifications.way_of', {
                    kind: t(`notifications.kind.${kind}`),
                    way: t(`notifications.way.${way}`),
                  })}
                </Checkbox>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
