import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/** What a face or a package's list names for others is not needed by whoever asks it for one thing. */
const LISTS =
  /[\\/]features[\\/][\w-]+[\\/]index\.ts$|[\\/]lucide-react[\\/]dist[\\/]esm[\\/][\w-]+\.m?js$|[\\/]react-i18next[\\/]/
const ICONS_ASKED = /import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.m?js$/

/** Lists whose entries are files named like what they export, the first letter aside. */
const NAMED_LIST = /[\\/](@tanstack[\\/](?:react-query|query-core))[\\/]build[\\/]modern[\\/]index\.js$/
const NAMES_ASKED = /import\s*\{([^}]+)\}\s*from\s*["'](@tanstack\/[\w-]+)["']/g

const plain = (name: string): string => name.trim().replace(/\s.*/, '').toLowerCase()

/** The entries of a list that a module's code asks for by name; a list may pass on another one. */
function askedOf(list: string, code: string, graph: Graph): string[] {
  const names = new Set([...code.matchAll(NAMES_ASKED)].flatMap(([, all = '']) => all.split(',').map(plain)))
  const isAsked = (id: string) => names.has(plain(/([\w-]+)\.js$/.exec(id)?.[1] ?? ''))
  const entries = graph.getModuleInfo(list)?.importedIds ?? []
  return entries.flatMap((id) => (NAMED_LIST.test(id) ? askedOf(id, code, graph) : isAsked(id) ? [id] : []))
}

/** Every module that this one imports statically, and theirs; of a list only what is asked for. */
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

/** The file of every icon by each of its names: some have several. */
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

/** The icons that these modules ask for by name. */
function iconsOf(modules: Set<string>, graph: Graph): Set<string> {
  const files = iconFiles(modules, graph)
  const asked = [...modules].flatMap((id) => [...(graph.getModuleInfo(id)?.code ?? '').matchAll(ICONS_ASKED)])
  return new Set(asked.flatMap(([, names = '']) => namesIn(names).flatMap((name) => files.get(name) ?? [])))
}

const FACE = /[\\/]features[\\/]([\w-]+)[\\/]index\.ts$/
const FACES_ASKED = /import\s*\{([^}]+)\}\s*from\s*["']@\/features\/([\w-]+)["']/g
const FACE_GIVES = /export\s*\{([^}]+)\}\s*from\s*["']\.\/([\w/-]+)["']/g

/** What a module asks a feature's face for, by the files that the face takes it from. */
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

/** As `reach`, and through the faces of features too. */
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
  /** What asks who is here, and for a page's data, before the page's code is there. */
  ahead: Set<string>
  aheadAgency: Set<string>
  aheadTools: Set<string>
  shell: Set<string>
  /** Around it, but not where one composes. */
  bars: Set<string>
  /** What comes after the first frame of every page, the sign-in too. */
  late: Set<string>
  /** Of both: the list of conversations, which the inbox begins with, and an open one, which the list comes after. */
  workspace: Set<string>
  inbox: Set<string>
  channel: Set<string>
  /** What other screens need, by whose side they are on: where people arrive, the rest of the agency's, the tools. */
  landings: Set<string>
  agency: Set<string>
  tools: Set<string>
  /** Of the first page of who runs an agency, and of who works for it. */
  overview: Set<string>
  select: Set<string>
  /** What follows the clock and events, on any page of a chatter. */
  desk: Set<string>
  /** What goes on with the creator in focus. */
  work: Set<string>
}

/** What is asked for ahead draws nothing. */
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

/** What a page's data is asked for with comes before the code that draws it, and waits for none of that. */
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
 * The chunks of who is signed in. One per landing would repeat itself, one per module costs a request each: what stands
 * around every page, what the workspace shares with landings, with what follows the clock and events, and with the
 * agency's other pages, what its list shares with an open conversation, what that shares with the other tools, each of
 * the two itself; and what the agency's first page shares with its others.
 */
function chunkOf(id: string, reaches: Reaches): string | null {
  const { shell, bars, late, workspace, inbox, channel, landings, agency, tools, desk, work } = reaches
  const ahead = aheadChunkOf(id, reaches)
  if (ahead) return ahead
  if (shell.has(id) || (bars.has(id) && channel.has(id))) return 'shell'
  if (bars.has(id)) return 'shell-bars'
  if (!workspace.has(id)) return null
  if (landings.has(id) || late.has(id)) return 'console'
  // On the agency's pages too, which do without the rest of the workspace.
  if (desk.has(id) || work.has(id)) return 'duty'
  if (agency.has(id)) return 'tables'
  if (inbox.has(id)) return channel.has(id) || tools.has(id) ? 'talk' : 'workspace-list'
  return tools.has(id) ? 'tools' : 'workspace'
}

/** After those. Chunks are filled in the order of their names, and each takes with it what its modules import. */
function agencyChunkOf(id: string, { agency, overview, select, tools, desk, work }: Reaches): string | null {
  if (!overview.has(id) || !agency.has(id)) return null
  // Not with the agency's widgets: chatters need none of those.
  if (desk.has(id) || work.has(id)) return 'live'
  return select.has(id) || tools.has(id) ? 'ui' : 'widgets'
}

/**
 * Two chunks stand for the first load, for the sake of few requests: what every visitor needs, with what the sign-in
 * screen shares with pages of staff, and what that screen alone needs; a few more for who is signed in. All else is split
 * as it is imported. `sideEffects` in package.json keeps what a face only names out of the first.
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
  // The entry takes with it what it imports.
  const isOfEveryone = (id: string, graph: Graph): boolean =>
    id === `${root}index.html` || (isOfSignIn(id, graph) && isOfOthers(id, graph))
  return [
    { name: (id, graph) => (isOfEveryone(id, graph) ? 'index' : null), priority: 4 },
    { name: (id, graph) => (isOfSignIn(id, graph) ? 'sign-in' : null), priority: 3 },
    { name: ofSignedIn(chunkOf), priority: 2 },
    { name: ofSignedIn(agencyChunkOf), priority: 1 },
  ]
}
