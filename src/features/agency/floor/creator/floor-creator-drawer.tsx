import { Link } from 'react-router'
import { LogOut, MessageSquare } from 'lucide'

import { useAccountNames } from '@/api/account-names'
import type { FloorCreator } from '@/domain/agency/floor'
import type { OnDuty } from '@/domain/agency/on-duty'
import { hrefWith } from '@/domain/page/href-with'
import { formatList } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Drawer } from '@/ui/overlay/dialog'
import { Avatar } from '@/ui/text/avatar'
import { ElapsedTime } from '@/ui/text/time'
import { linkClasses } from '@/ui/text/link'
import { StatusDot } from '@/ui/text/dot'
import { UserName } from '@/ui/text/user-name'

import { ChannelContext, useChannel } from '../../channel/channel-context'
import type { FloorAction } from '../floor-action'
import { IdleSince } from '../table/on-duty-people'
import { WaitingList } from './waiting-list'

interface DutyListProps {
  people: readonly OnDuty[]
  isCovered: boolean
  nameOf: (id: string) => string
  onAction: (action: FloorAction) => void
}

/** Links to a person's hours of today. */
export const personDayUrl = (userId: string): string =>
  hrefWith('chatterPerformance', { people: userId, period: 'today', cut: 'creator_day_employee' })

function DutyLine({
  person,
  nameOf,
  onAction,
}: { person: OnDuty } & Pick<DutyListProps, 'nameOf' | 'onAction'>) {
  const { t } = useTranslation('analytics')
  const { userId, clockInAt } = person
  const name = nameOf(userId)
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar of={{ id: userId, name, kind: 'staff' }} size={32} />
      <span className="min-w-0 flex-1">
        <UserName name={name} className="cut block font-medium" />
        <span className="flex flex-wrap items-center gap-x-3 text-13 text-text-quiet">
          <ElapsedTime since={clockInAt} now={serverNow} />
          <IdleSince person={person} />
          <Link
            to={personDayUrl(userId)}
            aria-label={t('floor.their_day_of', { name: isolate(name) })}
            className={linkClasses()}
          >
            {t('floor.their_day')}
          </Link>
        </span>
      </span>
      <IconButton
        icon={MessageSquare}
        name={t('floor.message_to', { name: isolate(name) })}
        onClick={() => onAction({ kind: 'nudge', userIds: [userId] })}
      />
      <IconButton
        icon={LogOut}
        mirrored
        name={t('floor.clock_out_of', { name: isolate(name) })}
        onClick={() => onAction({ kind: 'clock_out', userId })}
      />
    </li>
  )
}

/** People on duty for a creator, with the actions on each. */
function DutyList({ people, isCovered, nameOf, onAction }: DutyListProps) {
  const { t } = useTranslation('analytics')
  if (people.length === 0)
    return <StatusDot status={isCovered ? 'off' : 'missing'}>{t('floor.nobody')}</StatusDot>
  return (
    <ul aria-label={t('floor.drawer_team')}>
      {people.map((person) => (
        <DutyLine key={person.userId} person={person} nameOf={nameOf} onAction={onAction} />
      ))}
    </ul>
  )
}

/** Names the creator, and the fan or group once it is loaded. */
export function ChatTitle({ row: { creatorId, creator }, chatId }: { row: FloorCreator; chatId: string }) {
  const { fanId = null, title = null } = useChannel({ creatorId, channelId: chatId }).newest ?? {}
  const nameOf = useAccountNames(fanId === null ? [] : [fanId])
  const other = fanId === null ? title : nameOf(fanId)
  return formatList([creator.displayName, ...(other === null ? [] : [other])].map(isolate))
}

interface FloorCreatorDrawerProps {
  row: FloorCreator
  /** The open conversation. */
  chatId: string | null
  nameOf: (id: string) => string
  timezone: string
  onOpenChat: (channelId: string) => void
  onCloseChat: () => void
  onAction: (action: FloorAction) => void
  onClose: () => void
}

/** Links to reply times per person and day. */
const repliesUrl = (creatorId: string): string =>
  hrefWith('chatterPerformance', { creators: creatorId, cut: 'creator_day_employee' })

function Team({ row, nameOf, onAction }: Pick<FloorCreatorDrawerProps, 'row' | 'nameOf' | 'onAction'>) {
  const { t } = useTranslation('analytics')
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-14 font-strong">{t('floor.drawer_team')}</h3>
      <DutyList people={row.onDuty} isCovered={row.planned === 0} nameOf={nameOf} onAction={onAction} />
      <p>
        <Link to={repliesUrl(row.creatorId)} className={linkClasses('text-13')}>
          {t('floor.who_replied')}
        </Link>
      </p>
    </section>
  )
}

/** One creator on the floor: who works, which fans wait, and their conversations. */
export function FloorCreatorDrawer(props: FloorCreatorDrawerProps) {
  const { t } = useTranslation('analytics')
  const { row, chatId, timezone, onOpenChat, onCloseChat, onAction, onClose } = props
  const name = row.creator.displayName
  return (
    <Drawer
      onClose={onClose}
      title={chatId === null ? <bdi>{name}</bdi> : <ChatTitle row={row} chatId={chatId} />}
      trackedAs="floor-creator"
      actions={
        chatId === null ? (
          row.waiting > 0 && (
            <Button kind="primary" onClick={() => onAction({ kind: 'move', creator: row })}>
              {t('floor.move')}
            </Button>
          )
        ) : (
          <Button onClick={onCloseChat}>{t('floor.back', { name: isolate(name) })}</Button>
        )
      }
    >
      {chatId === null ? (
        <div className="flex flex-col gap-6">
          <Team {...props} />
          <section className="flex flex-col gap-2">
            <h3 className="text-14 font-strong">{t('floor.drawer_waiting')}</h3>
            <WaitingList row={row} onOpenChat={onOpenChat} />
          </section>
        </div>
      ) : (
        <ChannelContext target={{ creatorId: row.creatorId, channelId: chatId }} timezone={timezone} />
      )}
    </Drawer>
  )
}
