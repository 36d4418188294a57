'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { type FileKind, fileLabels, isFontKind, mostKb } from '@/features/brand/file-kinds'
import { base64Of } from './typed-brand'

interface FileFieldProps {
  kind: FileKind
  /** The address of what is shown now. */
  shown: string | undefined
  hint: string
  error: string | undefined
  onChange: (base64: string | null, address: string | undefined) => void
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
    onChange(await base64Of(file), URL.createObjectURL(file))
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
          <Button variant="secondary" size="sm" onClick={() => onChange(null, undefined)}>
            Remove
          </Button>
        </div>
      ) : null}
    </div>
  )
}
