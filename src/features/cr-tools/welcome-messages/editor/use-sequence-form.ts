import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'

import { getWelcomeSequence, saveWelcomeSequence } from '@/api/calls/creator/welcome-messages'
import { errorText, isApiError } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { CheckedText } from '@/domain/crisis/checked-text'
import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { useSession } from '@/features/auth'
import { useCrisisHold } from '@/features/crisis'
import { toast } from '@/services/page/toasts'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'

import { useSendFacts } from '../../messages'
import { useRefreshWelcome } from '../use-welcome'
import { faultsOf } from './sequence-faults'
import { useFaultWords } from './use-fault-words'
import { settingsOf, type WrittenContent, writtenOf, type WrittenSequence } from './written-sequence'

/** A fault with a field inside a list has a path of several keys. */
function useSequenceSchema(creatorId: string, currency: string) {
  const facts = useSendFacts(creatorId)
  const words = useFaultWords(currency)
  return v.pipe(
    v.custom<WrittenSequence>((written) => typeof written === 'object'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const { path, fault } of faultsOf(input, facts)) {
        const [first, ...rest] = path.split('.').map((key) => ({
          type: 'unknown' as const,
          origin: 'value' as const,
          input,
          key,
          value: undefined,
        }))
        if (first) addIssue({ message: words(fault), path: [first, ...rest] })
      }
    }),
    v.transform((written) => ({ version: written.version, settings: settingsOf(written) })),
  )
}

/** Holds the texts of messages for the crisis check, one after the other; undefined when the writer steps back. */
export function useContentHold() {
  const hold = useCrisisHold()
  const optional = async (text: string | null): Promise<CheckedText | null | undefined> =>
    text === null ? null : hold(text)
  return async (content: WrittenContent) => {
    const text = await hold(content.text)
    const lockText = text === undefined ? undefined : await optional(content.lockText)
    if (text === undefined || lockText === undefined) return undefined
    const variants: { language: string; text: CheckedText; lockText: CheckedText | null }[] = []
    for (const variant of content.variants) {
      const translated = await hold(variant.text)
      const caption = translated === undefined ? undefined : await optional(variant.lockText)
      if (translated === undefined || caption === undefined) return undefined
      variants.push({ language: variant.language, text: translated, lockText: caption })
    }
    return { ...content, text, lockText, variants }
  }
}

type Settings = ReturnType<typeof settingsOf>

/** The settings with every text checked; undefined when the writer steps back. */
function useSettingsHold() {
  const hold = useContentHold()
  return async (settings: Settings) => {
    const steps: (Omit<Settings['steps'][number], keyof WrittenContent> &
      NonNullable<Awaited<ReturnType<typeof hold>>>)[] = []
    for (const { stepId, delayMin, delayMax, ...content } of settings.steps) {
      const checked = await hold(content)
      if (checked === undefined) return undefined
      steps.push({ stepId, delayMin, delayMax, ...checked })
    }
    return { ...settings, steps }
  }
}

interface SequenceFormPlan {
  creatorId: string
  currency: string
  /** Absent for a new one. */
  of: WelcomeSequence | undefined
  onSaved: (saved: WelcomeSequence) => void
}

/** Sends what is written, with its texts checked. */
function useSave({ creatorId, of }: Pick<SequenceFormPlan, 'creatorId' | 'of'>) {
  const hold = useSettingsHold()
  const [isConflict, setConflict] = useState(false)
  const save = async (version: number, settings: Settings, clientId: string) => {
    setConflict(false)
    const checked = await hold(settings)
    if (checked === undefined) return NOT_SENT
    const target = of ? { sequenceId: of.sequenceId, version } : { sequenceId: null, version: null }
    try {
      return await send(saveWelcomeSequence, { clientId, ...target, ...checked }, { creatorId })
    } catch (error) {
      setConflict(of !== undefined && isApiError(error, 409))
      throw error
    }
  }
  return { save, isConflict, settle: () => setConflict(false) }
}

/** Reads the version that a colleague has saved meanwhile. */
function useLatestVersion(creatorId: string, sequenceId: string | undefined) {
  const client = useQueryClient()
  return async (): Promise<WelcomeSequence | undefined> => {
    if (sequenceId === undefined) return undefined
    try {
      return await client.query({
        ...queryOf(getWelcomeSequence, { sequenceId }, creatorId),
        staleTime: 0,
      })
    } catch (error) {
      toast.error(errorText(error))
      return undefined
    }
  }
}

/** The editor's form. A version conflict keeps what is written and asks whose version stays. */
export function useSequenceForm({ creatorId, currency, of, onSaved }: SequenceFormPlan) {
  const { userId = '' } = useSession()
  const refresh = useRefreshWelcome()
  const { save, isConflict, settle } = useSave({ creatorId, of })
  const latest = useLatestVersion(creatorId, of?.sequenceId)
  const form = useForm({
    schema: useSequenceSchema(creatorId, currency),
    values: writtenOf(of),
    draftKey: { userId, place: `welcome:${creatorId}:${of?.sequenceId ?? 'new'}` },
    save: ({ version, settings }, { clientId }) => save(version, settings, clientId),
    onSaved: (saved) => {
      void refresh()
      onSaved(saved)
    },
  })
  return {
    ...form,
    isConflict,
    /** Saves what is written over the colleague's version. */
    keepMine: async () => {
      const theirs = await latest()
      if (!theirs) return
      form.set('version', theirs.version)
      form.submit()
    },
    /** Drops what is written and shows the colleague's version. */
    takeTheirs: async () => {
      if (!(await latest())) return
      settle()
      form.startOver()
    },
  }
}
export type SequenceForm = ReturnType<typeof useSequenceForm>
