const MAX_PARTS = 50
const LINE = '\r\n'

const boundaryOf = (type: string) => {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  return quoted ?? plain
}

const UNREADABLE = 'This form cannot be read.'

/** Why a form with files cannot be read; undefined if its parts and its end are complete. */
export function multipartProblem(body: Buffer, type: string): string | undefined {
  const boundary = /^multipart\/form-data\s*;/i.test(type) ? boundaryOf(type) : undefined
  if (!boundary) return UNREADABLE
  const mark = `--${boundary}`
  if (!body.subarray(0, mark.length + 2).equals(Buffer.from(mark + LINE))) return UNREADABLE
  let parts = 0
  let at = 0
  while (true) {
    const next = body.indexOf(LINE + mark, at)
    const headEnd = body.indexOf(LINE + LINE, at)
    const isWhole = next > 0 && headEnd > 0 && headEnd <= next
    const head = isWhole ? body.subarray(at, headEnd).toString('latin1') : ''
    if (!/content-disposition:\s*form-data\s*;[^\r]*name=/i.test(head) || ++parts > MAX_PARTS)
      return UNREADABLE
    at = next + LINE.length + mark.length
    const after = body.subarray(at, at + 2).toString('latin1')
    if (after === '--') break
    if (after !== LINE) return UNREADABLE
  }
  const document = payloadPart(body)
  if (!document) return undefined
  try {
    JSON.parse(document.toString('utf8'))
    return undefined
  } catch {
    return 'The request is not valid JSON.'
  }
}

/** The document of a form. The CMS sends it as JSON in a separate part. */
export function payloadPart(body: Buffer): Buffer | undefined {
  const name = body.indexOf('name="_payload"')
  const start = name < 0 ? -1 : body.indexOf(LINE + LINE, name)
  if (start < 0) return undefined
  const end = body.indexOf(`${LINE}--`, start + 4)
  return end < 0 ? undefined : body.subarray(start + 4, end)
}
