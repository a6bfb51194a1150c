import * as v from 'valibot'

import { count, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { CheckedText } from '../crisis/checked-text'
import { Id } from '../server/id'
import { Instant } from '../time/instant'
import { Media } from '../vault/media'
import { MembershipTier, PURCHASABLE_TIERS, type PurchasableTier } from '../money/membership'

/** Tiers a fan can have: all that are on sale (screens S19). */
export const FAN_TIERS = PURCHASABLE_TIERS
export type FanTier = PurchasableTier

export const CATEGORY_NAME_MAX_LENGTH = 40

/** A group of a creator's posts, shown on the profile. `tone`: one of the chart colours, 1 to 7. */
export const PostCategory = v.object({
  categoryId: Id,
  name: text,
  tone: orElse(v.number(), 1),
  posts: count,
  /** Only members of these tiers see its posts; empty for all members. */
  tiers: orElse(validEntriesOf(MembershipTier), []),
})
export interface PostCategory extends v.InferOutput<typeof PostCategory> {}

/** Whether more members see posts after a move from one category to another, or to none (null). */
export const opensPosts = (
  from: Pick<PostCategory, 'tiers'>,
  to: Pick<PostCategory, 'tiers'> | null,
): boolean =>
  from.tiers.length > 0 &&
  (!to || to.tiers.length === 0 || to.tiers.some((tier) => !from.tiers.includes(tier)))

/** Settings of a category. Fans read the name, so it passes the crisis check (decisions 22). */
export const categorySettings = {
  name: CheckedText,
  tone: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  tiers: v.array(v.picklist(FAN_TIERS)),
}

/** A published post in a category's list. */
export const Post = v.object({
  postId: Id,
  text,
  publishedAt: Instant,
  /** Null without a category. */
  categoryId: orNull(Id),
  media: orElse(validEntriesOf(Media), []),
  likes: count,
})
export interface Post extends v.InferOutput<typeof Post> {}

/** Filter value for posts without a category. */
export const UNCATEGORISED_FILTER = 'none'
