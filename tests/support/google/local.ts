import { startGoogle } from './server'

/** The local Google of one test file, at the address that the setup of the tests has given the application. */
export const google = await startGoogle({
  port: Number(new URL(process.env.GOOGLE_API_ROOT_URL ?? '').port),
})
google.world.client.redirectUris = ['http://localhost:3000/api/google-calendar-oauth/callback']
