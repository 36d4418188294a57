export const ADDRESS_LENGTH = 2000

/** Returns true for an https address with a host, or one with http if that is allowed. */
export function isOutsideAddress(address: string, allowHttp: boolean): boolean {
  if (address.length > ADDRESS_LENGTH || !URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return hostname !== '' && (protocol === 'https:' || (allowHttp && protocol === 'http:'))
}
