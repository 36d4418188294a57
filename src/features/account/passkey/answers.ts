import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import { instant, typed } from '../../../lib/http/answers'

const attempt = z.string()
const options = z.looseObject({ challenge: z.string() })

export const passkeyRequest = z.object({
  attempt,
  options: typed<PublicKeyCredentialRequestOptionsJSON>(options),
})

export const newPasskeyRequest = z.object({
  attempt,
  options: typed<PublicKeyCredentialCreationOptionsJSON>(options),
})

const passkey = { id: z.string(), name: z.string() }

export const addedPasskey = z.object({
  passkey: z.object({ ...passkey, createdAt: instant, lastUsedAt: z.nullable(instant) }),
  recoveryCodes: z.nullable(z.array(z.string())),
})

export const renamedPasskey = z.object(passkey)
