import { Bookmark, Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { RouteName } from '@/domain/page/routes'
import { copyText } from '@/services/files/copy-text'
import { deferred } from '@/services/loading/deferred'
import { toast } from '@/services/page/toasts'
import { useUnsaved } from '@/services/page/unsaved'
import { IconButton } from '@/ui/icon-button'
import { Popover } from '@/ui/overlay/popover'
import { SkeletonBar } from '@/ui/skeleton'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import type { UnsavedView } from './saved-views'

const SavedViews = deferred(async () => (await import('./saved-views')).SavedViews, {
  placeholder: <SkeletonBar className="h-64 w-72 rounded-control" />,
})

/** Opens saved views, and copies a link to the current one. */
export function ViewMenu({ filter, page }: { filter: FigureFilter; page: RouteName }) {
  const { t } = useTranslation('analytics')
  const [written, setWritten] = useState<UnsavedView>()
  useUnsaved(Boolean(written?.name.trim()))
  const copyLink = () =>
    void copyText(window.location.href).then(
      () => toast.success(t('filter.link_copied')),
      () => toast.error(t('filter.link_failed')),
    )
  return (
    <span className="flex gap-2">
      <Popover name={t('filter.views')} trigger={<IconButton icon={Bookmark} name={t('filter.views')} />}>
        {(close) => (
          <SavedViews filter={filter} page={page} written={written} onWrite={setWritten} close={close} />
        )}
      </Popover>
      <IconButton icon={LinkIcon} name={t('filter.link_copy')} onClick={copyLink} />
    </span>
  )
}
