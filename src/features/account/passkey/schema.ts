import * as z from 'zod/mini'
import { cleanInput } from '../rules'

const UNREADABLE = 'The passkey sent something that cannot be read. Please try again.'

const object = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object(shape, { error: UNREADABLE })

const base64url = (longest: number) =>
  z
    .string({ error: UNREADABLE })
    .check(
      z.maxLength(longest, { error: UNREADABLE, abort: true }),
      z.regex(/^[\w-]+$/, { error: UNREADABLE }),
    )

const attempt = base64url(100)
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key', { error: UNREADABLE }),
}

/** A browser's answer to our request, with the secret of that request. */
export const passkeyProof = object({
  attempt,
  response: object({
    ...credential,
    response: object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: z.nullish(base64url(100)),
    }),
  }),
})

export type PasskeyProof = z.output<typeof passkeyProof>

export const passkeyName = z
  .string({ error: 'Name is required' })
  .check(
    z.overwrite(cleanInput),
    z.minLength(1, { error: 'Name is required', abort: true }),
    z.maxLength(60, { error: 'Name must be at most 60 characters' }),
  )

export const passkeyNameSchema = object({ name: passkeyName })

export const registerPasskeySchema = object({
  attempt,
  name: passkeyName,
  response: object({
    ...credential,
    response: object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(40_000),
      transports: z.nullish(
        z
          .array(z.string({ error: UNREADABLE }).check(z.regex(/^[a-z-]{1,20}$/, { error: UNREADABLE })))
          .check(z.maxLength(10, { error: UNREADABLE })),
      ),
    }),
  }),
})

export type NewPasskey = z.output<typeof registerPasskeySchema>
