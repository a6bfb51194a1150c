import * as v from 'valibot'

import { call, type RequestOf } from '@/api/call'
import type { createGroup, updateGroup } from '@/api/calls/chat/groups'
import type { sendMessage } from '@/api/calls/chat/messages'
import { CheckedText } from '@/domain/crisis/checked-text'
import { checkText, sendAnyway } from '@/domain/crisis/crisis-check'
import { CRISIS_PHRASES } from '@/domain/crisis/crisis-phrases'

/*
 * Decisions 22: no unchecked text reaches the API. Each line below must not compile unless it says otherwise.
 */

const sendWords = call({
  method: 'POST',
  path: '/api/example/send',
  request: v.object({ text: CheckedText }),
  response: v.object({}),
  onError: 'throw',
})
const request = (body: RequestOf<typeof sendWords>) => body

// @ts-expect-error plain text was not checked
request({ text: 'hello' })
// @ts-expect-error the check may have held it
request({ text: checkText('hello') })
// @ts-expect-error putting checked text together with more makes it unchecked
request({ text: `${sendAnyway('hello')} more` })

request({ text: sendAnyway('hello') })
const checked = checkText('hello')
if (checked) request({ text: checked })

/* Calls that send texts to fans accept no plain string, field by field. */
type Words<Request, Field extends keyof Request> = NonNullable<Request[Field]>
const take = <Value>(value: Value) => value
const checkedText = sendAnyway('hello')

take<Words<RequestOf<typeof sendMessage>, 'text'>>(checkedText)
// @ts-expect-error a message
take<Words<RequestOf<typeof sendMessage>, 'text'>>('hello')
// @ts-expect-error the caption of a lock
take<Words<RequestOf<typeof sendMessage>, 'lockText'>>('hello')
take<Words<RequestOf<typeof sendMessage>, 'translation'>['text']>(checkedText)
// @ts-expect-error the translation, which a fan reads in place of the text
take<Words<RequestOf<typeof sendMessage>, 'translation'>['text']>('hello')
take<Words<RequestOf<typeof createGroup>, 'name'>>(checkedText)
// @ts-expect-error the name of a new group
take<Words<RequestOf<typeof createGroup>, 'name'>>('hello')
// @ts-expect-error the new name of a group
take<Words<RequestOf<typeof updateGroup>, 'name'>>('hello')

const { ar: _ar, ...withoutArabic } = CRISIS_PHRASES
// @ts-expect-error a language is missing
const _languages: typeof CRISIS_PHRASES = withoutArabic
const { suicide: _suicide, ...fourMeanings } = CRISIS_PHRASES.en
// @ts-expect-error a meaning is missing
const _meanings: (typeof CRISIS_PHRASES)['en'] = fourMeanings
// @ts-expect-error a meaning without a phrase
const _empty: (typeof CRISIS_PHRASES)['en'] = { ...CRISIS_PHRASES.en, suicide: [] }
