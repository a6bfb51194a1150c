import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageSquareHeart, X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { Link, useLocation } from 'react-router'

import { getPreferences, updatePreferences } from '@/api/calls/user'
import { keyOf, mutationOf, queryOf } from '@/api/query'
import type { Preferences } from '@/domain/preferences'
import { href, routeAt, routeFacts } from '@/domain/routes'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { linkLook } from '@/ui/link'

/** Put away for good, on every device. At once here, whatever becomes of the call: asked again it may be next time. */
function useDismissal() {
  const client = useQueryClient()
  const update = useMutation({ ...mutationOf(updatePreferences), meta: { onError: 'ignore' } })
  return () => {
    client.setQueryData<Preferences>(
      keyOf(getPreferences),
      (known) => known && { ...known, feedbackPopup: false },
    )
    update.mutate({ feedbackPopup: false })
  }
}

/** Where it would lie over the work: on its own page, and over the list of conversations. */
const UNFIT = ['feedback', 'messages'] as const

/** A small popup that links to /settings/feedback (spec 2); never where somebody composes, nor on that page itself. */
export function FeedbackPopup() {
  const { t } = useTranslation('global')
  const { pathname } = useLocation()
  const preferences = useQuery({ ...queryOf(getPreferences), meta: { onError: 'ignore' } })
  const dismiss = useDismissal()
  const name = routeAt(pathname)
  const isFit = name !== undefined && !UNFIT.some((one) => one === name) && !routeFacts(name).hidesNavigation
  if (!isFit || !preferences.data?.feedbackPopup) return null
  return (
    <aside
      aria-label={t('feedback_popup.name')}
      className="enter fixed start-4 bottom-[calc(72px+env(safe-area-inset-bottom))] z-20 flex max-w-[calc(100vw-32px)] items-center gap-2 rounded-card bg-surface-float py-1 ps-3 pe-1 text-13 text-text shadow-menu lg:bottom-4"
    >
      <Icon of={MessageSquareHeart} className="text-text-quiet" />
      <Link to={href('feedback')} state={{ from: pathname }} className={linkLook()}>
        {t('feedback_popup.link')}
      </Link>
      <IconButton icon={X} size="small" name={t('feedback_popup.dismiss')} onClick={dismiss} />
    </aside>
  )
}
