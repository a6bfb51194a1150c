import type { UseMutationResult } from '@tanstack/react-query'
import { type Ref, useState } from 'react'

import { errorText, isFinalRefusal } from '@/api/errors'
import { CODE_LENGTH } from '@/config/constants'
import { CodeBoxes } from '@/ui/field/code-boxes'

import { RetryButton } from './retry-button'

interface CodeEntryProps<Request> {
  label: string
  mutation: Pick<UseMutationResult<unknown, Error, Request>, 'error' | 'isPending' | 'mutate'>
  requestOf: (code: string) => Request
  /** By default that of the mutation. */
  error?: string | undefined
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A code that submits when full. A refused one is cleared; one that did not arrive can be sent again. */
export function CodeEntry<Request>({ mutation, requestOf, ...boxes }: CodeEntryProps<Request>) {
  const [code, setCode] = useState('')
  const submit = (full: string) => {
    if (mutation.isPending) return
    mutation.mutate(requestOf(full), { onError: (error) => isFinalRefusal(error) && setCode('') })
  }
  return (
    <>
      <CodeBoxes
        error={mutation.error ? errorText(mutation.error) : undefined}
        {...boxes}
        value={code}
        onChange={setCode}
        onFull={submit}
      />
      {code.length === CODE_LENGTH && <RetryButton mutation={mutation} onPress={() => submit(code)} />}
    </>
  )
}
