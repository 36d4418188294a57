import { appCode } from './app-code'
import { call, cookieOf, signedIn, type Visitor } from './site'

export { appCode }

export const post = <Body>(path: string, visitor: Visitor, body: object) =>
  call<Body>('POST', path, { visitor, body })

/** Someone signed in who has just set up a second factor; `spent` is the code that did it. */
export async function enrolled(...roles: Parameters<typeof signedIn>) {
  const person = await signedIn(...roles)
  const { body } = await post<{ secret: string; qr: string }>('/api/two-factor/enrol', person, {
    currentPassword: person.password,
  })
  const spent = appCode(body.secret)
  const confirmed = await post<{ recoveryCodes: string[] }>('/api/two-factor/confirm', person, {
    code: spent,
  })
  const cookie = cookieOf(confirmed)
  return { ...person, cookie, spent, secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes }
}
