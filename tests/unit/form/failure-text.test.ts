import { expect, test } from 'vitest'
import { messagesByField } from '@/components/form/form-fields'
import { loadPart } from '@/components/form/load-part'

test('a field has its first message; a message about a part of it counts', () => {
  const messages = messagesByField([
    { message: 'No field' },
    { field: 'name', message: 'First' },
    { field: 'name', message: 'Second' },
    { field: 'interests.2', message: 'Unknown' },
  ])
  expect(messages).toEqual({ name: 'First', interests: 'Unknown', 'interests.2': 'Unknown' })
})

test('a part that does not load is a value, and is asked for again', async () => {
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  }
  expect(await loadPart(load)).toEqual({ ok: false, reason: 'unreachable' })
  expect(await loadPart(load)).toEqual({ ok: true, part: 'part' })
})
