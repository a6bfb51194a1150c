import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'

import { listAssignedCreators } from '@/api/calls/chatter'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { BADGE_CAP } from '@/config/constants'
import { badgeText } from '@/domain/navigation'
import { href } from '@/domain/routes'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { askAboutUnsaved, forgetUnsaved } from '@/services/unsaved'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { CountBadge } from '@/ui/count-badge'
import { Icon } from '@/ui/icon'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '@/ui/menu'
import { plainName, UserName } from '@/ui/user-name'

import { useChooseCreator } from './choose-creator'
import { creatorFace, creatorName, useCreator } from './creators'
import { useUnread } from './unread'

/** The choices of the menu: every creator with what is unread there. */
function useOptions() {
  const { t } = useTranslation('home')
  const { data } = useQuery(queryOf(listAssignedCreators))
  const { unreadOf } = useUnread()
  return (data?.data ?? []).map(({ creatorId, creator }) => {
    const name = creatorName(creator)
    const count = unreadOf(creatorId)?.messages ?? 0
    const text = badgeText(count, BADGE_CAP)
    return {
      value: creatorId,
      text: plainName(name),
      label: (
        <span className="flex min-w-0 items-center gap-2">
          <Avatar of={creatorFace(creator)} size={24} />
          <UserName name={name} className="cut" />{' '}
        </span>
      ),
      ...(text && { end: <CountBadge quiet text={text} name={t('chip.unread', { count })} /> }),
    }
  })
}

/** Puts somebody else in focus; from a conversation on to theirs, as it is of one creator alone. */
function useSwitch(creatorId: string | undefined) {
  const navigate = useNavigate()
  const isOfCreator = useParams()['channelId'] !== undefined
  const leave = () => {
    // Its loss was agreed to before.
    forgetUnsaved()
    return navigate(href('messages'))
  }
  const choice = useChooseCreator(isOfCreator ? { leave } : {})
  const choose = async (id: string) => {
    // The chip stays on the creator it shows, which tells in its place that nothing has changed.
    if (id === creatorId || (isOfCreator && !(await askAboutUnsaved('leave_page')))) return
    choice.mutate(id, { onError: (error) => toast.error(errorText(error)) })
  }
  return { choose, isPending: choice.isPending }
}

/** Who one works as, and the quick way to somebody else (screens S1). Nothing until a creator is in focus. */
export function CreatorChip() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const { creatorId, creator } = useCreator()
  const options = useOptions()
  const { choose, isPending } = useSwitch(creatorId)
  if (!creator || creatorId === undefined) return null
  const name = creatorName(creator.creator)
  const shown = plainName(name)
  return (
    <Menu
      name={t('chip.menu')}
      placement="bottom start"
      trigger={
        <button
          type="button"
          aria-label={t('chip.name', { name: isolate(creator.pg ? `${shown} ${t('creator.pg')}` : shown) })}
          aria-busy={isPending}
          className="flex h-control max-w-56 min-w-0 items-center gap-2 rounded-control px-[6px] font-medium transition-colors hover:bg-fill active:bg-fill-pressed aria-busy:cursor-progress aria-expanded:bg-fill"
        >
          <Avatar of={creatorFace(creator.creator)} size={24} />
          <UserName name={name} className="cut" /> {creator.pg && <Badge>{t('creator.pg')}</Badge>}
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
      <MenuItem icon={UsersRound} onAction={() => void navigate(href('crSelect'))}>
        {t('chip.all')}
      </MenuItem>
    </Menu>
  )
}
