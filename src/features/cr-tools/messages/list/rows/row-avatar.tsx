import { Check } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Channel } from '@/domain/chat/channel'
import { useIsTouchSized } from '@/services/page/viewport'
import { Avatar } from '@/ui/text/avatar'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { GroupAvatar } from '../../base/group-avatar'

/** A checkbox in place of the avatar in selection mode. */
export function SelectMark({ isSelected }: { isSelected: boolean }) {
  return (
    <span className={cx('grid place-items-center', useIsTouchSized() ? 'size-11' : 'size-10')}>
      <span
        className={cx(
          'grid size-5 place-items-center rounded-mark forced-colors:border',
          isSelected ? 'bg-accent text-text-on-accent' : 'inset-shadow-[0_0_0_1.5px_var(--line-strong)]',
        )}
      >
        {isSelected && <Icon of={Check} size="xxs" />}
      </span>
    </span>
  )
}

/** The avatar of a fan with an online dot, or of a group. */
export function RowAvatar({ of, name }: { of: Channel; name: string }) {
  const { t } = useTranslation('tools')
  const isRoomy = useIsTouchSized()
  if (of.kind === 'group') return <GroupAvatar of={of} size={isRoomy ? 44 : 40} name={t('inbox.row_group')} />
  return (
    <>
      <Avatar
        of={{ id: of.userId ?? of.channelId, name, kind: of.isCreator ? 'creator' : 'fan' }}
        size={isRoomy ? 44 : 40}
        online={of.isOnline}
      />
      {of.isOnline && <span className="sr-only">{t('inbox.row_online')}</span>}
    </>
  )
}
