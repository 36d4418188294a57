'use client'

import { toast, useField } from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addToLibrary, choosePictures, picturesIn } from './picture-files'
import { AltText } from './picture-words-feature'

/** Below the cover picture: its alternative text, or the way to a picture of this device. A dropped one needs no window. */
export function CoverWords({ path }: UploadFieldClientProps) {
  const { value, disabled, setValue } = useField<string | null>({ path })
  const place = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file || busy || disabled) return
    setBusy(true)
    const working = toast.loading('Adding the picture …')
    const id = await addToLibrary({ file, alt: '' })
    toast.dismiss(working)
    setBusy(false)
    if (id) setValue(id)
  }
  const onDropped = useEffectEvent(take)
  useEffect(() => {
    const stop = new AbortController()
    const onDrop = (event: Event) => {
      const [file] = event instanceof DragEvent && event.dataTransfer ? picturesIn(event.dataTransfer) : []
      if (!file) return
      event.preventDefault()
      event.stopPropagation()
      void onDropped(file)
    }
    // The field's own element, around its place for dropped files.
    const field = place.current?.parentElement
    field?.addEventListener('drop', onDrop, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return (
    <div ref={place} className="picture-words">
      {value ? <AltText key={value} id={value} readOnly={disabled} /> : null}
      {value || disabled ? null : (
        <button
          type="button"
          className="picture-words__choose"
          disabled={busy}
          onClick={() => choosePictures(([file]) => void take(file))}
        >
          From this device
        </button>
      )}
    </div>
  )
}
