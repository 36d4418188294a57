import type { PayloadRequest } from 'payload'

/** Drops empty parameters, which forms send. */
export const saidIn = ({ searchParams }: Pick<PayloadRequest, 'searchParams'>): Record<string, string> =>
  Object.fromEntries([...searchParams].filter(([, value]) => value !== ''))
