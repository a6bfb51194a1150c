import { accountNameOf } from '@/domain/account/account-name'
import { managesAgency } from '@/domain/account/role'
import { PanelRight, UsersRound } from 'lucide'
import { useNavigate } from 'react-router'

import { EMPLOYEE_ROLES } from '@/domain/agency/employee'
import type { AgencyCreatorSearchResult, PersonSearchResult } from '@/domain/agency/agency-search'
import { chatAddress } from '@/domain/chat/chat-address'
import { CREATOR_DRAWER_TABS, type CreatorDrawerTab, hrefOfTab } from '@/domain/page/page-tabs'
import { hrefWith } from '@/domain/page/href-with'
import { type FoundChat, useOpenInbox } from '@/features/cr-tools'
import { t } from '@/i18n'
import { formatList } from '@/i18n/format'
import { Avatar } from '@/ui/text/avatar'
import type { Command } from '@/ui/overlay/command-list'
import { plainName } from '@/ui/text/user-name'

import { type SearchResult, resultCommandId } from './search-result'
import type { Access } from './use-access'

const FACE_PX = 24

const joinList = (parts: readonly (string | undefined)[]): string =>
  formatList(
    parts.filter((part) => part !== undefined),
    'unit',
  )

/** Role, and whether they are invited or removed; the username until those texts load. */
function personDetail({ roles, status, username }: PersonSearchResult, hasWords: boolean): string {
  if (!hasWords) return username
  const role = EMPLOYEE_ROLES.findLast((one) => roles.includes(one)) ?? 'none'
  return joinList([
    t(`analytics:employees.role_${role}`),
    status === 'active' ? undefined : t(`analytics:employees.status_${status}`),
  ])
}

function creatorDetail({ username, status, isHidden }: AgencyCreatorSearchResult, hasWords: boolean): string {
  return joinList([
    `@${username}`,
    hasWords && status !== 'active' ? t(`analytics:creators.status_${status}`) : undefined,
    hasWords && isHidden ? t('analytics:creators.hidden') : undefined,
  ])
}

const nameOfCreator = (creator: AgencyCreatorSearchResult): string =>
  plainName(creator.name || accountNameOf(creator))

const drawerOf = ({ creatorId }: AgencyCreatorSearchResult, part: CreatorDrawerTab): string =>
  hrefWith('agencyCreators', { creator: creatorId, part })

const mayOpen = (part: CreatorDrawerTab, { roles, permissions }: Access): boolean => {
  if (part === 'money') return managesAgency(roles)
  return part !== 'notes' || permissions?.notes !== 'off'
}

/** Returns commands for search results: an employee's or a creator's drawer, a creator's inbox, a chat. */
export function useResultCommands(access: Access, isLoaded: (namespace: string) => boolean) {
  const navigate = useNavigate()
  const openInbox = useOpenInbox()
  const hasWords = isLoaded('analytics')
  const ofPerson = (person: PersonSearchResult) => {
    const name = plainName(accountNameOf(person) || person.email)
    return {
      label: name,
      detail: personDetail(person, hasWords),
      keywords: `${person.username} ${person.email}`,
      image: <Avatar of={{ id: person.userId, name, kind: 'staff' }} size={FACE_PX} />,
      run: () => void navigate(hrefOfTab('agencyEmployees', person.status, { person: person.userId })),
    }
  }
  const ofCreator = (creator: AgencyCreatorSearchResult) => {
    const name = nameOfCreator(creator)
    const isAccountManager = access.opens('agencyCreators')
    return {
      label: name,
      detail: creatorDetail(creator, hasWords),
      keywords: creator.displayName,
      image: <Avatar of={{ id: creator.creatorId, name, kind: 'creator' }} size={FACE_PX} />,
      run: () =>
        void (isAccountManager ? navigate(drawerOf(creator, 'notes')) : openInbox(creator.creatorId)),
    }
  }
  const ofChat = ({ creatorId, channelId, fanId, name, lastText }: FoundChat) => ({
    label: plainName(name),
    detail: lastText,
    ...(fanId === null
      ? { icon: UsersRound }
      : { image: <Avatar of={{ id: fanId, name, kind: 'fan' }} size={FACE_PX} /> }),
    run: () => void navigate(chatAddress({ channelId, creatorId })),
  })
  const commandOf = (found: SearchResult): Command => {
    const id = resultCommandId(found)
    if (found.kind === 'person') return { id, ...ofPerson(found.person) }
    if (found.kind === 'creator') return { id, ...ofCreator(found.creator) }
    return { id, ...ofChat(found.chat) }
  }
  /** Returns the sections of a creator's drawer, if exactly one creator matches. */
  const partsOf = (creators: readonly SearchResult[]): Command[] => {
    const [one, other] = creators
    if (one?.kind !== 'creator' || other || !hasWords || !access.opens('agencyCreators')) return []
    const { creator } = one
    return CREATOR_DRAWER_TABS.filter((part) => mayOpen(part, access)).map((part) => ({
      id: `part:${creator.creatorId}:${part}`,
      label: t(`analytics:creators.part_${part}`),
      detail: nameOfCreator(creator),
      icon: PanelRight,
      run: () => void navigate(drawerOf(creator, part)),
    }))
  }
  return { commandOf, partsOf }
}
