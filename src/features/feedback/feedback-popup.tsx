import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageSquareHeart, X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { Link, useLocation } from 'react-router'

import { getPreferences, updatePreferences } from '@/api/calls/account/user'
import { callQueryKey, mutationOf, queryOf } from '@/api/query'
import type { Preferences } from '@/domain/account/preferences'
import { href, routeAt, routeOptions } from '@/domain/page/routes'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { linkClasses } from '@/ui/text/link'

/**
 * Dismisses it permanently, on every device. Closes at once even if the request fails: then it may show again
 * next time.
 */
function useDismissal() {
  const client = useQueryClient()
  const update = useMutation(mutationOf(updatePreferences))
  return () => {
    client.setQueryData<Preferences>(
      callQueryKey(getPreferences),
      (known) => known && { ...known, feedbackPopup: false },
    )
    update.mutate({ feedbackPopup: false })
  }
}

/** Pages that fill the window themselves, and the feedback page. */
const HIDDEN_ON = ['feedback', 'messages'] as const

/**
 * A small popup that links to /settings/feedback (requirements 2), below the page so that it covers nothing.
 * Once used or dismissed, only the account menu links there.
 */
export function FeedbackPopup() {
  const { t } = useTranslation('global')
  const { pathname } = useLocation()
  const preferences = useQuery(queryOf(getPreferences))
  const dismiss = useDismissal()
  const name = routeAt(pathname)
  const isFit =
    name !== undefined && !HIDDEN_ON.some((one) => one === name) && !routeOptions(name).hidesNavigation
  if (!isFit || !preferences.data?.feedbackPopup) return null
  return (
    <aside
      aria-label={t('feedback_popup.name')}
      className="mx-4 mb-4 flex items-center gap-2 self-start rounded-card border border-line-quiet bg-surface-raised py-1 ps-3 pe-1 text-13 text-text md:mx-6 print:hidden"
    >
      <Icon of={MessageSquareHeart} className="text-text-quiet" />
      <Link to={href('feedback')} className={linkClasses()} onClick={dismiss}>
        {t('feedback_popup.link')}
      </Link>
      <IconButton icon={X} size="small" name={t('feedback_popup.dismiss')} onClick={dismiss} />
    </aside>
  )
}
