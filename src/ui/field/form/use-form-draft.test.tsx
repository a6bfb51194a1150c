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

it("restores what was changed beside a colleague's later change", () => {
  const { result, unmount } = renderParts({ a: 1, b: 1 })
  act(() => result.current.form.set('parts', { a: 2, b: 1 }))
  unmount()
  expect(renderParts({ a: 1, b: 3 }).result.current.written).toEqual({ a: 2, b: 3 })
})
