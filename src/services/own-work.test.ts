import { describe, expect, it, vi } from 'vitest'

import { onOtherPerson, workAs } from './own-work'

describe('work held in the page', () => {
  it('is never in another person’s hands (decision 12)', () => {
    const forget = vi.fn<() => void>()
    onOtherPerson(forget)
    workAs('ana')
    workAs(undefined)
    workAs('ana')
    expect(forget).not.toHaveBeenCalled()
    workAs('ben')
    expect(forget).toHaveBeenCalledTimes(1)
  })
})
