import { APIError } from 'payload'

export const invalidField = (field: string, message: string) =>
  new APIError(message, 400, { code: 'invalid', field }, true)
