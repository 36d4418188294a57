import { APIError } from 'payload'
import { expect, it } from 'vitest'
import { exposePublicErrors } from '../../../collections/hooks/expose-public-errors'

type Args = Parameters<typeof exposePublicErrors>[0]
const tell = (error: Error) => exposePublicErrors({ error } as unknown as Args)

/** A refusal as it looks in a production build: of a class that this copy does not know, without a name. */
const foreign = (message: string, more: object) => Object.assign(new Error(message), { name: '', ...more })

it('reports the words of every public refusal, of any class and name', () => {
  const words = { status: 409, isPublic: true, data: { code: 'conflict' } }
  const answer = { response: { errors: [{ message: 'It is in use', data: { code: 'conflict' } }] } }
  expect(tell(foreign('It is in use', words))).toEqual(answer)
  expect(tell(new APIError('It is in use', 409, { code: 'conflict' }, true))).toEqual(answer)
  expect(tell(foreign('Not here', { status: 404, data: null }))).toEqual({
    response: { errors: [{ message: 'Not here' }] },
  })
})

it('names wrong fields, and of these nothing but what names them', () => {
  const errors = [{ path: 'slug', message: 'Taken' }, { req: 'secret' }]
  expect(tell(foreign('Invalid: slug', { status: 400, data: { collection: 'blogs', errors } }))).toEqual({
    response: {
      errors: [
        {
          message: 'Invalid: slug',
          data: { collection: 'blogs', errors: [{ path: 'slug', message: 'Taken' }] },
        },
      ],
    },
  })
})

it('says nothing of what is not meant for people', () => {
  expect(tell(new Error('password of the database'))).toBeUndefined()
  expect(tell(foreign('secret', { status: 500 }))).toBeUndefined()
  expect(tell(foreign('secret', { status: 400, isPublic: false }))).toBeUndefined()
})

it('takes a value that its column cannot hold for a wrong request', () => {
  for (const code of ['22P02', '22021', '22008', '23502', '42883']) {
    const wrapped = new Error('Failed query: select secret', { cause: Object.assign(new Error(), { code }) })
    expect(tell(wrapped)).toEqual({
      status: 400,
      response: {
        errors: [
          { message: 'The request holds a value that does not fit its field.', data: { code: 'invalid' } },
        ],
      },
    })
  }
})

it('tells people to try again when no connection to the database was free, or it broke', () => {
  const waited = new Error('Error: cannot begin transaction: timeout exceeded when trying to connect')
  const ended = new Error('Failed query: select secret', {
    cause: Object.assign(new Error(), { code: '57P01' }),
  })
  const message = 'The service is not available right now. Please try again shortly.'
  const answer = { status: 503, response: { errors: [{ message, data: { code: 'unavailable' } }] } }
  for (const error of [waited, ended]) expect(tell(error)).toEqual(answer)
})
