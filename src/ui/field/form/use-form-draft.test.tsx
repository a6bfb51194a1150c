import { act, renderHook } from '@testing-library/react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'

import { setUpForms } from '../../../../tests/support/render/render-form'
import { LanguageProvider } from '@/i18n/language-provider'
import { setWorkingUser } from '@/services/session/working-user'

import { useForm } from './use-form'

setUpForms()
beforeEach(() => setWorkingUser('u1'))

const renderParts = (parts: object) =>
  renderHook(
    () => {
      const form = useForm<{ parts: object }, unknown, void>({
        schema: v.object({ parts: v.custom<object>(() => true) }),
        values: { parts },
        save: () => Promise.resolve(),
        draftKey: 'sample',
      })
      return { form, written: useWatch({ control: form.control, name: 'parts' }) }
    },
    { wrapper: LanguageProvider },
  )

it.each<[what: string, before: object, mine: object, meanwhile: object, restored: object]>([
  ['a changed part, beside', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
  ['an added part, beside', { b: 1 }, { b: 1, a: null }, { b: 3 }, { b: 3, a: null }],
  ['a removed part, beside', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 3 }, { b: 3 }],
  ['an added name, beside', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b']],
  ['a removed name, beside', ['a', 'b'], ['a'], ['a', 'b', 'c'], ['a', 'c']],
  ['an order of names, not', ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], ['b', 'a']],
  ['a name put first, not', ['a', 'b'], ['c', 'a', 'b'], ['a', 'b', 'd'], ['c', 'a', 'b']],
  [
    'an object of more than single values, not',
    { a: 1, b: [1] },
    { a: 2, b: [1] },
    { a: 1, b: [3] },
    { a: 2, b: [1] },
  ],
])("restores %s a colleague's later change of another part", (_, before, mine, meanwhile, restored) => {
  const { result, unmount } = renderParts(before)
  act(() => result.current.form.set('parts', mine))
  unmount()
  expect(renderParts(meanwhile).result.current.written).toEqual(restored)
})
