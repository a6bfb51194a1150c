import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getWelcomeSequence, saveWelcomeSequence } from '@/api/calls/creator/welcome-messages'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { askOnce, type CrisisHold, holdAll, holdEach, useCrisisHold } from '@/features/crisis'
import { checkFields, errorMessages, formValues } from '@/lib/form-schemas'
import { isolate } from '@/lib/text/isolate'
import { NOT_SENT } from '@/ui/field/form/use-save-form'

import { useVersionedForm } from '../../base/save-conflict'
import { Sending } from '../../messages'
import { useInvalidateWelcome } from '../use-welcome'
import { faultsOf } from './sequence-faults'
import { useFaultWords } from './use-fault-words'
import { settingsOf, type WrittenContent, writtenOf, type WrittenSequence } from './written-sequence'

function useSequenceSchema(creatorId: string, currency: string) {
  const sendContext = Sending.useSendContext(creatorId)
  const faultText = useFaultWords(currency)
  return v.pipe(
    formValues<WrittenSequence>(),
    checkFields((written) => errorMessages(faultsOf(written, sendContext), faultText)),
    v.transform((written) => ({ version: written.version, settings: settingsOf(written) })),
  )
}

async function holdContent<Content extends WrittenContent>(hold: CrisisHold, content: Content) {
  const texts = await holdAll(hold, { text: content.text, lockText: content.lockText })
  const variants =
    texts &&
    (await holdEach(content.variants, async ({ language, text, lockText }) => {
      const checked = await holdAll(hold, { text, lockText })
      return checked && { language, ...checked }
    }))
  return texts && variants && { ...content, ...texts, variants }
}

/** Holds the texts of a message for the crisis check, with one question; undefined when the writer steps back. */
export function useContentHold() {
  const hold = useCrisisHold()
  return <Content extends WrittenContent>(content: Content) => holdContent(askOnce(hold), content)
}

type Settings = ReturnType<typeof settingsOf>

/** The settings with every text checked, with one question; undefined when the writer steps back. */
function useSettingsHold() {
  const hold = useCrisisHold()
  return async (settings: Settings) => {
    const once = askOnce(hold)
    const steps = await holdEach(settings.steps, (step) => holdContent(once, step))
    return steps && { ...settings, steps }
  }
}

interface SequenceFormPlan {
  creatorId: string
  currency: string
  /** Absent for a new one. */
  sequence: WelcomeSequence | undefined
  onSaved: (saved: WelcomeSequence) => void
}

/** The editor's form. A version conflict keeps what is written and asks whose version stays. */
export function useSequenceForm({ creatorId, currency, sequence, onSaved }: SequenceFormPlan) {
  const { t } = useTranslation('marketplace')
  const hold = useSettingsHold()
  return useVersionedForm({
    readLatest:
      sequence &&
      (async (client) => {
        const theirs = await client.query({
          ...queryOf(getWelcomeSequence, { sequenceId: sequence.sequenceId }, creatorId),
          staleTime: 0,
        })
        return theirs.state === 'archived' ? undefined : theirs
      }),
    schema: useSequenceSchema(creatorId, currency),
    values: writtenOf(sequence),
    draftKey: `welcome:${creatorId}:${sequence?.sequenceId ?? 'new'}`,
    save: async ({ version, settings }, { clientId }) => {
      const checked = await hold(settings)
      if (checked === undefined) return NOT_SENT
      const target = sequence
        ? { sequenceId: sequence.sequenceId, version }
        : { sequenceId: null, version: null }
      return send(saveWelcomeSequence, { clientId, ...target, ...checked }, { creatorId })
    },
    serverNames: {
      'audience.listId': 'listId',
      'audience.excludeListId': 'excludeListId',
      mediaIds: 'media',
      previewMediaIds: 'media',
    },
    refresh: useInvalidateWelcome(),
    done: ({ name }) => t(sequence ? 'welcome.saved' : 'welcome.created', { name: isolate(name) }),
    onSaved,
  })
}
export type SequenceForm = ReturnType<typeof useSequenceForm>
