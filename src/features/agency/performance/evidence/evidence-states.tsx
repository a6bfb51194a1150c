import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { EmptyState } from '@/ui/feedback/empty-state'
import { SkeletonBar } from '@/ui/skeleton'

const SKELETON_LINES = 6

export const EvidenceSkeleton = () => (
  <div className="flex flex-col gap-4">
    {Array.from({ length: SKELETON_LINES }, (_, index) => (
      <div key={index} className="flex flex-col gap-2">
        <SkeletonBar className="h-3 w-40" />
        <SkeletonBar className="h-4 w-full" />
      </div>
    ))}
  </div>
)

export function EvidenceEmpty({ children }: { children: ReactNode }) {
  const { t } = useTranslation('analytics')
  return (
    <EmptyState icon={Inbox} title={t('performance.nothing_behind')}>
      {children}
    </EmptyState>
  )
}
