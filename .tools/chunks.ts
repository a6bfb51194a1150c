import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/** Barrel files: importing one name from them must not count as importing everything they re-export. */
const LISTS =
  /[\\/]features[\\/][\w-]+[\\/]index\.ts$|[\\/]lucide-react[\\/]dist[\\/]esm[\\/][\w-]+\.m?js$|[\\/]react-i18next[\\/]/
const ICONS_ASKED = /import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.m?js$/

/** Barrel files whose entries are files named like their exports, except for the first letter. */
const NAMED_LIST = /[\\/](@tanstack[\\/](?:react-query|query-core))[\\/]build[\\/]modern[\\/]index\.js$/
const NAMES_ASKED = /import\s*\{([^}]+)\}\s*from\s*["'](@tanstack\/[\w-]+)["']/g

const plain = (name: string): string => name.trim().replace(/\s.*/, '').toLowerCase()

/** The entries of a barrel file that a module imports by name, through nested barrels. */
function askedOf(list: string, code: string, graph: Graph): string[] {
  const names = new Set([...code.matchAll(NAMES_ASKED)].flatMap(([, all = '']) => all.split(',').map(plain)))
  const isAsked = (id: string) => names.has(plain(/([\w-]+)\.js$/.exec(id)?.[1] ?? ''))
  const entries = graph.getModuleInfo(list)?.importedIds ?? []
  return entries.flatMap((id) => (NAMED_LIST.test(id) ? askedOf(id, code, graph) : isAsked(id) ? [id] : []))
}

/** All static imports of a module, transitively; of a barrel file only the imported names. */
function reach(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || LISTS.test(id)) return seen
  seen.add(id)
  const info = graph.getModuleInfo(id)
  for (const imported of info?.importedIds ?? []) {
    const asked = NAMED_LIST.test(imported) ? askedOf(imported, info?.code ?? '', graph) : [imported]
    for (const next of asked) reach(next, graph, seen)
  }
  return seen
}

const ICON_LIST = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/
const ICON_LISTED = /export\s*\{([^}]+)\}\s*from\s*["']\.\/icons\/([\w-]+)\.m?js["']/g

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim().replace(/\s.*/, ''))
const namesOut = (list: string): string[] => list.split(',').map((name) => name.trim().replace(/.*\s/, ''))

/** The file of every icon by each of its names, as some have several. */
function iconFiles(modules: Iterable<string>, graph: Graph): Map<string, string> {
  for (const id of modules) {
    const list = graph.getModuleInfo(id)?.importedIds.find((imported) => ICON_LIST.test(imported))
    const listed = list && [...(graph.getModuleInfo(list)?.code ?? '').matchAll(ICON_LISTED)]
    if (listed)
      return new Map(
        listed.flatMap(([, names = '', file = '']) => namesOut(names).map((name) => [name, file])),
      )
  }
  return new Map()
}

/** The icons that these modules import by name. */
function iconsOf(modules: Set<string>, graph: Graph): Set<string> {
  const files = iconFiles(modules, graph)
  const asked = [...modules].flatMap((id) => [...(graph.getModuleInfo(id)?.code ?? '').matchAll(ICONS_ASKED)])
  return new Set(asked.flatMap(([, names = '']) => namesIn(names).flatMap((name) => files.get(name) ?? [])))
}

const FACE = /[\\/]features[\\/]([\w-]+)[\\/]index\.ts$/
const FACES_ASKED = /import\s*\{([^}]+)\}\s*from\s*["']@\/features\/([\w-]+)["']/g
const FACE_GIVES = /export\s*\{([^}]+)\}\s*from\s*["']\.\/([\w/-]+)["']/g

/** The files behind the names that a module imports from a feature's index. */
function throughFace(face: string, code: string, graph: Graph): string[] {
  const feature = FACE.exec(face)?.[1]
  const asked = [...code.matchAll(FACES_ASKED)].flatMap(([, names = '', from]) =>
    from === feature ? namesIn(names) : [],
  )
  const info = graph.getModuleInfo(face)
  return [...(info?.code ?? '').matchAll(FACE_GIVES)].flatMap(([, names = '', file = '']) =>
    namesIn(names).some((name) => asked.includes(name))
      ? (info?.importedIds ?? []).filter((id) => id.replace(/\.tsx?$/, '').endsWith(`/${file}`))
      : [],
  )
}

/** Like `reach`, but also through the index files of features. */
function reachOf(roots: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>()
  const queue = [...roots]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const known = new Set(seen)
    reach(id, graph, seen)
    for (const one of seen) {
      if (known.has(one)) continue
      const info = graph.getModuleInfo(one)
      for (const face of info?.importedIds.filter((it) => FACE.test(it)) ?? [])
        queue.push(...throughFace(face, info?.code ?? '', graph).filter((it) => !seen.has(it)))
    }
  }
  return seen
}

interface Reaches {
  /** Requests for session and page data that start before the page's code. */
  ahead: Set<string>
  aheadAgency: Set<string>
  aheadTools: Set<string>
  shell: Set<string>
  /** Navigation bars, absent on message-composition routes. */
  bars: Set<string>
  /** Loads after the first frame of every page, the sign-in included. */
  late: Set<string>
  /** Shared by inbox and open channel: the list loads first in one and later in the other. */
  workspace: Set<string>
  inbox: Set<string>
  channel: Set<string>
  /** Landings, further agency pages, and the creator's tools. */
  landings: Set<string>
  agency: Set<string>
  tools: Set<string>
  /** First page of agency staff and of chatters. */
  overview: Set<string>
  select: Set<string>
  /** Follows clock and events on every page of a chatter. */
  desk: Set<string>
  /** Continues across pages while a creator is in focus. */
  work: Set<string>
}

/** Prefetching code renders nothing. */
const NOTHING = new Set<string>()

const iconsOfAll = (all: Reaches, graph: Graph): Reaches => {
  const icons = Object.entries(all).map(([name, ids]) => [name, iconsOf(ids as Set<string>, graph)])
  const drawn = Object.fromEntries(icons) as Reaches // every name is mapped
  return { ...drawn, ahead: NOTHING, aheadAgency: NOTHING, aheadTools: NOTHING }
}

const IS_OVERVIEW = /[\\/]features[\\/]agency[\\/]screens[\\/]overview\.tsx$/
const IS_SELECT = /[\\/]select-with-clock/
const IS_AGENCY = /[\\/]features[\\/]agency[\\/]/
const IS_INBOX = /[\\/]messages[\\/]screens[\\/]inbox\.tsx$/
const IS_CHANNEL = /[\\/]channel-with-clock\.tsx$/
const IS_LANDING = /[\\/]agency[\\/]screens[\\/]overview|[\\/]statistics-with-clock|[\\/]select-with-clock/

function reachesOf(root: string, graph: Graph): Reaches {
  const screensAt = `${root}src/app/screens.ts`
  const shellAt = `${root}src/app/shell-load.ts`
  const screens = graph.getModuleInfo(screensAt)?.dynamicallyImportedIds ?? []
  const firstDataAt = `${root}src/app/first-data.ts`
  const firstData = graph.getModuleInfo(firstDataAt)?.dynamicallyImportedIds ?? []
  const of = (roots: readonly string[]) => reachOf(roots, graph)
  const inbox = of([
    ...screens.filter((id) => IS_INBOX.test(id)),
    `${root}src/features/cr-tools/messages/list/list.tsx`,
  ])
  const channel = of(screens.filter((id) => IS_CHANNEL.test(id)))
  return {
    ahead: of([firstDataAt, `${root}src/api/calls/chatter.ts`, `${root}src/api/refresh.ts`]),
    aheadAgency: of(firstData.filter((id) => IS_AGENCY.test(id))),
    aheadTools: of(firstData.filter((id) => !IS_AGENCY.test(id))),
    shell: of([screensAt, shellAt, ...(graph.getModuleInfo(shellAt)?.dynamicallyImportedIds ?? [])]),
    bars: of([`${root}src/app/shell/bars.ts`]),
    late: of([`${root}src/app/late-parts.tsx`]),
    workspace: new Set([...inbox, ...channel]),
    inbox,
    channel,
    landings: of(screens.filter((id) => IS_LANDING.test(id))),
    agency: of(screens.filter((id) => IS_AGENCY.test(id) && !IS_OVERVIEW.test(id))),
    tools: of(
      screens.filter(
        (id) => !IS_INBOX.test(id) && !IS_CHANNEL.test(id) && !IS_LANDING.test(id) && !IS_AGENCY.test(id),
      ),
    ),
    overview: of(screens.filter((id) => IS_OVERVIEW.test(id))),
    select: of(screens.filter((id) => IS_SELECT.test(id))),
    desk: of([`${root}src/features/clock/clock-keeper.tsx`, `${root}src/features/cr-tools/desk.tsx`]),
    work: of([`${root}src/features/cr-tools/at-work.tsx`]),
  }
}

/** Data requests start before the rendering code, so their chunk must not import it. */
function aheadChunkOf(
  id: string,
  { ahead, aheadAgency, aheadTools, shell, overview }: Reaches,
): string | null {
  const [isOfAgency, isOfTools] = [aheadAgency.has(id), aheadTools.has(id)]
  if (ahead.has(id) || (isOfAgency && isOfTools)) return 'ahead'
  if (!isOfAgency && !isOfTools) return null
  if (shell.has(id) || (isOfTools && overview.has(id))) return 'ahead'
  return isOfAgency ? 'ahead-agency' : 'ahead-tools'
}

/**
 * Chunks for signed-in users. One chunk per landing would duplicate code, one per module would cost a request
 * each, so modules are grouped by which pages share them: shell, workspace, landings, agency pages, tools.
 */
function chunkOf(id: string, reaches: Reaches): string | null {
  const { shell, bars, late, workspace, inbox, channel, landings, agency, tools, desk, work } = reaches
  const ahead = aheadChunkOf(id, reaches)
  if (ahead) return ahead
  if (shell.has(id) || (bars.has(id) && channel.has(id))) return 'shell'
  if (bars.has(id)) return 'shell-bars'
  if (!workspace.has(id)) return null
  if (landings.has(id) || late.has(id)) return 'console'
  // The agency's pages need it without the rest of the workspace.
  if (desk.has(id) || work.has(id)) return 'duty'
  if (agency.has(id)) return 'tables'
  if (inbox.has(id)) return channel.has(id) || tools.has(id) ? 'talk' : 'workspace-list'
  return tools.has(id) ? 'tools' : 'workspace'
}

/**
 * Runs after the groups above: chunks fill in order of their names, and each takes its modules' imports
 * along.
 */
function agencyChunkOf(id: string, { agency, overview, select, tools, desk, work }: Reaches): string | null {
  if (!overview.has(id) || !agency.has(id)) return null
  // Separate from the agency's widgets, which chatters do not need.
  if (desk.has(id) || work.has(id)) return 'live'
  return select.has(id) || tools.has(id) ? 'ui' : 'widgets'
}

/**
 * Code-splitting groups. Two chunks form the first load to save requests: code that every visitor needs, and
 * the sign-in screen; a few more serve signed-in users. Everything else splits at its `import()`.
 * `sideEffects` in package.json drops unused re-exports.
 */
export function firstLoadChunks(root: string): Rolldown.CodeSplittingGroup[] {
  let signIn: Set<string> | undefined
  let icons: Set<string> | undefined
  let reaches: Reaches | undefined
  let iconsBy: Reaches | undefined
  const isOfSignIn = (id: string, graph: Graph): boolean => {
    signIn ??= reach(`${root}src/features/auth/screens/login.tsx`, graph)
    icons ??= iconsOf(signIn, graph)
    const icon = ICON.exec(id)?.[1]
    return icon ? icons.has(icon) : signIn.has(id)
  }
  const ofSignedIn =
    <Answer>(which: (id: string, all: Reaches) => Answer) =>
    (id: string, graph: Graph): Answer => {
      reaches ??= reachesOf(root, graph)
      const all = reaches
      iconsBy ??= iconsOfAll(all, graph)
      const icon = ICON.exec(id)?.[1]
      return icon ? which(icon, iconsBy) : which(id, all)
    }
  const isOfOthers = ofSignedIn((id, { shell, workspace, landings, overview, agency, tools }) =>
    [shell, workspace, landings, overview, agency, tools].some((reached) => reached.has(id)),
  )
  // The entry takes its imports along.
  const isOfEveryone = (id: string, graph: Graph): boolean =>
    id === `${root}index.html` || (isOfSignIn(id, graph) && isOfOthers(id, graph))
  return [
    { name: (id, graph) => (isOfEveryone(id, graph) ? 'index' : null), priority: 4 },
    { name: (id, graph) => (isOfSignIn(id, graph) ? 'sign-in' : null), priority: 3 },
    { name: ofSignedIn(chunkOf), priority: 2 },
    { name: ofSignedIn(agencyChunkOf), priority: 1 },
  ]
}
