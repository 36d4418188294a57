/** Set by the proxy on each request to the admin: path and query as the visitor sees them. */
export const ADDRESS_HEADER = 'x-address'
