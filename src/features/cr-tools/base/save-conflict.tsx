import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText, isApiError } from '@/api/errors'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { Banner } from '@/ui/feedback/banner'

interface VersionedForm {
  set: (name: 'version', value: number) => void
  submit: () => void
  startOver: () => void
}

/**
 * Notices that a colleague has saved meanwhile, which the server answers with 409. Nothing is overwritten.
 * `readLatest` is undefined when creating: then there is nothing to compare with.
 */
export function useSaveConflict(readLatest: (() => Promise<{ version: number } | undefined>) | undefined) {
  const [isConflict, setConflict] = useState(false)
  const latest = async () => {
    try {
      return await readLatest?.()
    } catch (error) {
      toast.error(errorText(error))
      return undefined
    }
  }
  return {
    watch: async <Saved,>(save: () => Promise<Saved>): Promise<Saved> => {
      setConflict(false)
      try {
        return await save()
      } catch (error) {
        setConflict(readLatest !== undefined && isApiError(error, 409))
        throw error
      }
    },
    choiceOf: (form: VersionedForm): ConflictChoice => ({
      isConflict,
      keepMine: async () => {
        const theirs = await latest()
        if (!theirs) return
        form.set('version', theirs.version)
        form.submit()
      },
      takeTheirs: async () => {
        if (!(await latest())) return
        setConflict(false)
        form.startOver()
      },
    }),
  }
}

interface ConflictChoice {
  isConflict: boolean
  /** Saves what is written over the colleague's version. */
  keepMine: () => Promise<void>
  /** Drops what is written and shows the colleague's version. */
  takeTheirs: () => Promise<void>
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
