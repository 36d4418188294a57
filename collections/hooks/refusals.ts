import { APIError } from 'payload'

/** The request has a value that its field cannot take. */
export const invalidField = (field: string, message: string) =>
  new APIError(message, 400, { code: 'invalid', field }, true)
