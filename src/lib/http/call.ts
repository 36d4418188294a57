import { addressOf, type Contract, type Input, partsOf, placed, type Received, type Sent } from './contract'
import { type Answer, type RequestOptions, send } from './send'
import { sendOnce } from './send-once'

type CallOptions = Pick<RequestOptions, 'ifMatch' | 'timeoutMs' | 'signal'>

interface ReadingOptions<C extends Contract, Data, Extra> extends CallOptions {
  /** What the caller needs of the answer; undefined if it is missing. */
  read: (answer: Received<C>) => Data | undefined
  /** What the caller needs of a refusal beside its errors. */
  readRefusal?: (body: unknown) => Extra | undefined
}

/**
 * Calls an endpoint as its contract says. Never throws: a failure is a value with a reason. Without `read`, the data are the
 * whole answer.
 */
export function call<C extends Contract>(
  contract: C,
  input: Sent<C>,
  options?: CallOptions,
): Promise<Answer<Received<C>>>
export function call<C extends Contract>(contract: C, ...input: Input<C>): Promise<Answer<Received<C>>>
export function call<C extends Contract, Data, Extra = null>(
  contract: C,
  input: Sent<C>,
  options: ReadingOptions<C, Data, Extra>,
): Promise<Answer<Data, Extra>>
export function call(
  contract: Contract,
  input: object = {},
  {
    read = (body) => body,
    ...options
  }: CallOptions & Partial<ReadingOptions<Contract, unknown, unknown>> = {},
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
    read: (body) => (isObject(body) || 204 in contract.answers ? read(body) : undefined),
  })
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null
