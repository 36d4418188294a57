import type { PayloadRequest } from 'payload'

/** The query of a request without the parts that are left empty, as forms send them. */
export const saidIn = ({ searchParams }: Pick<PayloadRequest, 'searchParams'>): Record<string, string> =>
  Object.fromEntries([...searchParams].filter(([, value]) => value !== ''))
