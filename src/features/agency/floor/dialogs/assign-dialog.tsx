import { Users } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import type { FloorCreator } from '@/domain/agency/floor'
import { isolate } from '@/lib/text/isolate'
import { Avatar } from '@/ui/text/avatar'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { Dialog } from '@/ui/overlay/dialog'
import { EmptyState } from '@/ui/feedback/empty-state'
import { FieldError } from '@/ui/feedback/field-error'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

import { useUserNames } from '@/features/figures/use-user-names'
import { sortByWorkload } from '../workload'
import { useAssign } from './use-assign'
import { useFloorPeople } from '../use-floor-people'
import { WorkloadText } from '../table/workload-text'

/** Lists people on duty by load, the least loaded first; one press assigns the creator. */
export function AssignDialog({ creator, onClose }: { creator: FloorCreator; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const read = useFloorPeople(null)
  const free = (read.data?.data ?? []).filter(({ creatorIds }) => !creatorIds.includes(creator.creatorId))
  const people = sortByWorkload(free)
  const nameOf = useUserNames(people.map(({ userId }) => userId))
  const { assignTo, error, pendingId } = useAssign(creator, onClose)
  return (
    <Dialog
      onClose={onClose}
      title={t('floor.assign_title', { name: isolate(creator.creator.displayName) })}
      trackedAs="floor-assign"
      actions={<Button onClick={onClose}>{t('floor.cancel')}</Button>}
    >
      {/* Outside the list, since the next refetch removes the refused person from it. */}
      <div role="alert" className="mb-2 empty:hidden">
        {error && <FieldError>{errorText(error)}</FieldError>}
      </div>
      <ContentState
        status={useQueryStatus(read, people.length === 0)}
        skeleton={<SkeletonBar className="h-56 w-full rounded-control" />}
        empty={
          <EmptyState icon={Users} title={t('floor.assign_none_title')}>
            {t('floor.assign_none_text')}
          </EmptyState>
        }
      >
        <p className="text-text-quiet">{t('floor.assign_text')}</p>
        <ul aria-label={t('floor.drawer_team')} className="mt-2">
          {people.map((person) => {
            const name = nameOf(person.userId)
            return (
              <li
                key={person.userId}
                className="flex items-center gap-3 border-b border-line-quiet py-2 last:border-b-0"
              >
                <Avatar of={{ id: person.userId, name, kind: 'staff' }} size={32} />
                <span className="min-w-0 flex-1">
                  <UserName name={name} className="cut block font-medium text-text" />
                  <WorkloadText person={person} />
                </span>
                <Button
                  size="small"
                  busy={pendingId === person.userId}
                  aria-label={t('floor.assign_person', { name: isolate(name) })}
                  onClick={() => pendingId === null && assignTo(person, name)}
                >
                  {t('floor.assign')}
                </Button>
              </li>
            )
          })}
        </ul>
      </ContentState>
    </Dialog>
  )
}
