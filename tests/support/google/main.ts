// A Google Calendar on this machine, to try the whole journey without an account: docs/google-calendar.md.
import { startGoogle } from './server.ts'

const google = await startGoogle({ port: Number(process.env.GOOGLE_PORT ?? 3790) })
google.world.client.redirectUris = (
  process.env.GOOGLE_REDIRECT_URIS ?? 'http://localhost:3000/api/google-calendar-oauth/callback'
).split(' ')

const { id, secret, redirectUris } = google.world.client
process.stdout.write(`
  Local Google Calendar at ${google.url}

  GOOGLE_API_ROOT_URL=${google.url}
  GOOGLE_OAUTH_ROOT_URL=${google.url}

  Client ID      ${id}
  Client secret  ${secret}
  Redirect URI   ${redirectUris.join(', ')}
`)
