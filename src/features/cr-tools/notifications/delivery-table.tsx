import { useTranslation } from '@/i18n/use-translation'

import { NOTICE_KINDS, type NoticeKind, noticeDeliveryOf } from '@/domain/notifications/notice-delivery'
import type { NoticeDelivery } from '@/domain/notifications/notification'
import { Checkbox } from '@/ui/field/checkbox'

const DELIVERY_CHANNELS = ['inApp', 'sound', 'push'] as const

interface DeliveryTableProps {
  chosen: Readonly<Record<string, NoticeDelivery>>
  onChange: (kind: NoticeKind, change: Partial<NoticeDelivery>) => void
}

/** Table of kinds by delivery channel. */
export function DeliveryTable({ chosen, onChange }: DeliveryTableProps) {
  const { t } = useTranslation('tools')
  return (
    <table className="w-full table-fixed text-13">
      <caption className="sr-only">{t('notifications.ways')}</caption>
      <thead>
        <tr className="text-12 text-text-quiet">
          <th scope="col" className="pb-1 text-start font-medium">
            {t('notifications.ways_kind')}
          </th>
          {DELIVERY_CHANNELS.map((way) => (
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
            {DELIVERY_CHANNELS.map((way) => (
              <td key={way} className="text-center align-middle leading-none">
                <Checkbox
                  labelHidden
                  checked={noticeDeliveryOf(chosen, kind)[way]}
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
