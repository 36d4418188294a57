'use client'

import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { TextField } from '@/components/form/fields'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { call } from '@/lib/http/call'
import { leaveRemark } from '../../calls'
import type { Remark } from '../queries'
import { type Place, placeNow } from '../rules'

interface Beside {
  place: Place
  element: Element
}

const COMPARED = 40

/** Without spaces: a callout has other ones on the page than in the text. */
const letters = (text: string | null): string => (text ?? '').replace(/\s+/g, '')

/** Without the numbers of footnotes, and the lists in an entry. */
function ownLetters(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const other of copy.querySelectorAll('[role="doc-noteref"], ul, ol')) other.remove()
  return letters(copy.textContent)
}

/** An entry with a list in it has its button before that. */
function hostIn(element: Element): Element {
  const list = element.querySelector(':scope > :is(ul, ol)')
  if (!list) return element
  const host = document.createElement('span')
  list.before(host)
  return host
}

/** Where each part is on the page. Tables, code and cards have no room for a button: the form names them, too. */
function besideOf(places: readonly Place[]): Beside[] {
  const shown = [
    ...document.querySelectorAll(
      '[data-prose] > :is(p, h2, h3, h4, blockquote), [data-prose] > :is(ul, ol) li',
    ),
  ].map((element) => ({ element, words: ownLetters(element) }))
  return places.flatMap((place) => {
    const beginning = letters(place.quote).slice(0, COMPARED)
    const at = shown.findIndex(({ words }) => words.startsWith(beginning))
    const [part] = at < 0 ? [] : shown.splice(0, at + 1).slice(-1)
    return part ? [{ place, element: hostIn(part.element) }] : []
  })
}

const countText = (count: number) => (count === 0 ? 'Remark' : count === 1 ? '1 remark' : `${count} remarks`)

function useRemarkForm(token: string, first: Remark[]) {
  const [remarks, setRemarks] = useState(first)
  const [place, setPlace] = useState<Place>()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    read: (data) => ({
      token,
      place: place?.place ?? null,
      quote: place?.quote ?? '',
      ...typedTexts(data, 'name', 'text'),
    }),
    schema: leaveRemark.input,
    send: (body) => call(leaveRemark, body),
    failed: { title: 'Your remark was not sent', message: 'Please try again.' },
    onDone: (answer) => {
      setRemarks(answer.remarks)
      setSent(true)
      const text = form.formRef.current?.elements.namedItem('text')
      if (text instanceof HTMLTextAreaElement) text.value = ''
    },
  })
  return { ...form, remarks, place, setPlace, isSent, setSent }
}

/** Below a shared draft: what its readers remarked, and the form for one more. */
export function DraftRemarks({ token, places, first }: { token: string; places: Place[]; first: Remark[] }) {
  const { formRef, formProps, busy, errors, problem, remarks, place, setPlace, isSent, setSent } =
    useRemarkForm(token, first)
  const [beside, setBeside] = useState<readonly Beside[]>([])
  const words = useRef<HTMLTextAreaElement>(null)
  useEffect(() => setBeside(besideOf(places)), [places])

  const remarkOn = (chosen: Place) => {
    setPlace(chosen)
    setSent(false)
    words.current?.focus({ preventScroll: true })
    formRef.current?.scrollIntoView({ block: 'center' })
  }
  const left = (at: Place) => remarks.filter((remark) => placeNow(remark, places) === at).length

  return (
    <Container className="pb-16">
      <section aria-labelledby="remarks" className="grid max-w-[44rem] gap-6 border-line border-t pt-8">
        <h2 id="remarks" className="text-2xl">
          Remarks
        </h2>
        {remarks.length === 0 ? (
          <p className="text-soft">No remarks yet. Everyone with this link sees what you write.</p>
        ) : (
          <ol className="grid gap-5">
            {remarks.map(({ id, quote, name, text }) => (
              <li key={id} className="grid gap-1">
                {quote ? (
                  <p className="border-line-strong border-l-4 pl-3 text-faint text-sm">{quote}</p>
                ) : null}
                <p className="whitespace-pre-line break-words">{text}</p>
                <p className="text-faint text-sm">{name}</p>
              </li>
            ))}
          </ol>
        )}
        <form
          {...formProps}
          ref={formRef}
          className="grid gap-4 noscript:hidden"
          onInput={() => setSent(false)}
        >
          <Field label="About">
            {(control) => (
              <Select
                {...control}
                value={place ? String(places.indexOf(place)) : ''}
                placeholder="The whole draft"
                options={places.map(({ quote }, at) => ({ value: String(at), label: quote }))}
                onChange={({ target }) =>
                  setPlace(target.value === '' ? undefined : places[Number(target.value)])
                }
              />
            )}
          </Field>
          <Field label="Remark" required error={errors.text}>
            {(control) => <Textarea {...control} ref={words} name="text" rows={4} maxLength={2000} />}
          </Field>
          <TextField
            form={{ errors }}
            name="name"
            label="Your name"
            required
            maxLength={60}
            autoComplete="name"
          />
          <FormProblemNote problem={problem} />
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" busy={busy}>
              {busy ? 'Sending...' : 'Leave the remark'}
            </Button>
            <p role="status">{isSent ? 'Thank you. The editor sees your remark.' : ''}</p>
          </div>
        </form>
      </section>
      {beside.map(({ place: at, element }) =>
        createPortal(
          <button
            type="button"
            className="ml-2 rounded-full border border-line-strong px-2.5 font-sans pointer-coarse:px-3 pointer-coarse:py-1.5 text-faint text-xs tracking-normal hover:border-ink hover:text-ink"
            onClick={() => remarkOn(at)}
          >
            {countText(left(at))}
          </button>,
          element,
          String(places.indexOf(at)),
        ),
      )}
    </Container>
  )
}
