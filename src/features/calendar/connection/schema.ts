import * as z from 'zod/mini'
import { storedAddress } from '../../../lib/validation/stored-address'
import { checkedText, dayText, requiredLine, uuidText } from '../../../lib/validation/text-fields'

const line = (label: string) => requiredLine({ label, max: 300 })

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** POST /api/globals/google-oauth-config. All fields are required. */
export const oauthConfigSchema = z.object({
  clientId: line('Client ID'),
  clientSecret: line('Client secret'),
  redirectUri: z.pipe(
    checkedText(
      'Redirect URI',
      'Redirect URI is required',
      isAddress,
      'Redirect URI must be a full address, such as https://example.com/api/google-calendar-oauth/callback',
    ),
    z.transform(storedAddress),
  ),
})

const actionSchema = <Shape extends z.core.$ZodShape>(whose: Shape) =>
  z.discriminatedUnion(
    'action',
    [
      z.object({ action: z.literal('initiate'), ...whose }),
      z.object({ action: z.literal('disconnect'), ...whose }),
      z.object({ action: z.literal('select_calendar'), ...whose, calendarId: line('Calendar') }),
    ],
    { error: 'Action must be initiate, disconnect or select_calendar' },
  )

export const oauthActionSchema = actionSchema({})

const host = uuidText('Host must be the id of a host', 'Host is required')

export const hostConnectionSchema = actionSchema({ host })

export const hostCalendarsSchema = z.object({ host })

export const syncActionSchema = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('sync_events') }),
    z.object({
      action: z.literal('check_availability'),
      date: dayText('Date must be a real day, written YYYY-MM-DD', 'Date is required'),
    }),
  ],
  { error: 'Action must be check_availability or sync_events' },
)
