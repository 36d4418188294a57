'use client'

import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { failureText } from '@/components/form/failure-text'
import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'

const MAX_ALT = 300

function readAlt(body: unknown): string | undefined {
  const members = membersOf(body)
  const { alt } = 'doc' in members ? membersOf(members.doc) : members
  return typeof alt === 'string' ? alt : undefined
}

const saveOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return
  // Enter would send the article's form.
  event.preventDefault()
  event.currentTarget.blur()
}

/** The alternative text of a picture in the library, saved when the field is left. */
export function AltText({ id, readOnly }: { id: string; readOnly: boolean }) {
  const [stored, setStored] = useState<string>()
  const [alt, setAlt] = useState('')
  const [note, setNote] = useState<{ text: string; isFailure: boolean }>()
  const noteId = useId()

  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      const path = `/api/media/${id}?depth=0&select[alt]=true`
      const answer = await send(path, { method: 'GET', read: readAlt, signal: stop.signal })
      if (answer.ok) {
        setStored(answer.data)
        setAlt(answer.data)
      } else if (answer.reason !== 'aborted')
        setNote({ text: failureText(answer, 'The text cannot be read.'), isFailure: true })
    }
    void load()
    return () => stop.abort()
  }, [id])

  const save = async () => {
    if (stored === undefined || alt === stored) return
    const answer = await send(`/api/media/${id}?depth=0`, { method: 'PATCH', body: { alt }, read: readAlt })
    if (answer.ok) {
      setStored(answer.data)
      setNote({ text: 'Saved, for each place that shows this picture.', isFailure: false })
    } else setNote({ text: failureText(answer, 'Not saved.', { typed: true }), isFailure: true })
  }

  return (
    <label className="picture-words__field">
      <span>Alternative text</span>
      <input
        type="text"
        value={alt}
        maxLength={MAX_ALT}
        readOnly={readOnly || stored === undefined}
        placeholder="What the picture shows"
        aria-describedby={noteId}
        aria-invalid={note?.isFailure || undefined}
        onChange={({ target }) => {
          setAlt(target.value)
          setNote(undefined)
        }}
        onBlur={() => void save()}
        onKeyDown={saveOnEnter}
      />
      <small id={noteId} role="status" className={note?.isFailure ? 'picture-words__failure' : undefined}>
        {note?.text}
      </small>
    </label>
  )
}
