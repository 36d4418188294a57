import {
  addressOf,
  type Contract,
  type Input,
  partsOf,
  placed,
  type Received,
  type RefusedWith,
  type Sent,
} from './contract'
import { type Answer, type RequestOptions, send } from './send'
import { membersOf } from './send-answer'
import { sendOnce } from './send-once'

type Sending = Pick<RequestOptions, 'ifMatch' | 'timeoutMs' | 'signal'>

interface CallOptions<C extends Contract, Data, Extra> extends Sending {
  /** The part of the answer that the caller needs; undefined if it is missing. Without it, the whole answer. */
  read?: (answer: Received<C>) => Data | undefined
  /** The part of a refusal that the caller needs, with its errors. */
  readRefusal?: (refusal: RefusedWith<C>) => Extra | undefined
}

/** Calls an endpoint as its contract says. Never throws: a failure is a value with a reason. */
export function call<C extends Contract, Data = Received<C>, Extra = null>(
  contract: C,
  input: Sent<C>,
  options: CallOptions<C, Data, Extra>,
): Promise<Answer<Data, Extra>>
export function call<C extends Contract>(contract: C, ...input: Input<C>): Promise<Answer<Received<C>>>
export function call(
  contract: Contract,
  input: object = {},
  {
    read = (body) => body,
    readRefusal,
    ...options
  }: Sending & {
    read?: (answer: object | null) => unknown
    readRefusal?: (refusal: never) => unknown
  } = {},
): Promise<Answer<unknown, unknown>> {
  const { method } = partsOf(contract)
  const isRead = method === 'GET'
  const { path, rest } = isRead ? { path: addressOf(contract, input), rest: {} } : placed(contract, input)
  const deliver = contract.once ? sendOnce : send
  return deliver(path, {
    ...options,
    method,
    ...(isRead || (!contract.input && Object.keys(rest).length === 0) ? {} : { body: rest }),
    // A network that answers for us may send any JSON.
    read: (body) => (isObject(body) ? read(body) : 204 in contract.answers ? read(null) : undefined),
    ...(readRefusal ? { readRefusal: (body) => readRefusal(membersOf(body) as never) } : {}),
  })
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null
