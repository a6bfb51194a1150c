import { accountNameOf } from '@/domain/account/account-name'
import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown, UsersRound } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useNavigate } from 'react-router'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { BADGE_CAP } from '@/config/constants'
import { badgeText } from '@/domain/page/navigation'
import { href } from '@/domain/page/routes'
import { isolate } from '@/lib/text/isolate'
import { Avatar } from '@/ui/text/avatar'
import { CountBadge } from '@/ui/text/badge'
import { Icon } from '@/ui/icon'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '@/ui/overlay/menu'
import { plainName, UserName } from '@/ui/text/user-name'

import { CreatorAvatarWithName } from './creator-avatar-with-name'
import { creatorAvatar, useCreator } from './creators'
import { useUnread } from './use-unread'
import { useSwitchCreator } from './use-switch-creator'

/** Menu options: every creator with their unread count, and why a switch to one failed. */
function useCreatorOptions(failed: ReturnType<typeof useSwitchCreator>['failed']) {
  const { t } = useTranslation('home')
  const { data } = useQuery(queryOf(listAssignedCreators))
  const { unreadOf } = useUnread()
  return (data?.data ?? []).map(({ creatorId, creator }) => {
    const name = accountNameOf(creator)
    const count = unreadOf(creatorId)?.messages ?? 0
    const text = badgeText(count, BADGE_CAP)
    return {
      value: creatorId,
      text: plainName(name),
      label: (
        <span className="flex min-w-0 items-center gap-2">
          <Avatar of={creatorAvatar(creator)} size={24} />
          <UserName name={name} className="cut" />{' '}
        </span>
      ),
      ...(failed?.creatorId === creatorId && { detail: failed.reason }),
      ...(text && { end: <CountBadge quiet text={text} name={t('chip.unread', { count })} /> }),
    }
  })
}

/** The creator in focus with a menu to switch (screens S1). Renders nothing without one. */
export function CreatorChip() {
  const { t } = useTranslation(['home', 'common'])
  const navigate = useNavigate()
  const { creatorId, creator } = useCreator()
  const { choose, pendingId, failed } = useSwitchCreator()
  const options = useCreatorOptions(failed)
  const { total, unreadOf } = useUnread()
  if (!creator || creatorId === undefined) return null
  const name = accountNameOf(creator.creator)
  const shown = plainName(name)
  const elsewhere = total.messages - (unreadOf(creatorId)?.messages ?? 0)
  const whom = { name: isolate(creator.pg ? `${shown} ${t('common:creator.pg')}` : shown) }
  const text = badgeText(elsewhere, BADGE_CAP)
  return (
    <Menu
      name={t('chip.menu')}
      placement="bottom start"
      trigger={
        <button
          type="button"
          aria-label={text ? t('chip.name_elsewhere', { ...whom, count: elsewhere }) : t('chip.name', whom)}
          aria-busy={pendingId !== undefined}
          className="flex min-h-control min-w-0 items-center gap-2 rounded-control px-[6px] text-start font-medium transition-colors hover:bg-fill active:bg-fill-pressed aria-busy:cursor-progress aria-expanded:bg-fill"
        >
          <CreatorAvatarWithName assigned={creator} />
          <Icon of={ChevronsUpDown} className="text-text-quiet" />
        </button>
      }
    >
      <MenuChoices
        name={t('chip.menu')}
        options={options}
        value={creatorId}
        onChange={(id) => void choose(id)}
      />
      <MenuSeparator />
      <MenuItem
        icon={UsersRound}
        {...(text && { end: <CountBadge quiet text={text} /> })}
        onAction={() => void navigate(href('crSelect'))}
      >
        {t('chip.all')}
      </MenuItem>
    </Menu>
  )
}
