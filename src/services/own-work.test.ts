import { describe, expect, it, vi } from 'vitest'

import { onOtherPerson, workAs } from './own-work'

describe('in-memory user data', () => {
  it('is never visible to another person (decisions 12)', () => {
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
