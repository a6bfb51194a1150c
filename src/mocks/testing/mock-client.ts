import { getResponse, type HttpHandler } from 'msw'
import * as v from 'valibot'

import type { Call, RequestOf, ResponseOf } from '@/api/call'
import type { CheckedText } from '@/domain/crisis/checked-text'

import { createHandlers } from '../transport/backend'
import { DEMO_PASSWORD } from '../rules/account/identities'
import { createWorld, type World } from '../state/world'

const ORIGIN = 'http://mock.invalid'

interface Tokens {
  accessToken: string
  refreshToken: string
  forceRefresh: boolean
  deviceToken: string
}

export interface ClientResponse {
  status: number
  headers: Headers
  // Tests read bodies of any shape; the contract test checks the shapes.
  body: Record<string, never>
}

/** A response: status, error key and typed body. */
interface TypedResponse<Body> {
  status: number
  key: string | undefined
  body: Body
}

const keyIn = (body: object): string | undefined =>
  'message' in body && typeof body.message === 'object' && body.message !== null && 'key' in body.message
    ? String(body.message.key)
    : undefined

/** What a test sends: no dialog has checked its texts. */
type Unchecked<T> = T extends CheckedText
  ? string
  : T extends readonly (infer Entry)[]
    ? readonly Unchecked<Entry>[]
    : T extends object
      ? { [Key in keyof T]: Unchecked<T[Key]> }
      : T
export type TestRequest<C extends Call> = Unchecked<RequestOf<C>>

interface Page<Row> {
  data: readonly Row[]
  lastId: string | null
}

/** The rows of all pages of a list. */
export async function allPages<Row>(page: (lastId: string | null) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let lastId: string | null | undefined; lastId !== null;) {
    const part: Page<Row> = await page(lastId ?? null)
    rows.push(...part.data)
    ;({ lastId } = part)
  }
  return rows
}

/** How a call ended: its status, the key of a refusal, and by field what is wrong there. */
interface Outcome {
  status: number
  key: string | undefined
  fields: Record<string, string>
}

interface RequestOptions {
  /** A string is sent as it is. */
  body?: object | string
  bearer?: string | null
  method?: string
  isInternal?: boolean
}

/** A test client that calls a backend as the console does and keeps its latest tokens. */
export class MockClient {
  tokens: Tokens | undefined
  readonly world: World
  private readonly handlers: HttpHandler[]

  constructor(world: World = createWorld()) {
    this.world = world
    this.handlers = createHandlers(world)
  }

  /** A signed-in person of the seeded agency, e.g. `ana`. */
  static async as(name: string, world?: World): Promise<MockClient> {
    const client = new MockClient(world)
    await client.signIn(`${name}@northlight.agency`)
    return client
  }

  async send(
    path: string,
    { body, bearer, method = 'POST', isInternal = true }: RequestOptions = {},
  ): Promise<ClientResponse> {
    const headers = new Headers({ 'content-type': 'application/json' })
    const token = bearer === undefined ? this.tokens?.accessToken : bearer
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (isInternal) headers.set('x-internal-api', '1')
    const init =
      method === 'GET'
        ? { method, headers }
        : { method, headers, body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }
    const response = await getResponse(this.handlers, new Request(ORIGIN + path, init), { baseUrl: ORIGIN })
    if (!response) throw new Error(`Nobody answers ${path}`)
    const text = await response.text()
    const parsed = (text === '' ? {} : JSON.parse(text)) as ClientResponse['body']
    return { status: response.status, headers: response.headers, body: parsed }
  }

  /** The parsed answer of a call that succeeds; with the creator's token where the call needs it. */
  async call<C extends Call>(call: C, request: TestRequest<C>, creatorId?: string): Promise<ResponseOf<C>> {
    const { status, body } = await this.sendCall(call, request, creatorId)
    if (status !== 200) throw new Error(`${call.path} answers ${status} ${keyIn(body)}`)
    return v.parse(call.response, body)
  }

  /** How a call ends that the backend may refuse. */
  async outcomeOf<C extends Call>(call: C, request: TestRequest<C>, creatorId?: string): Promise<Outcome> {
    const { status, body } = await this.sendCall(call, request, creatorId)
    const fields = Object.entries<{ key: string }>(body['fields'] ?? {})
    return {
      status,
      key: keyIn(body),
      fields: Object.fromEntries(fields.map(([name, { key }]) => [name, key])),
    }
  }

  private async sendCall<C extends Call>(
    { method, path, token }: C,
    request: TestRequest<C>,
    creatorId?: string,
  ): Promise<ClientResponse> {
    const bearers = {
      creator: () => this.creatorToken(creatorId ?? 'creator-01'),
      refresh: () => this.tokens?.refreshToken ?? null,
      none: () => null,
      either: () => (creatorId === undefined ? undefined : this.creatorToken(creatorId)),
    }
    const bearer = await bearers[token ?? 'either']()
    return await this.send(path, { method, body: request ?? {}, ...(bearer !== undefined && { bearer }) })
  }

  /** The test states the body's type; the contract test checks it. */
  async ask<Answer>(path: string, body: object = {}): Promise<TypedResponse<Answer>> {
    const answer = await this.send(path, { body })
    return { status: answer.status, key: keyIn(answer.body), body: answer.body as unknown as Answer } // as above
  }

  /** The body of a call that succeeds. */
  async read<Answer>(path: string, body: object = {}): Promise<Answer> {
    const answer = await this.ask<Answer>(path, body)
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status} ${answer.key}`)
    return answer.body
  }

  /** Signs in and keeps the tokens. */
  async signIn(email: string, password = DEMO_PASSWORD): Promise<ClientResponse> {
    const answer = await this.send('/api/auth/login', { body: { email, password }, bearer: null })
    if (answer.status === 200) this.tokens = answer.body as unknown as Tokens
    return answer
  }

  /** The token for calls as a creator. */
  async creatorToken(creatorId: string): Promise<string> {
    const { body } = await this.send('/api/internal/chatter/token', { body: { creatorId } })
    const token = body['token'] as { accessToken: string } | undefined
    if (!token) throw new Error(`No token for ${creatorId}`)
    return token.accessToken
  }

  /** Sends a call as a creator. */
  async sendAsCreator(path: string, body: object = {}, creatorId = 'creator-01'): Promise<ClientResponse> {
    return await this.send(path, { body, bearer: await this.creatorToken(creatorId) })
  }

  /** Exchanges a refresh token (the latest by default) for new tokens. */
  async refresh(refreshToken = this.tokens?.refreshToken): Promise<ClientResponse> {
    const answer = await this.send('/api/auth/refresh', { bearer: refreshToken ?? null })
    if (answer.status === 200) this.tokens = answer.body as unknown as Tokens
    return answer
  }
}
