import type { Answer } from './answer.ts'
import { deleteEvent, insertEvent, moveEvent } from './events.ts'
import type { Fault, Faults } from './faults.ts'
import { findCalendar, type GoogleEvent, type World } from './world.ts'

interface ControlCall {
  world: World
  faults: Faults
  method: string
  url: URL
  body: string
}

/** Notifies the watchers of a calendar that something in it has changed. Like Google, it does not say what. */
async function notifyWatchers(world: World, calendarId: string): Promise<void> {
  for (const channel of world.channels.values()) {
    if (channel.calendarId !== calendarId) continue
    await fetch(channel.address, {
      method: 'POST',
      headers: {
        'x-goog-channel-id': channel.id,
        'x-goog-channel-token': channel.token,
        'x-goog-resource-id': channel.resourceId,
        'x-goog-resource-state': 'exists',
        'x-goog-message-number': '2',
      },
    }).catch(() => undefined)
  }
}

const text = (value: string) => value.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
const when = ({ start, end }: GoogleEvent) =>
  `${start.dateTime ?? start.date ?? ''} to ${end.dateTime ?? end.date ?? ''}`

/** A page on which a person does what they would do in Google's own: see, add, move and delete events. */
function calendarPage(world: World): string {
  const row = (calendarId: string, event: GoogleEvent) => `<tr><td>${text(event.summary ?? '(none)')}</td>
<td>${text(when(event))}</td><td>${event.status}</td><td>
<form method="post" action="/control/form"><input type="hidden" name="calendar" value="${text(calendarId)}">
<input type="hidden" name="id" value="${event.id}"><input name="start" size="24" value="${event.start.dateTime ?? ''}">
<input name="end" size="24" value="${event.end.dateTime ?? ''}">
<button name="do" value="move">Move</button><button name="do" value="delete">Delete</button></form></td></tr>`
  const tables = [...world.calendars.values()].map(
    (calendar) => `<h2>${text(calendar.summary)}</h2><table>${[...calendar.events.values()]
      .map(({ event }) => row(calendar.id, event))
      .join('')}</table>
<form method="post" action="/control/form"><input type="hidden" name="calendar" value="${text(calendar.id)}">
<input name="start" size="24" placeholder="2026-12-01T10:00:00+01:00"> <input name="end" size="24" placeholder="2026-12-01T11:00:00+01:00">
<button name="do" value="add">Add a busy event</button></form>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Local Google Calendar</title>
<style>body{font:15px/1.5 sans-serif;margin:2rem}td{padding:.2rem .8rem .2rem 0}</style>
<h1>Local Google Calendar of ${text(world.account)}</h1>${tables.join('')}</html>`
}

/** Changes the calendar as its owner would. */
async function change(world: World, given: Record<string, unknown>): Promise<Answer> {
  const { calendar: calendarId = 'primary', id = '', do: action, ...fields } = given
  const calendar = findCalendar(world, String(calendarId))
  if (!calendar) return { status: 404, json: {} }
  const input = fields as Partial<GoogleEvent>
  const answer =
    action === 'delete'
      ? deleteEvent(world, calendar, String(id))
      : action === 'move'
        ? moveEvent(world, calendar, String(id), input as Pick<GoogleEvent, 'start' | 'end'>)
        : insertEvent(world, calendar, { summary: 'Busy', ...(id ? { id } : {}), ...input } as object)
  await notifyWatchers(world, calendar.id)
  return answer.status === 204 ? { status: 200, json: {} } : answer
}

function formFields(form: URLSearchParams): Record<string, unknown> {
  const { start, end, ...rest } = Object.fromEntries(form)
  return { ...rest, ...(start ? { start: { dateTime: start }, end: { dateTime: end } } : {}) }
}

/** What tests and people do with this Google that no application can. */
export async function control({ world, faults, method, url, body }: ControlCall): Promise<Answer> {
  switch (`${method} ${url.pathname}`) {
    case 'GET /':
      return { status: 200, html: calendarPage(world) }
    case 'POST /control/form':
      await change(world, formFields(new URLSearchParams(body)))
      return { status: 303, location: '/' }
    case 'POST /control/events':
      return change(world, JSON.parse(body))
    case 'GET /control/events': {
      const calendar = findCalendar(world, url.searchParams.get('calendar') ?? 'primary')
      return { status: 200, json: [...(calendar?.events.values() ?? [])].map(({ event }) => event) }
    }
    case 'POST /control/faults':
      faults.add(JSON.parse(body) as Fault)
      return { status: 200, json: {} }
    case 'DELETE /control/faults':
      faults.clear()
      return { status: 200, json: {} }
    case 'GET /control/calls':
      return { status: 200, json: world.calls }
    case 'POST /control/world': {
      const { revokeAll, redirectUris, expireSyncTokens, endAccessTokens, ...settings } = JSON.parse(body)
      Object.assign(world, settings)
      if (redirectUris) world.client.redirectUris = redirectUris
      if (revokeAll) world.grants = []
      if (endAccessTokens) for (const grant of world.grants) grant.accessTokens.clear()
      if (expireSyncTokens)
        for (const calendar of world.calendars.values()) calendar.firstValidChange = world.changes + 1
      return { status: 200, json: {} }
    }
    default:
      return { status: 404, json: {} }
  }
}
