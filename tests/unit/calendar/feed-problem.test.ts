import { expect, it } from 'vitest'
import { addressInUrl } from '../../../src/features/calendar/feeds/owners'
import { contentProblem, statusProblem } from '../../../src/features/calendar/feeds/problem'

it.each([
  [401, 'sign_in'],
  [403, 'sign_in'],
  [404, 'not_found'],
  [410, 'not_found'],
  [429, 'server_error'],
  [503, 'server_error'],
  [400, 'status'],
])('a status %i is %s', (status, problem) => {
  expect(statusProblem(status)).toBe(problem)
})

it.each([
  ['', 'text/calendar', 'empty'],
  [' \r\n', 'text/calendar', 'empty'],
  ['<!DOCTYPE html><title>Our team</title>', 'text/html; charset=utf-8', 'web_page'],
  ['<html lang="de">', 'text/plain', 'web_page'],
  ['<p>Nothing here', 'text/html', 'web_page'],
  ['<!doctype html><title>Bitte anmelden</title>', 'text/html', 'sign_in'],
  ['<html><form><input name=p type="password">', 'text/html', 'sign_in'],
  ['{"error":"no"}', 'application/json', 'unreadable'],
])('an answer %j as %s is %s', (text, type, problem) => {
  expect(contentProblem(type, text)).toBe(problem)
})

it('finds the owner in the address of a Google calendar', () => {
  const url = 'https://calendar.google.com/calendar/ical/ada%40example.com/private-1/basic.ics'
  expect(addressInUrl(url)).toEqual(['ada@example.com'])
  expect(addressInUrl('https://example.com/calendars/team.ics')).toEqual([])
})
