import { useTranslation } from '@/i18n/use-translation'
import { Page } from '@/ui/layout/page'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useEventStreamState } from '@/services/network/event-stream-state'
import { useOnline } from '@/services/network/online'
import { toServerTime } from '@/services/network/server-clock'
import { RelativeTime } from '@/ui/text/time'
import { RichText } from '@/ui/text/rich-text'
import { StatusDot } from '@/ui/text/dot'

import { FilterBar } from '../filter/filter-bar'
import { FloorContent } from '../floor/floor-content'
import { useAgencyEvents } from '../live/agency-events'
import { useFloor } from '../floor/use-floor'

/** Shows whether the data is live, and how old it is otherwise. */
function LiveStatus({ updatedAt }: { updatedAt: number }) {
  const { t } = useTranslation('analytics')
  const streamState = useEventStreamState()
  const isLive = streamState === 'live'
  // Offline, the content below shows its age itself.
  const isOnline = useOnline()
  return (
    <span className="inline-flex items-center gap-3 text-13 text-text-quiet">
      <StatusDot status={isLive ? 'on' : 'idle'}>
        {isLive
          ? t('floor.live')
          : t(
              streamState === 'connecting' || streamState === 'none'
                ? 'floor.connecting'
                : 'floor.reconnecting_short',
            )}
      </StatusDot>
      {updatedAt > 0 && !isLive && isOnline && (
        <span>
          <RichText
            text={t('floor.updated')}
            parts={{ when: <RelativeTime at={toServerTime(updatedAt)} /> }}
          />
        </span>
      )}
    </span>
  )
}

/** /agency-manage: who is on duty, which fans wait, and what needs the manager (screens S5). */
export default function ManageScreen() {
  const { t } = useTranslation('analytics')
  useAgencyEvents()
  const filter = useFigureFilter(['group', 'zone'])
  const floor = useFloor(filter.groupId)
  return (
    <Page
      title={t('floor.title')}
      actions={
        <>
          <LiveStatus updatedAt={floor.dataUpdatedAt} />
          <FilterBar filter={filter} />
        </>
      }
    >
      <FloorContent floor={floor} filter={filter} />
    </Page>
  )
}
