import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { errorText, isApiError } from '@/api/errors'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { Banner } from '@/ui/feedback/banner'
import { type FormOf, type FormOptions, useForm } from '@/ui/field/form/use-form'

interface ConflictChoice {
  isConflict: boolean
  /** Saves what is written over the colleague's version. */
  keepMine: () => Promise<void>
  /** Drops what is written and shows the colleague's version. */
  takeTheirs: () => Promise<void>
}

/** Reads what a colleague has saved meanwhile; undefined when it is gone or cannot be changed any more. */
export type ReadLatest = (client: QueryClient) => Promise<{ version: number } | undefined>

interface VersionedFormOptions<Values extends FieldValues, Output, Answer> extends FormOptions<
  Values,
  Output,
  Answer
> {
  /** Through the cache, as the form follows its `values`. Undefined when creating: nothing to compare with. */
  readLatest: ReadLatest | undefined
}

/** A form that notices that a colleague has saved meanwhile, a 409 of the server. Nothing is overwritten. */
export function useVersionedForm<
  Values extends FieldValues & { version: number },
  Output extends { version: number },
  Answer,
>({ readLatest, ...plan }: VersionedFormOptions<Values, Output, Answer>) {
  const client = useQueryClient()
  const [isConflict, setConflict] = useState(false)
  /** A 409 may have another reason; it is a conflict too where that cannot be read. */
  const isTheirsNewer = async (mine: number) => {
    try {
      const theirs = await readLatest?.(client)
      return theirs !== undefined && theirs.version !== mine
    } catch {
      return true
    }
  }
  const form = useForm<Values, Output, Answer>({
    ...plan,
    save: async (output, attempt) => {
      setConflict(false)
      try {
        return await plan.save(output, attempt)
      } catch (error) {
        setConflict(isApiError(error, 409) && (await isTheirsNewer(output.version)))
        throw error
      }
    },
  })
  const { set } = form as unknown as FormOf<{ version: number }> // Its values have a version.
  const latest = () =>
    readLatest?.(client).catch((error: unknown) => {
      toast.error(errorText(error))
      return undefined
    })
  const conflict: ConflictChoice = {
    isConflict,
    keepMine: async () => {
      const theirs = await latest()
      if (!theirs) return
      set('version', theirs.version)
      form.submit()
    },
    takeTheirs: async () => {
      if (!(await latest())) return
      setConflict(false)
      form.startOver()
    },
  }
  return { ...form, conflict }
}

/** Asks whose version stays. */
export function ConflictBanner({ conflict }: { conflict: ConflictChoice }) {
  const { t } = useTranslation('common')
  if (!conflict.isConflict) return null
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button size="small" onClick={() => void conflict.keepMine()}>
            {t('conflict.keep_mine')}
          </Button>
          <Button size="small" onClick={() => void conflict.takeTheirs()}>
            {t('conflict.take_theirs')}
          </Button>
        </>
      }
    >
      {t('conflict.title')}
    </Banner>
  )
}
