'use client'

import { useDocumentInfo, useForm, useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { cx } from 'class-variance-authority'
import { useEffect, useRef, useState } from 'react'
import { fittedPhoto } from './fitted-photo'

/** Under a chosen picture: makes large ones and HEIC photos fit, and says why a picture is refused until another one is chosen. */
export function PhotoFit() {
  const file = useFormFields(([fields]) => fields.file)
  const dispatch = useFormFields(([, change]) => change)
  const { setUploadStatus } = useDocumentInfo()
  const processing = useFormProcessing()
  const submitted = useFormSubmitted()
  const { getFields } = useForm()
  const [note, setNote] = useState<{ text: string; kind: 'refusal' | 'done' | 'working' }>()
  const wasProcessing = useRef(false)
  const fitted = useRef<File>(undefined)
  const chosen = file?.value instanceof File ? file.value : undefined

  useEffect(() => {
    if (!chosen || chosen === fitted.current) return
    let isOver = false
    const makeFit = async () => {
      setNote({ text: 'Looking at the picture …', kind: 'working' })
      setUploadStatus?.('uploading')
      const result = await fittedPhoto(chosen)
      setUploadStatus?.('idle')
      if (isOver) return
      if (result === 'fits') setNote(undefined)
      else if ('refusal' in result) setNote({ text: result.refusal, kind: 'refusal' })
      else {
        fitted.current = result.file
        dispatch({ type: 'UPDATE', path: 'file', value: result.file, valid: true })
        setNote({ text: result.note, kind: 'done' })
      }
    }
    void makeFit()
    return () => {
      isOver = true
    }
  }, [chosen, dispatch, setUploadStatus])

  useEffect(() => {
    // A save ends as `submitted` only when it failed. The field itself soon loses the server's reason.
    const reason =
      wasProcessing.current && !processing && submitted ? getFields().file?.errorMessage : undefined
    if (reason) setNote({ text: reason, kind: 'refusal' })
    wasProcessing.current = processing
  }, [processing, submitted, getFields])

  const isRefused = note?.kind === 'refusal'
  return (
    <div className="office" role={isRefused ? 'alert' : 'status'}>
      {chosen && note ? (
        <p className={cx('mb-5', isRefused && 'border-danger border-l-4 px-3 py-2 text-danger')}>
          {note.text}
        </p>
      ) : null}
    </div>
  )
}
