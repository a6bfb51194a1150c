import type { ListFunnel } from '@/domain/lists/fan-list'
import type { ListRules } from '@/domain/lists/list-rules'

/** A stored list; members of manual lists are stored with the fans. */
export interface StoredList {
  listId: string
  version: number
  name: string
  emoji: string | null
  isPinned: boolean
  /** Null for a manual list. */
  rules: ListRules | null
  funnel: ListFunnel | null
  updatedAt: number
  /** A copy's initial members, as fan indices. */
  members?: readonly number[]
  /** When the copy was made, which is when its initial members joined. */
  createdAt?: number
}
