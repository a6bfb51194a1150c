import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { parseSync, type Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext
type Program = ReturnType<typeof parseSync>['program']
type ImportSpecifier = Extract<Program['body'][number], { type: 'ImportDeclaration' }>['specifiers'][number]

/** Names that a module takes from another; `all` where it may take any. */
type Names = ReadonlySet<string> | 'all'

interface Target {
  id: string
  name: string
}

interface ParsedModule {
  /** What its own code imports. */
  imports: Map<string, Names>
  /** What it passes on, by the name it gives it. */
  reExports: Map<string, Target>
  /** `export * from`, where any name may come from. */
  stars: string[]
  /** Importers of one name need only what is behind that name. */
  isPure: boolean
}

const nameOf = (node: { type: string; name?: string; value?: unknown }): string =>
  node.type === 'Literal' ? String(node.value) : (node.name ?? '')

const IS_SCRIPT = /\.(?:m?js|tsx?)(?:\?|$)/

const namesOf = (names: readonly string[]): Names =>
  names.length === 0 || names.includes('*') ? 'all' : new Set(names)

const union = (a: Names | undefined, b: Names): Names =>
  a === 'all' || b === 'all' ? 'all' : new Set([...(a ?? []), ...b])

/** Ids by what the code calls them: the bundler lists static imports in the order of the code, each once. */
function idsBySource(program: Program, importedIds: readonly string[]): Map<string, string> {
  const sources = program.body.flatMap((node) => ('source' in node && node.source ? [node.source.value] : []))
  return new Map([...new Set(sources)].map((source, at) => [source, importedIds[at] ?? '']))
}

const packageDeclares = new Map<string, boolean>()

/** Whether the package of a file says in `sideEffects` that its modules only matter for what they export. */
function declaresNoSideEffects(id: string): boolean {
  const folder = dirname(id)
  const known = packageDeclares.get(folder)
  if (known !== undefined) return known
  const file = join(folder, 'package.json')
  const { name, sideEffects } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string; sideEffects?: unknown })
    : {}
  const declares =
    name === undefined && folder !== dirname(folder)
      ? declaresNoSideEffects(folder)
      : sideEffects === false || Array.isArray(sideEffects)
  packageDeclares.set(folder, declares)
  return declares
}

const importedName = (specifier: ImportSpecifier): string =>
  specifier.type === 'ImportSpecifier'
    ? nameOf(specifier.imported)
    : specifier.type === 'ImportDefaultSpecifier'
      ? 'default'
      : '*'

function parse(id: string, graph: Graph): ParsedModule {
  const info = graph.getModuleInfo(id)
  const importedIds = info?.importedIds ?? []
  if (!info?.code || !IS_SCRIPT.test(id))
    return {
      imports: new Map(importedIds.map((it) => [it, 'all'])),
      reExports: new Map(),
      stars: [],
      isPure: false,
    }
  const { program } = parseSync(id, info.code, { lang: 'js' })
  const ids = idsBySource(program, importedIds)
  const imports = new Map<string, Names>(importedIds.slice(ids.size).map((it) => [it, 'all']))
  const bindings = new Map<string, Target>()
  const reExports = new Map<string, Target>()
  const stars: string[] = []
  for (const node of program.body) {
    const target = 'source' in node && node.source ? ids.get(node.source.value) : undefined
    if (node.type === 'ImportDeclaration' && target !== undefined) {
      const names = node.specifiers.map(importedName)
      node.specifiers.forEach(({ local }, at) =>
        bindings.set(local.name, { id: target, name: names[at] ?? '*' }),
      )
      imports.set(target, union(imports.get(target), namesOf(names)))
    } else if (node.type === 'ExportAllDeclaration' && target !== undefined) stars.push(target)
    else if (node.type === 'ExportNamedDeclaration')
      for (const { local, exported } of node.specifiers) {
        const from = target === undefined ? bindings.get(nameOf(local)) : { id: target, name: nameOf(local) }
        if (from) reExports.set(nameOf(exported), from)
      }
  }
  return { imports, reExports, stars, isPure: info.moduleSideEffects !== true && declaresNoSideEffects(id) }
}

/**
 * The modules of a build by who imports them. Re-exporting modules (faces of features, lists of packages) count as what is taken
 * through them: by its list alone, each icon would bring all icons.
 */
export class ModuleGraph {
  readonly #graph: Graph
  readonly #parsed = new Map<string, ParsedModule>()

  constructor(graph: Graph) {
    this.#graph = graph
  }

  dynamicImportsOf(id: string): readonly string[] {
    return this.#graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  }

  /** Length of its code, before it is minified. */
  sizeOf(id: string): number {
    return this.#graph.getModuleInfo(id)?.code?.length ?? 0
  }

  /** These modules and all that they import statically. @throws Error for a module that the build does not have */
  staticReach(roots: Iterable<string>): Set<string> {
    const reached = new Set<string>()
    for (const root of roots) {
      if (!this.#graph.getModuleInfo(root)) throw new Error(`The build has no module ${root}`)
      this.#visit(root, 'all', reached, new Set())
    }
    return reached
  }

  /** What these modules and all that they import load dynamically, with its imports; not what `isBorder` names. */
  nextReach(reached: Iterable<string>, isBorder: (id: string) => boolean): Set<string> {
    const loads = new Set([...reached].flatMap((id) => this.dynamicImportsOf(id)))
    return this.staticReach([...loads].filter((id) => !isBorder(id)))
  }

  #visit(id: string, names: Names, reached: Set<string>, passed: Set<string>): void {
    const { imports, reExports, stars, isPure } = this.#moduleOf(id)
    const own = isPure && names !== 'all' ? this.#passOn(id, names, reached, passed) : 'all'
    if (own !== 'all' && own.length === 0) return
    if (!reached.has(id)) {
      reached.add(id)
      for (const [imported, taken] of imports) this.#visit(imported, taken, reached, passed)
    }
    if (own !== 'all') return
    for (const it of reExports.values()) this.#visitOnce(it, reached, passed)
    for (const star of stars) this.#visitOnce({ id: star, name: '*' }, reached, passed)
  }

  /** Follows the names that a module only passes on. @returns those of its own */
  #passOn(id: string, names: ReadonlySet<string>, reached: Set<string>, passed: Set<string>): string[] {
    const { reExports, stars } = this.#moduleOf(id)
    return [...names].filter((name) => {
      const star = stars.find((it) => this.#graph.getModuleInfo(it)?.exports.includes(name))
      const target = reExports.get(name) ?? (star === undefined ? undefined : { id: star, name })
      if (target) this.#visitOnce(target, reached, passed)
      return !target
    })
  }

  #visitOnce({ id, name }: Target, reached: Set<string>, passed: Set<string>): void {
    const key = `${name}|${id}`
    if (passed.has(key)) return
    passed.add(key)
    this.#visit(id, namesOf([name]), reached, passed)
  }

  #moduleOf(id: string): ParsedModule {
    const known = this.#parsed.get(id)
    if (known) return known
    const parsed = parse(id, this.#graph)
    this.#parsed.set(id, parsed)
    return parsed
  }
}
