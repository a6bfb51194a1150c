/** Writes docs/api.md from the declared calls: pure, so that a test compares the file with the code. */
import { type Call, isInternal } from '../src/api/call.ts'

/** A valibot schema, as far as the document reads it. */
interface SchemaLike {
  kind?: string
  type?: string
  pipe?: readonly SchemaLike[]
  wrapped?: SchemaLike
  item?: SchemaLike
  items?: readonly SchemaLike[]
  entries?: Record<string, SchemaLike>
  key?: SchemaLike
  value?: SchemaLike
  options?: readonly unknown[]
  literal?: unknown
  requirement?: unknown
  fallback?: unknown
}

interface DeclaredCall {
  name: string
  call: Call
  /** The comment above its declaration. */
  about?: string | undefined
}
interface CallGroup {
  name: string
  calls: readonly DeclaredCall[]
}
interface ApiParts {
  groups: readonly CallGroup[]
  /** The exports of every file of src/domain. */
  domain: readonly Record<string, unknown>[]
  events: Readonly<Record<string, unknown>>
}

/** The exports of source files, by their path. */
type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value

/** The table of events, under whatever name it is exported. */
const isEvents = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'message.new' in value

/** Names of entities depend on this order. */
const inOrder = (modules: Modules) => Object.entries(modules).toSorted(([a], [b]) => a.localeCompare(b, 'en'))

/** Finds calls, entities and events in the files of src/api/calls and src/domain. */
export function apiParts(
  callFiles: Modules,
  domainFiles: Modules,
  aboutOf: (file: string, name: string) => string | undefined = () => undefined,
): ApiParts {
  const domain = inOrder(domainFiles).map(([, exported]) => exported)
  return {
    groups: inOrder(callFiles).map(([file, exported]) => ({
      name: file.split('/').at(-1)?.replace('.ts', '') ?? '',
      calls: Object.entries(exported).flatMap(([name, call]) =>
        isCall(call) ? [{ name, call, about: aboutOf(file, name) }] : [],
      ),
    })),
    domain,
    events: domain.flatMap(Object.values).find(isEvents) ?? {},
  }
}

const isSchema = (value: unknown): value is SchemaLike =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** Checks of a pipe that a server has to know. */
const CHECKS: Readonly<Record<string, (requirement: unknown) => string>> = {
  non_empty: () => 'not empty',
  min_length: (n) => `at least ${String(n)} long`,
  max_length: (n) => `at most ${String(n)} long`,
  min_value: (n) => `from ${String(n)}`,
  max_value: (n) => `up to ${String(n)}`,
  integer: () => 'whole',
  safe_integer: () => 'whole',
  iso_timestamp: () => 'ISO 8601',
  iso_date: () => 'YYYY-MM-DD',
  email: () => 'e-mail',
  url: () => 'URL',
  uuid: () => 'UUID',
}

/** Wrappers that let a field be absent; of these, the ones that let it be null. */
const OPTIONAL = new Set(['optional', 'exact_optional', 'undefinedable', 'nullish'])
const NULLABLE = new Set(['nullable', 'nullish'])

class Printer {
  readonly #names = new Map<SchemaLike, string>()
  /** Entities by what they consist of: a call may spell one out. */
  readonly #byShape = new Map<string, SchemaLike>()
  readonly used = new Set<SchemaLike>()

  constructor(domain: ApiParts['domain']) {
    const taken = new Set<string>()
    for (const [name, value] of domain.flatMap((module) => Object.entries(module))) {
      if (!isSchema(value) || !/^[A-Z][A-Za-z]+$/.test(name) || taken.has(name) || this.#names.has(value))
        continue
      taken.add(name)
      this.#names.set(value, name)
    }
    for (const schema of this.#names.keys()) {
      const shape = this.shape(schema)
      if (!this.#byShape.has(shape) && /[\n|]/.test(shape)) this.#byShape.set(shape, schema)
    }
    this.used.clear()
  }

  nameOf(schema: SchemaLike): string | undefined {
    return this.#names.get(schema)
  }

  /** Whether a field's type has a name, which says what it checks. */
  isNamed(schema: SchemaLike): boolean {
    const inner = innerOf(schema)
    return this.#names.has(schema) || (inner !== undefined && this.#names.has(inner))
  }

  /** The type on the wire: a named entity by its name. */
  type(schema: SchemaLike, indent = ''): string {
    const name = this.#names.get(schema)
    if (name !== undefined) {
      this.used.add(schema)
      return name
    }
    const same = this.#byShape.get(this.shape(schema))
    return same ? this.type(same) : this.shape(schema, indent)
  }

  /** What a schema consists of. */
  shape(schema: SchemaLike, indent = ''): string {
    const first = schema.pipe?.[0]
    if (first && first !== schema && first.kind === 'schema') return this.type(first, indent)
    switch (schema.type) {
      case 'optional':
      case 'exact_optional':
      case 'undefinedable':
        return schema.wrapped ? this.type(schema.wrapped, indent) : 'unknown'
      case 'nullable':
      case 'nullish':
        return schema.wrapped ? `${this.type(schema.wrapped, indent)} | null` : 'null'
      case 'array':
        return this.#list(schema, indent)
      case 'tuple':
        return `[${(schema.items ?? []).map((item) => this.type(item, indent)).join(', ')}]`
      case 'record':
        return `Record<${schema.key ? this.type(schema.key, indent) : 'string'}, ${schema.value ? this.type(schema.value, indent) : 'unknown'}>`
      case 'literal':
        return JSON.stringify(schema.literal)
      case 'picklist':
      case 'enum':
        return (schema.options ?? []).map((option) => JSON.stringify(option)).join(' | ')
      case 'union':
      case 'variant':
        return this.#union(schema, indent)
      case 'intersect':
        return (schema.options ?? [])
          .map((option) => (isSchema(option) ? this.type(option, indent) : ''))
          .join(' & ')
      case 'object':
      case 'loose_object':
      case 'strict_object':
        return this.#object(schema, indent)
      default:
        return schema.type === 'custom' || schema.type === 'lazy' ? 'unknown' : (schema.type ?? 'unknown')
    }
  }

  #list({ item }: SchemaLike, indent: string): string {
    if (!item) return 'unknown[]'
    // Entries that cannot be read are dropped: the wrapper that does it is no part of the contract.
    const inner = item.type === 'nullable' && 'fallback' in item && item.wrapped ? item.wrapped : item
    const text = this.type(inner, indent)
    return /[|&]/.test(text) && !text.startsWith('{') ? `(${text})[]` : `${text}[]`
  }

  #union({ options = [] }: SchemaLike, indent: string): string {
    return [...new Set(options.filter(isSchema).map((option) => this.type(option, indent)))].join(' | ')
  }

  #object({ entries = {} }: SchemaLike, indent: string): string {
    const inside = `${indent}  `
    const lines = Object.entries(entries).map(([key, value]) => {
      const type = this.type(value, inside)
      const notes = this.isNamed(value) ? '' : checksOf(value)
      return `${inside}${key}${OPTIONAL.has(value.type ?? '') ? '?' : ''}: ${type}${notes ? ` // ${notes}` : ''}`
    })
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
  }
}

const innerOf = (schema: SchemaLike): SchemaLike | undefined =>
  OPTIONAL.has(schema.type ?? '') || NULLABLE.has(schema.type ?? '') ? schema.wrapped : schema

const checksOf = (schema: SchemaLike): string =>
  (innerOf(schema)?.pipe ?? [])
    .flatMap((step) => CHECKS[step.type ?? '']?.(step.requirement) ?? [])
    .join(', ')

const BEARERS: Readonly<Record<string, string>> = {
  refresh: 'refresh token',
  creator: "creator's token",
  either: "creator's token where a creator is in focus, else the access token",
  none: 'none',
}
const POLICIES: Readonly<Record<Call['onError'], string>> = {
  throw: 'shown where it concerns',
  toast: 'a toast',
  ignore: 'not shown',
}

const headingOf = ({ method, path, host }: Call): string =>
  `### ${method} ${path || `the address of the ${host ?? 'foreign'} service`}`

/** A longer shape is written once: later calls name the one that has it. */
const LONG_LINES = 5

function section(
  printer: Printer,
  { name, call, about }: DeclaredCall,
  written: Map<string, string>,
): string {
  const typeOf = (what: 'Request' | 'Response', schema: SchemaLike): string => {
    const text = printer.type(schema)
    const other = written.get(text)
    if (other !== undefined) return `type ${what} = ${other}`
    if (text.split('\n').length > LONG_LINES) written.set(text, `${name}.${what}`)
    return `type ${what} = ${text}`
  }
  const facts = [
    `\`${name}\``,
    `bearer: ${call.host ? 'none' : (BEARERS[call.token ?? ''] ?? 'access token')}`,
    ...(isInternal(call) ? ['internal-API header'] : []),
    `failure: ${POLICIES[call.onError]}`,
  ]
  const types = [
    ...(call.request ? [typeOf('Request', call.request)] : []),
    typeOf('Response', call.response),
  ]
  const lines = [headingOf(call), '', ...(about ? [`> ${about}`, ''] : []), facts.join(' · '), '']
  return [...lines, '```ts', ...types, '```', ''].join('\n')
}

/** Every entity that a call or an entity names, and the ones those name. */
function entities(printer: Printer): string[] {
  const written = new Map<string, string>()
  for (const schema of printer.used) {
    // A set visits what is added while it is read.
    const name = printer.nameOf(schema) ?? ''
    const notes = checksOf(schema)
    written.set(name, `type ${name} = ${printer.shape(schema)}${notes ? ` // ${notes}` : ''}`)
  }
  return [...written].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text)
}

/** The generated part of docs/api.md. */
export function apiDocument({ groups, domain, events }: ApiParts): string {
  const printer = new Printer(domain)
  const written = new Map<string, string>()
  const calls = groups.map(({ name, calls: declared }) =>
    [`## ${name}`, '', ...declared.map((call) => section(printer, call, written))].join('\n'),
  )
  const stream = Object.entries(events).map(([name, schema]) =>
    isSchema(schema) ? `type ${JSON.stringify(name)} = ${printer.type(schema)}` : '',
  )
  return [
    ...calls,
    [
      '## Events of the stream',
      '',
      'The `event` of a message and its `data`.',
      '',
      '```ts',
      ...stream,
      '```',
      '',
    ].join('\n'),
    ['## Entities', '', '```ts', entities(printer).join('\n\n'), '```', ''].join('\n'),
  ].join('\n')
}
