import { useQuery } from '@tanstack/react-query'
import { UserSearch, X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { getPayout } from '@/api/calls/creator/earnings'
import { useAccountNames } from '@/api/account-names'
import { queryOf } from '@/api/query'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Popover } from '@/ui/overlay/popover'

import { FanSearch } from '../../people/fan-search'
import type { EarningsView } from '../earnings-view'

interface ChipProps {
  view: EarningsView
  creatorId: string
}

function FanChip({ view, fanId }: { view: EarningsView; fanId: string }) {
  const { t } = useTranslation('analytics')
  const nameOf = useAccountNames([fanId])
  return (
    <Button
      end={<X aria-hidden className="size-4" />}
      aria-label={t('earnings.fan_clear', { name: isolate(nameOf(fanId)) })}
      onClick={() => view.narrow({ fanId: null })}
    >
      <bdi className="cut max-w-44">{nameOf(fanId)}</bdi>
    </Button>
  )
}

/** Filters by one fan, found by name. */
export function FanFilter({ view, creatorId }: ChipProps) {
  const { t } = useTranslation('analytics')
  if (view.fanId !== null) return <FanChip view={view} fanId={view.fanId} />
  return (
    <Popover
      name={t('earnings.column_fan')}
      placement="bottom start"
      trigger={<Button icon={UserSearch}>{t('earnings.fans_all')}</Button>}
    >
      {(close) => (
        <div className="grid w-72 max-w-full gap-2">
          <FanSearch
            creatorId={creatorId}
            words={{
              search: t('earnings.fan_search'),
              found: t('earnings.fans_found'),
              none: t('earnings.fans_none'),
            }}
            renderAct={({ userId, name }) => (
              <Button
                size="small"
                aria-label={t('earnings.only_fan', { name: isolate(name) })}
                onClick={() => {
                  view.narrow({ fanId: userId })
                  close()
                }}
              >
                {t('earnings.fan_choose')}
              </Button>
            )}
          />
        </div>
      )}
    </Popover>
  )
}

/** Names the payout whose transactions alone are shown, and shows all again. */
export function PayoutChip({ view, creatorId, payoutId }: ChipProps & { payoutId: string }) {
  const { t } = useTranslation('analytics')
  const { data } = useQuery(queryOf(getPayout, { payoutId }, creatorId))
  const title = data
    ? t('earnings.payout_title', {
        date: formatDate(data.at, { dateStyle: 'medium', timeZone: view.timezone }),
      })
    : t('earnings.payout')
  return (
    <Button
      end={<X aria-hidden className="size-4" />}
      aria-label={t('earnings.payout_clear', { payout: title })}
      onClick={() => view.narrow({ batchId: null })}
    >
      {title}
    </Button>
  )
}
