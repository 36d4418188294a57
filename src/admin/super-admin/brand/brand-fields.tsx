'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { type FileKind, fileLabels, isFontKind, mostKb } from '@/features/brand/file-kinds'
import { isHex } from '@/lib/colors/color-math'

interface ColorFieldProps {
  name: string
  label: string
  hint: string
  value: string
  error: string | undefined
  /** The nearest shade that passes. */
  instead: string | undefined
  onChange: (color: string) => void
}

export function ColorField({ name, label, hint, value, error, instead, onChange }: ColorFieldProps) {
  return (
    <div className="grid content-start gap-2">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <span className="flex gap-2">
            <input
              type="color"
              aria-label={`${label}: picker`}
              value={isHex(value) ? value : '#000000'}
              onChange={({ target }) => onChange(target.value)}
              className="h-12 w-14 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
            />
            <Input
              {...control}
              name={name}
              value={value}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              className="min-w-0 flex-1 font-mono"
              onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
            />
          </span>
        )}
      </Field>
      {instead ? (
        <Button variant="secondary" size="sm" onClick={() => onChange(instead)}>
          {`Use ${instead}`}
        </Button>
      ) : null}
    </div>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In parts: a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}

interface FileFieldProps {
  kind: FileKind
  /** The address of what is shown now. */
  shown: string | undefined
  hint: string
  error: string | undefined
  onChange: (kind: FileKind, base64: string | null, address: string | undefined) => void
}

const LOGOS = 'image/svg+xml,image/png,image/webp'

export function FileField({ kind, shown, hint, error, onChange }: FileFieldProps) {
  const [problem, setProblem] = useState<string>()
  const label = fileLabels[kind]
  const font = isFontKind(kind)

  async function choose(file: File | undefined) {
    setProblem(undefined)
    if (!file) return
    if (file.size > mostKb(kind) * 1024) return setProblem(`${label} may have at most ${mostKb(kind)} kB.`)
    onChange(kind, await base64Of(file), URL.createObjectURL(file))
  }

  return (
    <div className="grid content-start gap-2">
      <Field label={label} hint={hint} error={error ?? problem}>
        {(control) => (
          <input
            {...control}
            name={kind}
            type="file"
            accept={font ? '.woff2,font/woff2' : LOGOS}
            className="w-full min-w-0 rounded-md border border-line-strong bg-surface p-2 text-sm file:mr-3 file:font-sans file:rounded-sm file:border file:bg-paper file:px-3 file:py-1.5"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {shown ? (
        <div className="flex items-center gap-3">
          {font ? (
            <span className="text-soft text-sm">A font is stored.</span>
          ) : (
            <span
              className={`inline-flex rounded-sm border p-2 ${kind === 'logoDark' ? 'bg-[#1a2522]' : 'bg-[#fff]'}`}
            >
              {/* biome-ignore lint/performance/noImgElement: a chosen file, or a small one of the brand */}
              <img src={shown} alt={`${label} now`} className="h-9 w-auto max-w-40 object-contain" />
            </span>
          )}
          <Button variant="secondary" size="sm" onClick={() => onChange(kind, null, undefined)}>
            Remove
          </Button>
        </div>
      ) : null}
    </div>
  )
}
