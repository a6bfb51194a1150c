import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { listScripts, saveScript } from '@/api/calls/chat/scripts'
import { send } from '@/api/send'
import { MESSAGE_MAX_CHARACTERS, SCRIPT_MAX_STEPS } from '@/config/tool-limits'
import type { Script } from '@/domain/chat/script'
import { fillScript } from '@/domain/chat/script-variables'

import { loseAnswer } from '../../../../../../../tests/support/lose-answer'
import { MILA } from '../../../../../../../tests/support/people'
import { setUpBackend, signIn } from '../../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../../tests/support/render/render-tool'
import { ComposerStore } from '../../store/composer-store'
import { newFromMessage, scriptDraftOf } from './script-draft'
import { ScriptEditor } from './script-editor'

setUpBackend()

it('does not save a script as free when its price is invalid, only when it is empty', async () => {
  const onSaved = vi.fn<(script: Script) => void>()
  const { user } = await renderTool(
    <ScriptEditor
      composer={new ComposerStore(MILA)}
      draft={{ ...newFromMessage({ text: 'Look', media: [], price: 0 }), name: 'Rooftop' }}
      folders={[]}
      onClose={() => undefined}
      onSaved={onSaved}
    />,
  )
  const price = await screen.findByRole('textbox', { name: 'Price' })
  await user.type(price, '18,5,0')
  await user.click(screen.getByRole('button', { name: 'Save script' }))
  await waitFor(() => expect(price).toHaveAccessibleDescription(/Enter an amount/))
  expect(price).toHaveFocus()
  expect(onSaved).not.toHaveBeenCalled()
  await user.clear(price)
  await user.click(screen.getByRole('button', { name: 'Save script' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(onSaved.mock.calls[0]?.[0].steps[0]?.price).toBe(0)
})

it('offers every language that fans may write and keeps one that is not listed', async () => {
  const onSaved = vi.fn<(script: Script) => void>()
  const draft = { ...newFromMessage({ text: 'Ciao', media: [], price: 0 }), name: 'Hello', language: 'rm' }
  const { user } = await renderTool(
    <ScriptEditor
      composer={new ComposerStore(MILA)}
      draft={draft}
      folders={[]}
      onClose={() => undefined}
      onSaved={onSaved}
    />,
  )
  await user.click(await screen.findByRole('button', { name: /Romansh/ }))
  await user.click(await screen.findByRole('option', { name: 'Italian' }))
  await user.click(screen.getByRole('button', { name: 'Save script' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(onSaved.mock.calls[0]?.[0].language).toBe('it')
})

it('keeps a message of full length as a script', async () => {
  const onSaved = vi.fn<(script: Script) => void>()
  const text = `{${'a'.repeat(MESSAGE_MAX_CHARACTERS - 1)}`
  const { user } = await renderTool(
    <ScriptEditor
      composer={new ComposerStore(MILA)}
      draft={{ ...newFromMessage({ text, media: [], price: 0 }), name: 'Long' }}
      folders={[]}
      onClose={() => undefined}
      onSaved={onSaved}
    />,
  )
  await user.click(await screen.findByRole('button', { name: 'Save script' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(fillScript(onSaved.mock.calls[0]?.[0].steps[0]?.text ?? '', new Map())).toBe(text)
})

it('says why no more messages can be added, and keeps the focus', async () => {
  const [first] = newFromMessage({ text: 'Look', media: [], price: 0 }).steps
  if (!first) expect.fail('no step')
  const { user } = await renderTool(
    <ScriptEditor
      composer={new ComposerStore(MILA)}
      draft={{ ...newFromMessage(), steps: Array.from({ length: SCRIPT_MAX_STEPS - 1 }, () => first) }}
      folders={[]}
      onClose={() => undefined}
      onSaved={() => undefined}
    />,
  )
  const add = await screen.findByRole('button', { name: 'Add a message' })
  await user.click(add)
  await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'))
  expect(add).toHaveAccessibleDescription('A script can have up to 20 messages.')
  expect(document.activeElement).not.toBe(document.body)
})

it('keeps what was typed through a reload, until it is discarded', async () => {
  const draft = newFromMessage()
  const open = async () => {
    const { user, unmount } = await renderTool(
      <ScriptEditor
        composer={new ComposerStore(MILA)}
        draft={draft}
        folders={[]}
        onClose={() => undefined}
        onSaved={() => undefined}
      />,
    )
    return { user, unmount, name: await screen.findByRole('textbox', { name: 'Name' }) }
  }
  const first = await open()
  await first.user.type(first.name, 'Rooftop')
  first.unmount()
  const second = await open()
  expect(second.name).toHaveValue('Rooftop')
  await second.user.click(screen.getByRole('button', { name: 'Start over' }))
  second.unmount()
  expect((await open()).name).toHaveValue('')
})

it('creates one script, however often a lost answer makes the user save', async () => {
  const onSaved = vi.fn<(script: Script) => void>()
  const { user } = await renderTool(
    <ScriptEditor
      composer={new ComposerStore('creator-01')}
      draft={{ ...newFromMessage({ text: 'Look', media: [], price: 0 }), name: 'Rooftop' }}
      folders={[]}
      onClose={() => undefined}
      onSaved={onSaved}
    />,
  )
  loseAnswer(saveScript.path)
  await user.click(await screen.findByRole('button', { name: 'Save script' }))
  expect(await screen.findByText(/There was an issue contacting the server/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save script' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  const { data } = await send(listScripts, { query: 'Look' }, { creatorId: 'creator-01' })
  expect(data.filter(({ name }) => name === 'Rooftop')).toHaveLength(1)
})

it('asks whose script stays when a colleague has saved it meanwhile', async () => {
  const creatorId = 'creator-01'
  const find = async () => {
    const { data, media } = await send(listScripts, { query: '' }, { creatorId })
    return { script: data.find(({ name }) => name === 'Voice note') ?? expect.fail('no script'), media }
  }
  await signIn('chatter')
  const { script, media } = await find()
  const { user } = await renderTool(
    <ScriptEditor
      composer={new ComposerStore(creatorId)}
      draft={scriptDraftOf(script, ({ mediaIds }) => media.filter((it) => mediaIds.includes(it.mediaId)))}
      folders={[]}
      onClose={() => undefined}
      onSaved={() => undefined}
    />,
  )
  const text = async () =>
    (await screen.findAllByRole('textbox', { name: 'Message text' }))[0] ?? expect.fail()
  await user.type(await text(), '!')
  const steps = script.steps.map((step) => ({ ...step, text: `${step.text} Theirs.` }))
  await send(saveScript, { ...script, clientId: 'theirs', steps }, { creatorId })
  await user.click(screen.getByRole('button', { name: 'Save script' }))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  await waitFor(async () => expect(await text()).toHaveDisplayValue(/ Theirs\.$/))
  expect((await find()).script.steps).toEqual(steps)
})
