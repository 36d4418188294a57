/** The body that is sent: JSON, a page, or a redirect. */
export interface Answer {
  status: number
  json?: unknown
  html?: string
  location?: string
  headers?: Record<string, string>
}

/** Google's shape of an error of its interfaces. */
export const apiError = (status: number, reason: string, message = reason): Answer => ({
  status,
  json: { error: { code: status, message, errors: [{ domain: 'global', reason, message }] } },
})

/** And that of the token endpoint (RFC 6749). */
export const oauthError = (status: number, error: string): Answer => ({
  status,
  json: { error, error_description: error.replaceAll('_', ' ') },
})
