import type { FAN_TIERS } from '@/domain/profile/post-category'

export interface StoredCategory {
  categoryId: string
  name: string
  tone: number
  tiers: readonly (typeof FAN_TIERS)[number][]
}
