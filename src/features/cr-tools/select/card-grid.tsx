import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { SkeletonBar } from '@/ui/skeleton'

/** Responsive grid of cards. */
export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3'

const SKELETON_CARDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Skeleton cards. */
export const CardSkeletons = () => (
  <div className={CARD_GRID}>
    {SKELETON_CARDS.map((card) => (
      <div key={card} className={cx(cardClasses, 'flex flex-col')}>
        <div className="flex items-center gap-3 p-4 pb-3">
          <SkeletonBar className="size-11" />
          <div className="flex-1">
            <SkeletonBar className="my-1 h-4 w-32" />
            <SkeletonBar className="my-[3px] h-3 w-24" />
          </div>
        </div>
        <div className="mx-4 flex gap-x-4 border-y border-line-quiet py-[10px]">
          <SkeletonBar className="my-1 h-8 w-20" />
          <SkeletonBar className="my-1 h-8 w-12" />
          <SkeletonBar className="ms-auto my-1 h-8 w-24" />
        </div>
        <div className="mx-4 mt-3 h-[36px]">
          <SkeletonBar className="my-[3px] h-3 w-full" />
          <SkeletonBar className="mt-[6px] h-3 w-2/3" />
        </div>
        <div className="mx-4 mt-2 mb-3 flex h-6 items-center justify-between">
          <SkeletonBar className="h-4 w-20" />
          <SkeletonBar className="h-3 w-24" />
        </div>
      </div>
    ))}
  </div>
)
