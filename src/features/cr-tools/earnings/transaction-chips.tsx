import { useQuery } from '@tanstack/react-query'
import { UserSearch, X } from 'lucide'
import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getPayout } from '@/api/calls/creator/earnings'
import { useAccountNames } from '@/api/account-names'
import { queryOf } from '@/api/query'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Popover } from '@/ui/overlay/popover'

import { FanSearch } from '../people/fan-search'
import type { EarningsView } from './earnings-view'

const NONE: readonly string[] = []

interface ChipProps {
  view: EarningsView
  creatorId: string
}

/** Filters by one fan, found by name. */
export function FanFilter({ view, creatorId }: ChipProps) {
  const { t } = useTranslation('analytics')
  const { fanId } = view
  const row = useRef<HTMLSpanElement>(null)
  const nameOf = useAccountNames(fanId === null ? NONE : [fanId])
  return (
    <span ref={row} className="flex min-w-0 items-center">
      <Popover
        name={t('column.fan')}
        placement="bottom start"
        trigger={
          <Button icon={UserSearch}>
            {fanId === null ? t('earnings.fans_all') : <bdi className="cut max-w-44">{nameOf(fanId)}</bdi>}
          </Button>
        }
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
      {fanId !== null && (
        <IconButton
          icon={X}
          name={t('earnings.fan_clear', { name: isolate(nameOf(fanId)) })}
          onClick={() => {
            // This button unmounts and would take the focus with it.
            row.current?.querySelector('button')?.focus()
            view.narrow({ fanId: null })
          }}
        />
      )}
    </span>
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
      end={<Icon of={X} />}
      aria-label={t('earnings.payout_clear', { payout: title })}
      onClick={() => view.narrow({ batchId: null })}
    >
      {title}
    </Button>
  )
}
