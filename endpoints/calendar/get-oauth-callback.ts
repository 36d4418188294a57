import { createHash } from 'node:crypto'
import { endedFlowCookie } from '@/features/calendar/connection/flow'
import { type ConnectOutcome, finishConnecting } from '@/features/calendar/connection/mutations'
import { anyone, get } from '../route'

const texts: Record<ConnectOutcome, [title: string, text: string]> = {
  connected: ['Google Calendar is connected', 'You can close this window and pick a calendar.'],
  denied: ['Nothing was connected', 'You did not allow it. You can close this window and try again.'],
  scopes: [
    'A permission is missing',
    'Google Calendar can only be connected when you allow all that is asked for. Close this window and try again.',
  ],
  expired: [
    'This answer cannot be used',
    'It belongs to another window, was used already or took too long. Close this window and connect again.',
  ],
  failed: [
    'Google Calendar was not connected',
    'Google did not complete the connection. Close this window, check the OAuth configuration and try again.',
  ],
}

const style =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:26rem;margin:12vh auto;padding:0 1.25rem}h1{font-size:1.4rem}'
// Isolated pages have no opener, so the waiting tab listens on a channel.
const scriptFor = (outcome: ConnectOutcome) =>
  `const c=new BroadcastChannel('google-calendar-oauth');c.postMessage('${outcome}');c.close();history.replaceState(null,'',location.pathname);setTimeout(()=>close(),${outcome === 'connected' ? 1200 : 60000})`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function page(outcome: ConnectOutcome): Response {
  const [title, text] = texts[outcome]
  const script = scriptFor(outcome)
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main><script>${script}</script></body></html>`,
    {
      status: outcome === 'connected' ? 200 : 400,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'referrer-policy': 'no-referrer',
        'set-cookie': endedFlowCookie(),
      },
    },
  )
}

/** GET /api/google-calendar-oauth/callback: no session. The flow's cookie and state work once. */
export const getGoogleCalendarCallback = get('/google-calendar-oauth/callback', anyone, async (req) =>
  page(await finishConnecting(req, req.searchParams)),
)
