import { createDataloaderCacheKey, type PayloadRequest, type SelectType } from 'payload'

/** Reads one document for the server's own use. Reads of several documents in the same request become one query. */
export function loadById<Doc extends { id: string }>(
  req: PayloadRequest,
  collectionSlug: string,
  docID: string,
  select: SelectType,
): Promise<Doc | null> {
  const key = createDataloaderCacheKey({
    collectionSlug,
    docID,
    select,
    currentDepth: 0,
    depth: 0,
    draft: false,
    fallbackLocale: null,
    locale: 'en',
    overrideAccess: true,
    showHiddenFields: false,
    transactionID: req.transactionID as string,
  })
  return req.payloadDataLoader.load(key) as Promise<Doc | null>
}
