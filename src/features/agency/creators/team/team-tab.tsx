import { useInfiniteQuery } from '@tanstack/react-query'
import { Lock, X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import type { Employee } from '@/domain/agency/employee'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { IconButton } from '@/ui/icon-button'
import { SkeletonBar } from '@/ui/skeleton'
import { serverNow } from '@/services/network/server-clock'
import { AvatarName } from '@/ui/text/avatar-name'
import { ElapsedTime } from '@/ui/text/time'
import { StatusDot } from '@/ui/text/dot'

import { ChangeErrorBanner } from '../../changes/change-error-banner'
import { employeesByName } from '../../table/employees-by-name'
import { employeeName, PersonName } from '../../table/person-name'
import { highestRole } from '../../staff/rights'
import { type CreatorRights, mayChangeCreator } from '../creator-rights'
import { useCreatorChange } from '../use-creator-change'
import { AddPeople } from './add-people'
import { TEAM_ROLES, type TeamRole } from './use-people-search'

/** Who is on duty for the creator, and since when. */
function OnDutyList({ creator }: { creator: AgencyCreator }) {
  const { t } = useTranslation('analytics')
  const { onDuty, status } = creator
  const nameOf = useAccountNames(onDuty.map(({ userId }) => userId))
  return (
    <section className="grid gap-1">
      <h3 className="text-14 font-strong">{t('creators.on_duty_now')}</h3>
      {onDuty.length === 0 && (
        // An inactive creator needs no cover.
        <StatusDot status={status === 'active' ? 'missing' : 'off'}>{t('floor.nobody')}</StatusDot>
      )}
      <ul aria-label={t('creators.on_duty_now')} className="flex flex-wrap gap-x-4">
        {onDuty.map(({ userId, clockInAt }) => (
          <li key={userId} className="inline-flex min-h-8 items-center">
            <AvatarName of={{ id: userId, name: nameOf(userId), kind: 'staff' }}>
              <span className="text-text-faint">
                <ElapsedTime since={clockInAt} now={serverNow} />
              </span>
            </AvatarName>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Teams are smaller; the employees page lists larger ones. */
const MAX_PEOPLE = 200

function RoleGroup({
  role,
  people,
  userId,
  onRemove,
}: {
  role: TeamRole
  people: readonly Employee[]
  userId: string
  onRemove: ((people: readonly Employee[]) => void) | undefined
}) {
  const { t } = useTranslation('analytics')
  const name = t(`creators.team_role_${role}`)
  if (people.length === 0) return null
  return (
    <section aria-label={name} className="grid gap-1">
      <div className="flex min-h-8 items-center gap-2 text-13">
        <h4 className="font-medium text-text-quiet">{name}</h4>
        <span className="text-text-quiet tabular-nums">{formatNumber(people.length)}</span>
        {onRemove && people.length > 1 && (
          <Button
            size="small"
            kind="ghost"
            className="ms-auto"
            aria-label={t('creators.remove_all_of', { role: name })}
            onClick={() => onRemove(people)}
          >
            {t('creators.remove_all')}
          </Button>
        )}
      </div>
      <ul className="grid">
        {people.map((person) => (
          <li
            key={person.userId}
            className="flex min-h-10 items-center justify-between gap-2 border-t border-line-quiet"
          >
            <PersonName person={person} isSelf={person.userId === userId} />
            {onRemove && (
              <IconButton
                icon={X}
                size="small"
                name={t('creators.remove_person', { name: isolate(employeeName(person)) })}
                onClick={({ detail }) => {
                  // The next person moves up under the pointer: the second press of a double click would remove them.
                  if (detail < 2) onRemove([person])
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A creator's team and who is on duty, to add and remove one by one or by role (screens S4). */
export function TeamTab({ creator, rights }: { creator: AgencyCreator; rights: CreatorRights }) {
  const { t } = useTranslation('analytics')
  const creatorId = creator.creator.userId
  const change = useCreatorChange()
  const read = useInfiniteQuery(
    employeesByName({
      status: 'active',
      roles: [...TEAM_ROLES],
      creatorId,
      limit: MAX_PEOPLE,
    }),
  )
  const team = read.data?.pages.flatMap((page) => page.data) ?? []
  const isOpen = mayChangeCreator(rights, creator)
  const ask = (kind: 'assign' | 'unassign', people: readonly Employee[]) =>
    change.mutate({ kind, creators: [creator], userIds: people.map(({ userId }) => userId) })
  return (
    <div className="grid gap-5">
      <OnDutyList creator={creator} />
      {!isOpen && <Banner icon={Lock}>{t('creators.team_locked')}</Banner>}
      <ChangeErrorBanner change={change} />
      <section className="grid gap-3">
        <h3 className="text-14 font-strong">{t('creators.assigned')}</h3>
        <QueryContent
          of={read}
          isEmpty={team.length === 0}
          skeleton={<SkeletonBar className="h-32 w-full rounded-control" />}
          empty={<p className="text-13 text-text-quiet">{t('creators.team_empty')}</p>}
        >
          {TEAM_ROLES.map((role) => (
            <RoleGroup
              key={role}
              role={role}
              people={team.filter(({ roles }) => highestRole(roles) === role)}
              userId={rights.userId}
              onRemove={isOpen ? (people) => ask('unassign', people) : undefined}
            />
          ))}
        </QueryContent>
      </section>
      {isOpen && (
        <AddPeople
          except={new Set(creator.staffIds)}
          isBusy={change.isPending}
          onAdd={(people) => ask('assign', people)}
        />
      )}
    </div>
  )
}
