import { MessageSquare, Users } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'

import type { Employee } from '@/domain/agency/employee'
import { hrefWith } from '@/domain/page/href-with'
import { isOnDuty } from '@/domain/shift/work-log'
import { useCurrentUser } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SkeletonBar } from '@/ui/skeleton'
import { AvatarName } from '@/ui/text/avatar-name'
import { linkClasses } from '@/ui/text/link'

import { NudgeDialog } from '../../staff/nudge-dialog'
import { employeeName } from '../../table/person-name'
import { useCreatorStaff } from './use-creator-staff'

const shiftsUrl = hrefWith('agencyEmployees', { tab: 'shifts', by: 'creator' })

function StaffLine({ person, onMessage }: { person: Employee; onMessage: () => void }) {
  const { t } = useTranslation('analytics')
  const name = employeeName(person)
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line-quiet py-2 last:border-b-0">
      <AvatarName of={{ id: person.userId, name, kind: 'staff' }} />
      <Button
        size="small"
        icon={MessageSquare}
        aria-label={t('floor.message_to', { name: isolate(name) })}
        onClick={onMessage}
      >
        {t('floor.message')}
      </Button>
    </li>
  )
}

/** When no one else is on duty: the creator's staff who could clock in, each with a message, and the plan. */
export function OffDutyStaff({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('analytics')
  const me = useCurrentUser().data?.userId
  const { read, people } = useCreatorStaff(creatorId)
  const [written, setWritten] = useState<Employee>()
  const reachable =
    people?.filter(({ userId, chatterWorkLog }) => userId !== me && !isOnDuty(chatterWorkLog)) ?? []
  return (
    <div className="flex flex-col gap-3">
      <EmptyState icon={Users} title={t('floor.assign_none_title')}>
        {t('floor.assign_none_text')}
      </EmptyState>
      <QueryContent
        of={read}
        isEmpty={reachable.length === 0}
        skeleton={<SkeletonBar className="h-24 w-full rounded-control" />}
      >
        <ul aria-label={t('floor.off_duty')}>
          {reachable.map((person) => (
            <StaffLine key={person.userId} person={person} onMessage={() => setWritten(person)} />
          ))}
        </ul>
      </QueryContent>
      <Link to={shiftsUrl} className={linkClasses('self-start')}>
        {t('work_logs.empty_plan')}
      </Link>
      {written && (
        <NudgeDialog
          userIds={[written.userId]}
          nameOf={() => employeeName(written)}
          onClose={() => setWritten(undefined)}
        />
      )}
    </div>
  )
}
