import { useTranslation } from '@/i18n/use-translation'

import type { DmcaCase } from '@/domain/dmca/dmca'
import { textColumn, timeColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

import { CaseStateBadge, Deadline } from '../case-state'

type CaseNameOf = (userId: string) => string

/** Columns of the table of cases; the server sorts the rows. */
export function useCaseColumns(): (nameOf: CaseNameOf) => Column<DmcaCase>[] {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  const now = toServerTime(useMinute())
  return (nameOf) => [
    {
      id: 'site',
      header: t('dmca.site'),
      isWide: true,
      sortValue: ({ site }) => site,
      exportValue: ({ url }) => url,
      cell: ({ site, url }) => (
        <span className="block max-w-72">
          <bdi dir="ltr" className="cut block font-medium">
            {site}
          </bdi>
          <bdi dir="ltr" className="cut block text-12 text-text-quiet">
            {url.replace(/^https?:\/\//, '')}
          </bdi>
        </span>
      ),
    },
    textColumn({ id: 'original', header: t('dmca.original') }, ({ original }) => original.title),
    {
      id: 'state',
      header: t('offers.state'),
      sortValue: ({ state }) => state,
      exportValue: ({ state }) => t(`dmca.state_${state}`),
      cell: ({ state }) => <CaseStateBadge state={state} />,
    },
    {
      ...timeColumn<DmcaCase>(
        { id: 'deadline', header: t('dmca.deadline'), info: t('dmca.deadline_info'), align: 'start' },
        ({ deadline }) => deadline,
        timezone,
      ),
      cell: ({ deadline }) => <Deadline at={deadline} now={now} timezone={timezone} />,
    },
    timeColumn<DmcaCase>({ id: 'foundAt', header: t('dmca.found') }, ({ foundAt }) => foundAt, timezone),
    {
      id: 'owner',
      header: t('dmca.owner'),
      exportValue: ({ ownerId }) => nameOf(ownerId),
      cell: ({ ownerId }) => <bdi>{nameOf(ownerId)}</bdi>,
    },
  ]
}
