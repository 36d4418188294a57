'use client'

import { useDocumentInfo, useForm, useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { cx } from 'class-variance-authority'
import { useEffect, useRef, useState } from 'react'

const MB = 1024 * 1024
/** The limits of the server (payload.config.ts, collections/media/check-picture.ts). */
const MAX_BYTES = 10 * MB
const MAX_PIXELS = 50_000_000
const MAX_SIDE = 16_383

/** The largest picture that a browser is asked to decode. */
const MAX_READ = 100 * MB
/** Wider than any screen shows a picture, and within the canvas of every browser (16 megapixels). */
const FITTED_SIDE = 4000
const QUALITY = 0.9

const HEIC_HELP =
  'This browser cannot open HEIC photos. Add it with Safari, or save it as JPEG first: on a Mac, open it in Preview and choose File > Export. On an iPhone, Settings > Camera > Formats > Most Compatible makes new photos JPEG.'

type Fitted = { file: File; note: string } | { refusal: string } | 'fits'

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)
const isDrawable = ({ type }: File) => /^image\/(jpeg|png|webp|avif)$/i.test(type)
const megabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`

async function opened(file: File): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

async function drawn(image: HTMLImageElement, type: string): Promise<Blob | undefined> {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, FITTED_SIDE / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  if (type === 'image/jpeg') {
    // What is transparent would become black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  return blob ?? undefined
}

/** Safari makes no WebP, but a PNG, which is often too large. JPEG has no transparency, so it comes last. */
const typesFor = (file: File) =>
  isHeic(file) || file.type === 'image/jpeg' ? ['image/jpeg'] : ['image/webp', 'image/jpeg']

async function shrunk(file: File, image: HTMLImageElement): Promise<Fitted> {
  let blob: Blob | undefined
  for (const type of typesFor(file)) {
    blob = await drawn(image, type)
    if (blob && blob.size <= MAX_BYTES) break
  }
  if (!blob || blob.size > MAX_BYTES)
    return {
      refusal: `This picture is ${megabytes(file.size)} large, and this browser cannot make it smaller than 10 MB. Please save a smaller copy of it.`,
    }
  const extension = blob.type.replace('image/', '').replace('jpeg', 'jpg')
  return {
    file: new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type }),
    note: `Made smaller in this browser: ${megabytes(file.size)} became ${megabytes(blob.size)}, at most ${FITTED_SIDE} pixels on a side.`,
  }
}

/** Makes a photo that the server would refuse smaller, or says why not. Runs in the browser, before the upload. */
export async function fittedPhoto(file: File): Promise<Fitted> {
  if (!isHeic(file) && !isDrawable(file)) return 'fits'
  if (file.size > MAX_READ)
    return {
      refusal: `This picture is ${megabytes(file.size)} large. Pictures up to 100 MB can be made smaller here. Please save a smaller copy of it.`,
    }
  const image = await opened(file)
  if (!image) return isHeic(file) ? { refusal: HEIC_HELP } : 'fits'
  const { naturalWidth, naturalHeight } = image
  const isLarge =
    file.size > MAX_BYTES ||
    naturalWidth * naturalHeight > MAX_PIXELS ||
    Math.max(naturalWidth, naturalHeight) > MAX_SIDE
  return isHeic(file) || isLarge ? shrunk(file, image) : 'fits'
}

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
