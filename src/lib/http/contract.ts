import type * as z from 'zod/mini'
import type { Scope } from './scopes'

/** The lowest rank that may call. `by secret`: holders of a token, a link or a password. */
export type Who = 'public' | 'by secret' | 'signed in' | 'admin' | 'takes calls' | 'super admin'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Loaded when it is needed: browsers know a call without its schemas. */
type LazySchema = () => Promise<z.core.$ZodType>

/**
 * All that both sides know about a call. The endpoint implements it (`endpoint`), the client calls it (`call`), and
 * /api/openapi.json, docs/calls.md and the tests are made from it. Only data.
 */
export interface Contract {
  at: `${Method} /api/${string}`
  who: Who
  /** Asks the caller to prove again who they are (docs/decisions/0052). */
  recent?: true
  /** The scope of an API key that opens it (docs/decisions/0170). Without one, no key does. Never together with `recent`. */
  scope?: Scope
  /** Takes any key, and passes it on to the calls that it makes. */
  anyKey?: true
  /** One sentence for people who write programs. */
  about: string
  /** The query of a GET, the JSON body of all others. */
  input?: LazySchema
  /** By status: a schema, the media types of a file, or null without a body. */
  answers: Readonly<Record<number, LazySchema | `${string}/${string}` | null>>
  /** Why it refuses, by status, and the body if it has more than errors. Refusals that all calls have are left out. */
  refusals?: Readonly<Record<number, string | readonly [why: string, body: LazySchema]>>
  /** Takes an Idempotency-Key: a repeated request gets the first answer. */
  once?: true
  /** Takes an If-Match with the `updatedAt` that the caller has seen. */
  versioned?: true
}

type SchemaOf<Lazy> = Lazy extends () => Promise<infer Schema extends z.core.$ZodType> ? Schema : never

type PathNames<At> = At extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : At extends `${string}:${infer Name}`
    ? Name
    : never

/** The client's part: the names of the path, and the query or body. */
export type Sent<C extends Contract> = (C extends { input: infer Lazy }
  ? z.input<SchemaOf<Lazy>>
  : object) & {
  [Name in PathNames<C['at']>]: string
}

/** The endpoint's input: the client's, after its schema. */
export type Parsed<C extends Contract> = C extends { input: infer Lazy }
  ? z.output<SchemaOf<Lazy>>
  : undefined

type BodyOf<Described> = Described extends null
  ? null
  : Described extends string
    ? 'file'
    : z.output<SchemaOf<Described>>

/** The answer as a client receives it. */
export type Received<C extends Contract> = BodyOf<C['answers'][keyof C['answers']]>

/** The other fields of refusals. */
export type RefusedWith<C extends Contract> =
  C['refusals'] extends Readonly<Record<number, infer Why>>
    ? Why extends readonly [string, infer Lazy]
      ? Partial<z.output<SchemaOf<Lazy>>>
      : never
    : never

/** The answers as pairs of status and body. */
export type AnswersOf<C extends Contract> = {
  [Status in keyof C['answers']]: { status: Status; body: BodyOf<C['answers'][Status]> }
}[keyof C['answers']]

export function partsOf({ at }: Pick<Contract, 'at'>): { method: Method; path: string } {
  const [method, path = ''] = at.split(' ')
  return { method: method as Method, path }
}

/** The address for a link or a download, with the input in path and query. */
export function addressOf<C extends Contract>(contract: C, ...input: Input<C>): string {
  const { path, rest } = placed(contract, input[0])
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )
  return query.size > 0 ? `${path}?${query}` : path
}

/** The input may be left out if nothing in it is required. */
export type Input<C extends Contract> = object extends Sent<C> ? [input?: Sent<C>] : [input: Sent<C>]

/** The path with its names filled in, and the rest of the input. */
export function placed(contract: Contract, input: object = {}) {
  const rest: Record<string, unknown> = { ...input }
  const path = partsOf(contract).path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path, rest }
}
