const TEXT = String.raw`"(?:\\.|[^"\\])*"`
const HIDDEN = '[hidden]'

/** Values under these names are removed, at any depth. */
const SECRET_NAMES = new RegExp(
  String.raw`("(?:\w*password|\w*token|\w*secret|set-cookie|cookie|authorization|recoveryCodes?|totp\w*|sealed)":)${TEXT}`,
  'gi',
)
/** The values of a failed statement: pg's detail names those of a row, drizzle's params all of them. */
const STATEMENT_VALUES = new RegExp(
  String.raw`("(?:params|detail|where|internalQuery)":)(?:${TEXT}|\[(?:${TEXT}|[^"\[\]])*\])`,
  'g',
)
const STATEMENT_PARAMS = /\\nparams: (?:(?!\\n {4}at )(?:\\.|[^"\\]))*/g
const MAILED_LINKS = /([?&](?:token|key|state)=)[\w.~%-]+/g
/** Without an SMTP server the links of mails are logged on purpose: there is no other way to follow them. */
const TELLS_LINKS = '"links":['

/** A log line without secrets. */
export function scrubLine(line: string): string {
  const scrubbed = line
    .replace(SECRET_NAMES, `$1"${HIDDEN}"`)
    .replace(STATEMENT_VALUES, `$1"${HIDDEN}"`)
    .replace(STATEMENT_PARAMS, `\\nparams: ${HIDDEN}`)
  return scrubbed.includes(TELLS_LINKS) ? scrubbed : scrubbed.replace(MAILED_LINKS, `$1${HIDDEN}`)
}
