'use client'

import { type CSSProperties, useState } from 'react'
import { Mark } from '@/components/layout/mark'
import { buttonStyles } from '@/components/ui/button-styles'
import { type BrandColors, paletteOf } from '@/lib/colors/palette'

interface PreviewedBrand {
  brandName: string
  tagline: string
  colors: BrandColors
  fonts: 'newsreader' | 'instrument' | 'own'
  logo: string | undefined
  logoDark: string | undefined
}

/** The texts of theme.css, which no owner chooses. */
const texts = {
  ink: ['#16211f', '#eeebe2'],
  soft: ['#43504b', '#b7c1bb'],
  faint: ['#5c6863', '#94a19b'],
} as const

/** All colors of one scheme: the page around may be in the other. */
const variables = (colors: BrandColors, scheme: 0 | 1) =>
  Object.fromEntries(
    Object.entries({ ...paletteOf(colors), ...texts }).map(([name, pair]) => [
      `--color-${name}`,
      pair[scheme],
    ]),
  )

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset className="flex gap-1" aria-label={label}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className="min-h-9 rounded-md border px-3 text-sm aria-pressed:border-action aria-pressed:bg-sage aria-pressed:font-semibold"
        >
          {option}
        </button>
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

function Sample({ brand, isDark }: { brand: PreviewedBrand; isDark: boolean }) {
  const logo = (isDark && brand.logoDark) || brand.logo
  const heading = brand.fonts === 'newsreader' ? 'font-display' : 'font-sans'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-5 py-3">
        {logo ? (
          // biome-ignore lint/performance/noImgElement: a chosen file, or a small one of the brand
          <img src={logo} alt={brand.brandName} className="h-8 w-auto max-w-44 object-contain" />
        ) : (
          <span className="flex items-center gap-2">
            <Mark className="h-5 w-9" />
            <span className={`${heading} font-semibold text-lg`}>{brand.brandName}</span>
          </span>
        )}
        <span className={buttonStyles({ size: 'sm' })}>Book a Call</span>
      </div>
      <div className="grid gap-3 px-5 py-6">
        <span className="font-semibold text-signal-text text-xs">Small words above a title</span>
        <p className={`${heading} text-3xl leading-tight`}>A headline of your pages</p>
        <p className="text-soft">{brand.tagline}</p>
        <p>
          Text with <span className="text-action underline">a link in it</span>, and{' '}
          <span className="text-faint">a quiet remark</span>.
        </p>
        <div className="rounded-lg border bg-surface p-4">A card on the page</div>
        <div className="rounded-lg bg-sunken p-4 text-soft">A part that lies deeper</div>
      </div>
      <div className="bg-deep px-5 py-5 text-on-deep">
        <span className="font-semibold text-on-deep-signal text-xs">Closing words</span>
        <p className={`${heading} text-xl`}>Book a free call</p>
        <p className="text-on-deep-soft">We answer within one working day.</p>
      </div>
    </>
  )
}

export function BrandPreview({ brand }: { brand: PreviewedBrand }) {
  const [scheme, setScheme] = useState('Light')
  const [width, setWidth] = useState('Phone')
  const isDark = scheme === 'Dark'
  const style: CSSProperties = {
    ...variables(brand.colors, isDark ? 1 : 0),
    colorScheme: isDark ? 'dark' : 'light',
  }
  return (
    <section aria-label="Preview" className="grid gap-3">
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Choice label="Colors" options={['Light', 'Dark']} value={scheme} onChange={setScheme} />
        <Choice label="Screen" options={['Phone', 'Desktop']} value={width} onChange={setWidth} />
      </div>
      <div
        style={style}
        className={`overflow-hidden rounded-lg border bg-paper text-ink ${width === 'Phone' ? 'w-full max-w-[390px]' : 'w-full'}`}
      >
        <Sample brand={brand} isDark={isDark} />
      </div>
    </section>
  )
}
