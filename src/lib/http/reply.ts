/** A value after JSON. */
type Json<Value> = Value extends Date
  ? string
  : Value extends ArrayBuffer | ArrayBufferView
    ? Value
    : Value extends (infer Item)[] | readonly (infer Item)[]
      ? Json<Item>[]
      : Value extends object
        ? { -readonly [Name in keyof Value]: Json<Value[Name]> }
        : Value

declare const said: unique symbol

/** An answer whose status and body the compiler knows. */
export type Reply<Said extends { status: PropertyKey; body: unknown }> = Response & { readonly [said]: Said }

/** Any refusal. Tests compare its status with the contract. */
export type Refused = Reply<never>

const marked = <Known extends Response>(response: Response) => response as Known

export const refused = (response: Response): Refused => marked(response)

export const answer = <const Status extends number, const Body>(
  status: Status,
  body: Body,
  headers?: HeadersInit,
): Reply<{ status: Status; body: Json<Body> }> =>
  marked(Response.json(body, headers ? { status, headers } : { status }))

/** Sends the reader to a page. */
export const redirect = (location: string): Reply<{ status: 303; body: null }> =>
  marked(new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } }))

/** 204, without a body. */
export const nothing = (): Reply<{ status: 204; body: null }> => marked(new Response(null, { status: 204 }))

export const file = <const Status extends number = 200>(
  body: BodyInit,
  headers: HeadersInit,
  status?: Status,
): Reply<{ status: Status; body: 'file' }> => marked(new Response(body, { status: status ?? 200, headers }))
