import { expect, it } from 'vitest'

import { costOf } from '../../../tests/support/cpu-cost'
import { isEmail } from './email'

it('accepts an address in any script, and no list, name or half of one', () => {
  for (const text of ['ana@mail.example', ' ana+x@mail.example ', 'ana@почта.рф'])
    expect(isEmail(text), text).toBe(true)
  for (const text of [
    '',
    'ana',
    'ana@',
    'ana@mail',
    'a@b.example, c@d.example',
    'Ana <a@b.example>',
    'a b@c.example',
  ])
    expect(isEmail(text), text).toBe(false)
})

it('takes no time for a page of text that was pasted by mistake', async () => {
  for (const text of [`a@${'.'.repeat(100_000)}@`, `a@${'b.'.repeat(50_000)} `])
    expect(await costOf(() => isEmail(text), 3)).toBeLessThan(10)
})
