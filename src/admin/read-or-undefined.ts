import type { PayloadRequest } from 'payload'

/** What a tab or the queue shows, or undefined when it cannot be read: the reason is for the log alone. */
export async function readOrUndefined<Data>(
  req: PayloadRequest,
  read: () => Promise<Data>,
): Promise<Data | undefined> {
  try {
    return await read()
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'A page of the back office could not be read' })
    return undefined
  }
}
