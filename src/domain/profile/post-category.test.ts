import { expect, it } from 'vitest'

import { opensPosts, type PostCategory } from './post-category'

type Tiers = PostCategory['tiers']

it.each<[from: Tiers, to: Tiers | null, opens: boolean]>([
  [[], null, false],
  [[], ['advanced'], false],
  [['premium_fan'], null, true],
  [['premium_fan'], [], true],
  [['premium_fan'], ['advanced', 'premium_fan'], true],
  [['premium_fan'], ['advanced'], true],
  [['advanced', 'premium_fan'], ['premium_fan'], false],
  [['premium_fan'], ['premium_fan'], false],
])('posts for %j, moved to %j, open to more members: %j', (from, to, opens) =>
  expect(opensPosts({ tiers: from }, to && { tiers: to })).toBe(opens),
)
