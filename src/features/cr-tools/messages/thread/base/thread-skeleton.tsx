import { useTranslation } from '@/i18n/use-translation'

import { cx } from '@/ui/cx'
import { SkeletonBar, Skeleton } from '@/ui/skeleton'

/** Side and size of the skeleton bubbles. */
const SHAPES = [
  ['fan', 'h-9 w-52'],
  ['own', 'h-14 w-80'],
  ['fan', 'h-9 w-72'],
  ['fan', 'h-9 w-40'],
  ['own', 'h-56 w-[332px]'],
  ['fan', 'h-9 w-60'],
  ['own', 'h-9 w-64'],
  ['fan', 'h-14 w-72'],
] as const

/** Skeleton of the messages. */
export function ThreadSkeleton() {
  const { t } = useTranslation('tools')
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-end overflow-hidden px-6 pb-7 max-md:px-4">
      <Skeleton name={t('thread.loading')}>
        {SHAPES.map(([who, size]) => (
          <div
            key={`${who} ${size}`}
            className={cx('flex items-end gap-3 pb-6', who === 'own' && 'justify-end')}
          >
            {who === 'fan' && <SkeletonBar className="size-7 rounded-full" />}
            <SkeletonBar className={cx('max-w-[70%] rounded-bubble', size)} />
          </div>
        ))}
      </Skeleton>
    </div>
  )
}

/** Skeleton of an earlier page, above the first loaded message. */
export const PageSkeleton = () => (
  <div aria-hidden className="flex flex-col gap-4">
    <SkeletonBar className="h-9 w-52 max-w-[70%] rounded-bubble" />
    <SkeletonBar className="ms-auto h-9 w-64 max-w-[70%] rounded-bubble" />
  </div>
)
