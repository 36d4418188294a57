'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { InputField } from '@/admin/ui/input-field'
import type { FieldMessages } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Checkbox } from '@/components/ui/checkbox'
import { changeBrand } from '@/features/brand/calls'
import type { FileKind } from '@/features/brand/file-kinds'
import type { EditableBrand } from '@/features/brand/queries'
import { isHex } from '@/lib/colors/color-math'
import { colorProblems } from '@/lib/colors/palette'
import { call } from '@/lib/http/call'
import { FormSave, InputFields, SelectField, TextareaField } from '../input-fields'
import { TestMail } from '../monitoring/actions'
import { ColorField, FileField } from './brand-fields'
import { BrandPreview } from './brand-preview'
import { type TypedFiles, typedBrand } from './typed-brand'

const schema = async () => (await import('@/features/brand/schema')).brandSchema

const fontPairs = [
  { value: 'newsreader', label: 'Newsreader and Instrument Sans' },
  { value: 'instrument', label: 'Instrument Sans for all' },
  { value: 'own', label: 'Your own fonts (WOFF2)' },
]

const nameFields = [
  { name: 'brandName', label: 'Name' },
  {
    name: 'tagline',
    label: 'Tagline',
    hint: 'One sentence in the footer, for search engines and for home screens.',
  },
] as const

const colorFields = [
  { name: 'accent', label: 'Accent color', hint: 'Buttons and links.' },
  { name: 'highlight', label: 'Highlight color', hint: 'Lines and small marks.' },
  {
    name: 'ground',
    label: 'Ground color',
    hint: 'The background of pages. Dark pages get a shade of the accent.',
  },
] as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 border-line border-t pt-5 first:border-t-0 first:pt-0">
      <legend className="float-left w-full font-semibold text-base">{title}</legend>
      {children}
    </fieldset>
  )
}

interface BrandFilesProps extends Pick<ComponentProps<typeof FileField>, 'onChange'> {
  kinds: readonly (readonly [kind: FileKind, hint: string])[]
  shown: Partial<Record<FileKind, string | undefined>>
  errors: FieldMessages
}

const BrandFileFields = ({ kinds, shown, errors, onChange }: BrandFilesProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    {kinds.map(([kind, hint]) => (
      <FileField
        key={kind}
        kind={kind}
        hint={hint}
        shown={shown[kind]}
        error={errors[kind]}
        onChange={onChange}
      />
    ))}
  </div>
)

export function BrandForm({ brand }: { brand: EditableBrand }) {
  const { refresh } = useRefresh()
  const [files, setFiles] = useState<TypedFiles>({})
  const [shown, setShown] = useState<Partial<Record<FileKind, string | undefined>>>(() =>
    Object.fromEntries(Object.entries(brand.files).map(([kind, { name }]) => [kind, `/brand/${name}`])),
  )
  const [version, setVersion] = useState(brand.version)
  const [colors, setColors] = useState(brand.colors)
  const [fonts, setFonts] = useState(brand.fonts.choice)
  const [words, setWords] = useState({ brandName: brand.brandName, tagline: brand.tagline })
  const form = useForm({
    read: (data) => typedBrand(data, files),
    schema,
    send: (typed) => call(changeBrand, typed, { timeoutMs: 60_000, ifMatch: version }),
    failed: { title: 'Error', message: 'Failed to save the brand' },
    onDone: (saved) => {
      setVersion(saved.version)
      notifyDone('Brand saved')
      setFiles({})
      for (const input of form.formRef.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])
        input.value = ''
      refresh()
    },
  })
  const { errors } = form
  const problems = Object.values(colors).every(isHex) ? colorProblems(colors) : []
  const choose: BrandFilesProps['onChange'] = (kind, base64, address) => {
    setFiles((chosen) => ({ ...chosen, [kind]: base64 }))
    setShown((before) => ({ ...before, [kind]: address }))
  }
  const fileFields = { shown, errors, onChange: choose }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
      <form
        {...form.formProps}
        className="grid gap-6 rounded-lg border bg-surface p-5 sm:p-6"
        aria-label="Brand"
      >
        <Part title="Name">
          <InputFields
            errors={errors}
            values={brand}
            fields={nameFields.map((field) => ({
              ...field,
              required: true,
              onChange: ({ target }) => setWords((before) => ({ ...before, [field.name]: target.value })),
            }))}
          />
        </Part>
        <Part title="Logo">
          <BrandFileFields
            {...fileFields}
            kinds={[
              ['logo', 'SVG, PNG or WebP, at most 300 kB. It replaces the mark and the name.'],
              ['logoDark', 'The same for dark pages. If left empty, the logo is used.'],
              ['square', 'For icons. If left empty, the logo is used.'],
            ]}
          />
        </Part>
        <Part title="Colors">
          <div className="grid gap-5 sm:grid-cols-3">
            {colorFields.map(({ name, label, hint }) => {
              const found = problems.find(({ field }) => field === name)
              return (
                <ColorField
                  key={name}
                  name={name}
                  label={label}
                  hint={hint}
                  value={colors[name]}
                  error={found?.message ?? errors[name]}
                  instead={found?.instead}
                  onChange={(color) => setColors((before) => ({ ...before, [name]: color }))}
                />
              )
            })}
          </div>
        </Part>
        <Part title="Fonts">
          <SelectField
            errors={errors}
            name="fonts"
            label="Fonts"
            options={fontPairs}
            value={fonts}
            onChange={({ target }) =>
              setFonts(target.value === 'own' || target.value === 'instrument' ? target.value : 'newsreader')
            }
          />
          {fonts === 'own' ? (
            <>
              <BrandFileFields
                {...fileFields}
                kinds={[
                  ['headingFont', 'WOFF2, at most 400 kB. If left empty, headings have the font of texts.'],
                  ['textFont', 'WOFF2, at most 400 kB. If left empty, texts are in Instrument Sans.'],
                ]}
              />
              <Checkbox name="fontLicence" label="My licence allows me to use these fonts on a website." />
              {errors.fontLicence ? <p className="text-danger text-sm">{errors.fontLicence}</p> : null}
            </>
          ) : null}
        </Part>
        <Part title="Elsewhere">
          <TextareaField
            errors={errors}
            name="socials"
            label="Social links"
            hint="One full address a line. They are shown in the footer."
            rows={4}
            spellCheck={false}
            defaultValue={brand.socials.join('\n')}
          />
          <InputField
            errors={errors}
            label="Currency"
            required
            hint="A code of three letters, such as USD or EUR: for search engines, and for prices that the site works out."
            name="currency"
            maxLength={3}
            defaultValue={brand.currency}
          />
        </Part>
        <Part title="Mails">
          <InputFields
            errors={errors}
            values={brand}
            fields={[
              {
                name: 'senderName',
                label: 'Sender name',
                hint: `If left empty: ${brand.defaultSender.name}.`,
              },
              {
                name: 'senderAddress',
                label: 'Sender address',
                hint: `If left empty: ${brand.defaultSender.address}. Your mail server must be allowed to send for the domain of this address.`,
                type: 'email',
              },
            ]}
          />
        </Part>
        <FormSave form={form} label="Save brand" />
      </form>
      <div className="grid gap-6 lg:sticky lg:top-32">
        <BrandPreview
          brand={{
            ...words,
            colors: Object.values(colors).every(isHex) ? colors : brand.colors,
            fonts,
            logo: shown.logo,
            logoDark: shown.logoDark,
          }}
        />
        <section className="grid gap-3 rounded-lg border bg-surface p-5" aria-label="Test mail">
          <p className="text-soft text-sm">
            A test email to yourself shows the saved sender, logo and colors.
          </p>
          <TestMail />
        </section>
      </div>
    </div>
  )
}
