import { expect, it } from 'vitest'

import { REPLY_SECONDS, replyIndex } from './reply-turns'

it('records a wait of any length to within a twelfth', () => {
  for (const seconds of [6, 47, 600, 3600, 5400, 7200, 20_000, 43_200]) {
    const counted = REPLY_SECONDS[replyIndex(seconds)] ?? 0
    expect(Math.abs(counted - seconds) / seconds, `${seconds} s`).toBeLessThan(1 / 12)
  }
})
