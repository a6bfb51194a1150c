import type { ProfileLink } from '@/domain/profile/creator-profile'

export interface ProfileFacts {
  displayName: string
  username: string
  bio: string
  bannerId: string | null
  pictureId: string | null
  links: readonly ProfileLink[]
  messagePrice: number
  freeMessages: number
  sendsWelcome: boolean
}

export type ProfileChange = Partial<ProfileFacts>

export interface StoredSuggestion {
  suggestionId: string
  byId: string
  at: number
  reason: string
  patch: ProfileChange
  state: 'pending' | 'accepted' | 'declined' | 'withdrawn'
  decidedById: string | null
  decidedAt: number | null
  note: string
}
