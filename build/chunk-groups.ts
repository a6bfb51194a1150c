import type { Rolldown } from 'vite'

import { SCREENS } from '../src/app/screens/screens.ts'
import { ModuleGraph } from './module-graph.ts'

/** Screens by the groups that their table names, and what runs on any page once its first frame is there. */
const AREAS = ['overview', 'landing', 'messages', 'background', 'agency', 'tools'] as const
type Area = (typeof AREAS)[number]

/** People arrive on these pages. */
const LANDING_PAGES: readonly Area[] = ['overview', 'landing', 'messages']
/** What a landing loads, at once or after its first frame, comes without the modules of other pages. */
const LANDINGS: readonly Area[] = [...LANDING_PAGES, 'background']

/**
 * Modules of one area go into one chunk when so many of its screens share them; those of one screen alone stay with it.
 * The agency's screens are opened one after the other, a tool often alone.
 */
const sharedBy = (area: Area): number => (area === 'agency' ? 2 : 3)
/** Code shared by some areas that is smaller than this goes into the shell: a request costs more than the few bytes. */
const WORTH_A_CHUNK = 60_000

/** What loads by itself after the first frame; tests/contract/background-code.test.ts names what is missing. */
export const BACKGROUND: readonly string[] = [
  'app/loading/deferred-parts.tsx',
  'features/clock/clock-tasks.tsx',
  'features/cr-tools/session/chatter-background.tsx',
  'features/cr-tools/session/creator-session.tsx',
  'features/clock/clock-out-dialog.tsx',
  'features/auth/screens/account-upkeep.tsx',
  'app/leave/leave-failure.tsx',
  'app/status/event-stream-bar.tsx',
  'app/loading/prefetch-pages.ts',
  'ui/feedback/toast-stack.tsx',
]

/** What requests the code of signed-in users. */
export const SHELL_LOADERS = ['app/loading/shell-loader.ts', 'app/loading/preload-signed-in.ts']

interface Plan {
  /** What the entry and the sign-in screen need. */
  signIn: Set<string>
  /** What requests a page's first data: loaded beside the entry, and waits for no code that renders. */
  initialData: Set<string>
  /** The same for a page of the agency or the chat: after the roles have come. */
  pageInitialData: Set<string>
  shell: Set<string>
  /** Screens by area, each with what it imports. */
  screens: Map<Area, Set<string>[]>
  channel: Set<string>
  /** The inbox with its list. */
  inbox: Set<string>
  overlays: Set<string>
  /** What the chat loads after its first frame. */
  messagesLater: Set<string>
}

const union = (sets: readonly Set<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]))

function planOf(root: string, graph: ModuleGraph): Plan {
  const at = (path: string) => `${root}src/${path}`
  const reach = (...paths: string[]) => graph.staticReach(paths.map(at))
  const withImports = (path: string) => graph.staticReach([at(path), ...graph.dynamicImportsOf(at(path))])
  const idOf = ({ module }: { module: string }) => at(`${module}.tsx`)
  const isScreen = new Set(Object.values(SCREENS).map(idOf))
  const inbox = reach(`${SCREENS.messages.module}.tsx`, 'features/cr-tools/messages/list/list.tsx')
  const screens = new Map<Area, Set<string>[]>(AREAS.map((area) => [area, []]))
  for (const screen of Object.values(SCREENS))
    screens.get(screen.chunk)?.push(screen === SCREENS.messages ? inbox : graph.staticReach([idOf(screen)]))
  screens.set('background', [reach(...BACKGROUND)])
  return {
    signIn: reach('features/auth/screens/login.tsx'),
    initialData: reach('app/loading/initial-data.ts', 'api/calls/chatter/chatter.ts', 'api/refresh.ts'),
    pageInitialData: withImports('app/loading/initial-data.ts'),
    shell: union(SHELL_LOADERS.map(withImports)),
    screens,
    channel: reach(`${SCREENS.channel.module}.tsx`),
    inbox,
    overlays: reach('ui/overlay/lazy/overlays.ts'),
    messagesLater: graph.nextReach(union(screens.get('messages') ?? []), (id) => isScreen.has(id)),
  }
}

/** Which areas need a module for their first frame. */
const areasOf = (id: string, { screens }: Plan): Area[] =>
  AREAS.filter((area) => screens.get(area)?.some((reached) => reached.has(id)))

const isOfLanding = (areas: readonly Area[]): boolean => areas.some((area) => LANDINGS.includes(area))

/** An open conversation and the list of the inbox share the first chunk, and load the other after it. */
function messagesChunk(id: string, { channel, inbox }: Plan): string {
  if (!inbox.has(id)) return 'messages-channel'
  return channel.has(id) ? 'messages' : 'messages-list'
}

/** A landing loads as few chunks as it can, so what it shares with the pages behind it has no chunk of its own. */
const withoutInnerPages = (areas: readonly Area[]): readonly Area[] =>
  areas.some((area) => LANDING_PAGES.includes(area)) ? areas.filter((area) => LANDINGS.includes(area)) : areas

/** The chunk of a module that some screen begins with. */
function screenChunk(id: string, allAreas: readonly Area[], plan: Plan): string | null {
  const areas = withoutInnerPages(allAreas)
  const isSharedBeyond = areas.length < allAreas.length
  const [area, ...others] = areas
  if (area === undefined || others.length > 0) return areas.join('-')
  if (area === 'messages') return isSharedBeyond ? 'messages' : messagesChunk(id, plan)
  if (area === 'overview' && (isSharedBeyond || plan.messagesLater.has(id))) return 'overview-landing'
  if (isSharedBeyond) return area
  const users = plan.screens.get(area)?.filter((reached) => reached.has(id)).length ?? 0
  return area === 'background' || users >= sharedBy(area) || plan.messagesLater.has(id) ? area : null
}

function chunkOf(id: string, plan: Plan): string | null {
  const areas = areasOf(id, plan)
  if (plan.signIn.has(id)) return plan.shell.has(id) || areas.length > 0 ? 'index' : 'sign-in'
  if (plan.initialData.has(id)) return 'initial-data'
  if (plan.pageInitialData.has(id)) return 'initial-data-page'
  if (plan.shell.has(id)) return 'shell'
  // Pages need overlays, and must not wait for what runs in the background.
  if (plan.overlays.has(id) && !isOfLanding(areas.filter((area) => area !== 'background')))
    return areas.includes('background') ? 'shell' : 'overlays'
  if (plan.messagesLater.has(id) && areas.length > 0 && !isOfLanding(areas)) return 'later-tools'
  if (areas.length > 0) return screenChunk(id, areas, plan)
  return plan.messagesLater.has(id) ? 'messages-later' : null
}

/** Every set of at least two areas, the largest first, as the name of a chunk. */
const SHARED: readonly string[] = AREAS.reduce<Area[][]>(
  (sets, area) => [...sets, ...sets.map((set) => [...set, area])],
  [[]],
)
  .filter((set) => set.length > 1)
  .toSorted((a, b) => Number(isOfLanding(b)) - Number(isOfLanding(a)) || b.length - a.length)
  .map((areas) => areas.join('-'))

/** In the order in which chunks are filled: each takes with it what its modules import, so what more share comes first. */
const CHUNKS = [
  'index',
  'sign-in',
  'initial-data',
  'initial-data-page',
  'shell',
  ...SHARED.filter((name) => name !== 'agency-tools'),
  'overview',
  'landing',
  'messages',
  'messages-channel',
  'messages-list',
  'background',
  'overlays',
  'later-tools',
  'agency-tools',
  'agency',
  'tools',
  'messages-later',
]

/** Chunks that every landing loads in any case. */
const LOADED_BEFORE = new Set(['index', 'sign-in', 'initial-data', 'initial-data-page', 'shell'])

/** The chunk of every module that a plan knows. */
function chunksBy(plan: Plan, graph: ModuleGraph): Map<string, string | null> {
  const { signIn, initialData, pageInitialData, shell, screens, overlays, messagesLater } = plan
  const known = union([
    signIn,
    initialData,
    pageInitialData,
    shell,
    overlays,
    messagesLater,
    ...[...screens.values()].flat(),
  ])
  const chunks = new Map([...known].map((id) => [id, chunkOf(id, plan)]))
  for (const name of SHARED) {
    const modules = [...chunks].flatMap(([id, chunk]) => (chunk === name ? [id] : []))
    // With what they import, which is shared by more and was looked at before.
    const moved = [...graph.staticReach(modules)].filter(
      (id) => !LOADED_BEFORE.has(chunks.get(id) ?? 'index'),
    )
    const size = moved.reduce((sum, id) => sum + graph.sizeOf(id), 0)
    if (size < WORTH_A_CHUNK) for (const id of moved) chunks.set(id, 'shell')
  }
  return chunks
}

/**
 * Chunks by who needs them: the entry, the sign-in screen, the shell, one for each set of areas that share modules, and what loads
 * after the first frame. One chunk per landing would repeat code, one per module would cost a request each.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let chunks: Map<string, string | null> | undefined
  const chunkById = (id: string, context: Rolldown.ChunkingContext) => {
    if (!chunks) {
      const graph = new ModuleGraph(context)
      const plan = planOf(root, graph)
      chunks = chunksBy(plan, graph)
      // The entry takes with it what it imports.
      chunks.set(`${root}index.html`, 'index')
    }
    return chunks.get(id)
  }
  return CHUNKS.map((name, index) => ({
    name: (id, context) => (chunkById(id, context) === name ? name : null),
    priority: CHUNKS.length - index,
  }))
}
