import type { PayloadRequest } from 'payload'
import { asSite } from '@/lib/db/local-api'
import type { Parsed } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { isPhoneCountry, storedPhone } from '@/lib/validation/phone-number'
import { INVALID_PHONE } from '@/lib/validation/phone-text'

export const DEFAULT_COUNTRY = 'DE'

export const phoneCountryOf = ({ phoneCountry = '' }: { phoneCountry?: string | null }) =>
  phoneCountry && isPhoneCountry(phoneCountry) ? phoneCountry : DEFAULT_COUNTRY

/** The stored form of a typed number. One without + is of the country in the site settings. Undefined if it is none. */
export async function phoneOf(req: PayloadRequest, typed: string): Promise<string | undefined> {
  return storedPhone(
    typed,
    phoneCountryOf(await req.payload.findGlobal({ slug: 'site-settings', ...asSite(req) })),
  )
}

/** Replaces the typed number of a request by its stored form, or refuses it. */
export async function withStoredPhone<Input extends { phone?: string | null | undefined }>(
  req: PayloadRequest,
  input: Input,
): Promise<Parsed<Input>> {
  if (!input.phone) return { ok: true, value: input }
  const phone = await phoneOf(req, input.phone)
  return phone
    ? { ok: true, value: { ...input, phone } }
    : { ok: false, refusal: problem(400, { message: INVALID_PHONE, code: 'invalid', field: 'phone' }) }
}
