import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'

import { listMediaRights } from '@/api/calls/creator/vault'
import { isoOf } from '@/domain/time/instant'
import { Media } from '@/domain/vault/media'
import { DAY_MS } from '@/lib/duration'
import { world } from '@/mocks/node'

import { scheduleItem } from '../../../../tests/support/fixtures/schedule-items'
import { MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { holdCall } from '../../../../tests/support/render/calls'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ComposerStore, MessageEditor } from '../messages'
import { PostForm } from '../scheduler/item/post-form'
import { ScheduleItemFacts } from '../scheduler/item/schedule-item-facts'
import { RightsWarning } from './rights-warning'

setUpBackend()

const mediaOf = (mediaId: string, title: string) =>
  v.parse(Media, { mediaId, kind: 'image', url: `/${mediaId}.png`, title })
const ROOF = mediaOf('media-1-1', 'Roof')
const LAKE = mediaOf('media-1-2', 'Lake')
const BEACH = mediaOf('media-1-3', 'Beach')

/** Until when rights reach, in days; null without an end. */
const setRights = (days: Record<string, number | null>) =>
  world.transact(() => {
    for (const [mediaId, until] of Object.entries(days))
      world.state.vaultChanges[mediaId] = {
        rightsUntil: until === null ? null : world.now() + until * DAY_MS,
      }
  })

beforeEach(() => setRights({ [ROOF.mediaId]: -3, [LAKE.mediaId]: 5, [BEACH.mediaId]: null }))

describe('media whose rights have ended', () => {
  it('are named, and those whose rights end before they go out', async () => {
    await renderTool(
      <RightsWarning creatorId={MILA} media={[ROOF, LAKE, BEACH, ROOF]} at={world.now() + 9 * DAY_MS} />,
      'manager',
    )
    const [ended, ending] = await screen.findAllByRole('alert')
    expect(ended).toHaveTextContent("Rights have ended: ⁨Roof⁩. Don't send or post them.")
    expect(ending).toHaveTextContent(/^Rights end before this goes out: .*Lake/)
    expect(ending).not.toHaveTextContent(/Roof|Beach/)
  })

  it('stay named while the rights of one more item are read', async () => {
    function Picker() {
      const [media, setMedia] = useState([ROOF])
      return (
        <>
          <button type="button" onClick={() => setMedia([...media, LAKE])}>
            Pick
          </button>
          <RightsWarning creatorId={MILA} media={media} />
        </>
      )
    }
    const { user } = await renderTool(<Picker />, 'manager')
    const alert = await screen.findByRole('alert')
    const held = holdCall(listMediaRights)
    await user.click(screen.getByRole('button', { name: 'Pick' }))
    await held.asked
    expect(alert).toBeVisible()
  })

  it('are warned of in the form of a post, by its time', async () => {
    const form = (at: number) => (
      <PostForm
        creatorId={MILA}
        media={LAKE}
        at={at}
        timezone="UTC"
        onDone={() => undefined}
        onClose={() => undefined}
      />
    )
    await renderTool(form(world.now() + 9 * DAY_MS), 'manager')
    expect(await screen.findByText(/^Rights end before this goes out/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Schedule' })).not.toHaveAttribute('aria-disabled')
  })

  it('are warned of in a message, by its own time or that of its page', async () => {
    const soon = new ComposerStore(MILA, undefined, { media: [ROOF, LAKE] })
    const { unmount } = await renderTool(
      <MessageEditor composer={soon} label="Message" at={undefined} />,
      'manager',
    )
    expect(await screen.findByText(/^Rights have ended: .*Roof/)).toBeVisible()
    expect(screen.queryByText(/^Rights end before/)).not.toBeInTheDocument()
    unmount()
    const at = world.now() + 9 * DAY_MS
    const later = new ComposerStore(MILA, undefined, { media: [LAKE], scheduledAt: isoOf(at) })
    await renderTool(
      <>
        <MessageEditor composer={later} label="In chat" at={undefined} />
        <MessageEditor composer={soon} label="Mass message" at={at} />
      </>,
      'manager',
    )
    await waitFor(() => expect(screen.getAllByText(/^Rights end before .*Lake/)).toHaveLength(2))
  })

  it('are warned of at a planned item, and no longer once it is out', async () => {
    const facts = (state: 'scheduled' | 'done') => (
      <ScheduleItemFacts
        creatorId={MILA}
        item={scheduleItem({ kind: 'post', state, media: [ROOF] })}
        clashes={[]}
        timezone="UTC"
      />
    )
    const { unmount } = await renderTool(facts('scheduled'), 'manager')
    expect(await screen.findByText(/^Rights have ended/)).toBeVisible()
    unmount()
    await renderTool(facts('done'), 'manager')
    await waitFor(() => expect(screen.getByText('Done')).toBeVisible())
    expect(screen.queryByText(/^Rights have ended/)).not.toBeInTheDocument()
  })
})
