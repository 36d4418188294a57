import { expect, it } from 'vitest'
import { linkWithRoom, storedMeetingLink } from '../../../src/features/booking/meeting/rules'
import { calendarAddress } from '../../../src/features/calendar/feeds/schema'
import { storedAddress } from '../../../src/lib/validation/stored-address'

it.each([
  [' HTTPS://Hooks.Example.com:443/a/../b?x=1#y\r\n', 'https://hooks.example.com/b?x=1#y'],
  ['https://hooks.example.com/a\r\nb\tc', 'https://hooks.example.com/abc'],
  ['https://bücher.example/straße', 'https://xn--bcher-kva.example/stra%C3%9Fe'],
  ['https:\\\\hooks.example\\x', 'https://hooks.example/x'],
  ['java\tscript:alert(1)', 'java\tscript:alert(1)'],
  ['mailto:owner@example.com', 'mailto:owner@example.com'],
  ['tel:+49123', 'tel:+49123'],
  [' /contact?x=1#y ', '/contact?x=1#y'],
  ['#part', '#part'],
  ['owner@example.com', 'owner@example.com'],
  ['https://', 'https://'],
  ['', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(storedAddress(typed)).toBe(stored)
  expect(storedAddress(stored)).toBe(stored)
})

it.each([
  ['webcal://Cal.example.com/x\r\n.ics', 'https://cal.example.com/x.ics'],
  ['WEBCAL://cal.example.com/x.ics', 'https://cal.example.com/x.ics'],
  ['https://cal.example.com', 'https://cal.example.com/'],
])('the calendar %j is stored as %j', (typed, stored) => expect(calendarAddress(typed)).toBe(stored))

it.each([
  ['https://Meet.example.com/{room}', 'https://meet.example.com/{room}'],
  [
    'https://meet.example.com/x-{room}/é?r={room}#{room}',
    'https://meet.example.com/x-{room}/%C3%A9?r={room}#{room}',
  ],
  ['https://meet.example.com', 'https://meet.example.com/'],
])('the link to calls %j is stored as %j, with its room', (typed, stored) => {
  expect(storedMeetingLink(typed)).toBe(stored)
  expect(linkWithRoom(stored, 'abc')).toBe(linkWithRoom(typed, 'abc'))
})
