import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import type { FloorCreator } from '@/domain/agency/floor'
import { href } from '@/domain/page/routes'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/overlay/dialog'
import { linkClasses } from '@/ui/text/link'

import { ChannelContext } from '../../performance/evidence/channel-context'
import type { FloorAction } from '../floor-action'
import { ChatTitle } from './chat-title'
import { DutyList } from './duty-list'
import { WaitingList } from './waiting-list'

interface FloorCreatorDrawerProps {
  row: FloorCreator
  /** The open conversation. */
  chatId: string | null
  nameOf: (id: string) => string
  timezone: string
  onRead: (channelId: string) => void
  onBack: () => void
  onAct: (act: FloorAction) => void
  onClose: () => void
}

/** Links to reply times per person and day. */
const repliesUrl = (creatorId: string): string =>
  `${href('chatterPerformance')}?${new URLSearchParams({ creators: creatorId, cut: 'creator_day_employee' }).toString()}`

function Team({ row, nameOf, onAct }: Pick<FloorCreatorDrawerProps, 'row' | 'nameOf' | 'onAct'>) {
  const { t } = useTranslation('analytics')
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-14 font-strong">{t('floor.drawer_team')}</h3>
      <DutyList people={row.onDuty} isCovered={row.planned === 0} nameOf={nameOf} onAct={onAct} />
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
  const { row, chatId, timezone, onRead, onBack, onAct, onClose } = props
  const name = row.creator.displayName
  return (
    <Drawer
      onClose={onClose}
      title={chatId === null ? <bdi>{name}</bdi> : <ChatTitle row={row} chatId={chatId} />}
      trackedAs="floor-creator"
      actions={
        chatId === null ? (
          row.waiting > 0 && (
            <Button kind="primary" onClick={() => onAct({ kind: 'move', creator: row })}>
              {t('floor.move')}
            </Button>
          )
        ) : (
          <Button onClick={onBack}>{t('floor.back', { name: isolate(name) })}</Button>
        )
      }
    >
      {chatId === null ? (
        <div className="flex flex-col gap-6">
          <Team {...props} />
          <section className="flex flex-col gap-2">
            <h3 className="text-14 font-strong">{t('floor.drawer_waiting')}</h3>
            <WaitingList row={row} onRead={onRead} />
          </section>
        </div>
      ) : (
        <ChannelContext of={{ creatorId: row.creatorId, channelId: chatId }} timezone={timezone} />
      )}
    </Drawer>
  )
}
