import type { PayloadRequest } from 'payload'

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
