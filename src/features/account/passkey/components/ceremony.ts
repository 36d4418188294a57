import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { loadPart } from '@/components/form/load-part'
import { call } from '@/lib/http/call'
import type { Answer, Failure } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'
import { askForProof, type askToSignIn } from '../calls'

type Options = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON
type Asked<Wanted extends Options> = { attempt: string; options: Wanted }
export type PasskeyRequest = Asked<PublicKeyCredentialRequestOptionsJSON>
type NewPasskeyRequest = Asked<PublicKeyCredentialCreationOptionsJSON>

const isRequest = (body: unknown) =>
  typeof membersOf(body).attempt === 'string' &&
  typeof membersOf(membersOf(body).options).challenge === 'string'

const isPasskeyRequest = (body: unknown): body is PasskeyRequest => isRequest(body)

const NOT_USED = 'No passkey was used. Please try again.'

const messages: Record<string, string> = {
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address of the site.',
  NotSupportedError: 'This device cannot create a passkey for this site.',
  ConstraintError: 'This device cannot create a passkey for this site.',
}

const refused = (message: string): Failure => ({
  ok: false,
  reason: 'refused',
  status: 0,
  errors: [{ message }],
  retryAfterSeconds: null,
  extra: null,
})

type Library = typeof import('@simplewebauthn/browser')

/** The library loads at the first use. A person who closes the browser's dialog gets a message. */
async function withLibrary<Signed>(work: (library: Library) => Promise<Signed>): Promise<Answer<Signed>> {
  const library = await loadPart(() => import('@simplewebauthn/browser'))
  if (!library.ok) return library
  if (!library.part.browserSupportsWebAuthn()) return refused('This browser does not support passkeys.')
  try {
    return { ok: true, data: await work(library.part) }
  } catch (error) {
    return refused((error instanceof Error && messages[error.name]) || NOT_USED)
  }
}

export const signWithPasskey = ({ attempt, options }: PasskeyRequest) =>
  withLibrary(async ({ startAuthentication }) => ({
    attempt,
    response: await startAuthentication({ optionsJSON: options }),
  }))

export const makePasskey = ({ attempt, options }: NewPasskeyRequest) =>
  withLibrary(async ({ startRegistration }) => ({
    attempt,
    response: await startRegistration({ optionsJSON: options }),
  }))

export async function askForPasskey(contract: typeof askForProof | typeof askToSignIn) {
  const request = await call(contract, {}, { read: (body) => (isPasskeyRequest(body) ? body : undefined) })
  return request.ok ? signWithPasskey(request.data) : request
}

export type TypedProof = { byPasskey?: true | undefined; currentPassword: string }

type SignedPasskey = Extract<Awaited<ReturnType<typeof signWithPasskey>>, { ok: true }>['data']

/** Sends a form with ProofFields. If the person chose so, the browser asks for a passkey first. */
export async function sendProven<Typed extends TypedProof, Data>(
  { byPasskey, ...body }: Typed,
  send: (proven: Omit<Typed, 'byPasskey'> & { passkey?: SignedPasskey }) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  if (!byPasskey) return send(body)
  const passkey = await askForPasskey(askForProof)
  return passkey.ok ? send({ ...body, passkey: passkey.data }) : passkey
}
