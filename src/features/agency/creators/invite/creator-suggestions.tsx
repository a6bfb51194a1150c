import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { accountNameOf } from '@/domain/account/account-name'
import { useTranslation } from '@/i18n/use-translation'

import { searchCreators } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { AvatarName } from '@/ui/text/avatar-name'

/** Fewer letters would match almost everyone. */
const MIN_LETTERS = 2
const MAX_RESULTS = 5

/** Creators of the platform that match the typed text; selecting one fills in their name. */
export function CreatorSuggestions({
  typed,
  onChoose,
}: {
  typed: string
  onChoose: (username: string) => void
}) {
  const { t } = useTranslation('analytics')
  const query = useDeferredValue(typed.trim().replace(/^@/, ''))
  const isSearching = query.length >= MIN_LETTERS && !query.includes('@')
  const read = useQuery({
    ...queryOf(searchCreators, { query, limit: MAX_RESULTS }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const creators = isSearching
    ? (read.data?.creators ?? []).flatMap(({ user }) =>
        user && user.username !== typed.trim() ? [user] : [],
      )
    : []
  if (creators.length === 0) return null
  return (
    <ul aria-label={t('creators.invite_found')} className="grid">
      {creators.slice(0, MAX_RESULTS).map(({ userId, username, displayName }) => (
        <li key={userId}>
          <button
            type="button"
            onClick={() => onChoose(username)}
            className="flex min-h-control w-full items-center gap-2 rounded-control px-2 text-start text-13 text-text transition-colors hover:bg-fill-hover"
          >
            <AvatarName
              of={{ id: userId, name: accountNameOf({ displayName, username }), kind: 'creator' }}
              className="font-medium"
            />
            <bdi dir="ltr" className="text-text-quiet">
              @{username}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
