import type { ComponentProps } from 'react'

import { cardLook } from '@/ui/card'
import { cx } from '@/ui/cx'
import { Bone } from '@/ui/skeleton'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3'

/** Responsive grid of cards. */
export const CardGrid = (list: ComponentProps<'ul'>) => <ul {...list} className={GRID} />

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Skeleton cards. */
export const CardSkeletons = () => (
  <div className={GRID}>
    {CARDS.map((card) => (
      <div key={card} className={cx(cardLook, 'flex flex-col')}>
        <div className="flex items-center gap-3 p-4 pb-3">
          <Bone className="size-11" />
          <div className="flex-1">
            <Bone className="my-1 h-4 w-32" />
            <Bone className="my-[3px] h-3 w-24" />
          </div>
        </div>
        <div className="mx-4 flex gap-x-4 border-y border-line-quiet py-[10px]">
          <Bone className="my-1 h-8 w-20" />
          <Bone className="my-1 h-8 w-12" />
          <Bone className="ms-auto my-1 h-8 w-24" />
        </div>
        <div className="mx-4 mt-3 h-[36px]">
          <Bone className="my-[3px] h-3 w-full" />
          <Bone className="mt-[6px] h-3 w-2/3" />
        </div>
        <div className="mx-4 mt-2 mb-3 flex h-6 items-center justify-between">
          <Bone className="h-4 w-20" />
          <Bone className="h-3 w-24" />
        </div>
      </div>
    ))}
  </div>
)
