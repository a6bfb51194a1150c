import type { ContentStatus } from '@/ui/content-state'

/** For content whose parts keep their own room while they load: nothing stands in for the whole of it. */
export const keptRoom = (status: ContentStatus): ContentStatus =>
  status.kind === 'loading' ? { kind: 'ready' } : status
