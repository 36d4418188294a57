'use client'

import { usePreferences } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'

const PREFERENCE = 'media-layout'
const layouts = { grid: 'Grid', table: 'Table' } as const
type Layout = keyof typeof layouts

/** Above the list of pictures, also where one is chosen for a text: the list as a grid of pictures or as a table (pictures.css). */
export function PictureLayout() {
  const { getPreference, setPreference } = usePreferences()
  const [layout, setLayout] = useState<Layout>('grid')
  const name = useId()

  useEffect(() => {
    const load = async () => {
      if ((await getPreference<unknown>(PREFERENCE)) === 'table') setLayout('table')
    }
    void load()
  }, [getPreference])

  return (
    <div className="office">
      <fieldset className={`picture-layout picture-layout--${layout} mb-4 flex items-center gap-4`}>
        <legend className="float-left text-soft">Show as</legend>
        {Object.entries(layouts).map(([value, label]) => (
          <label key={value} className="inline-flex min-h-8 items-center gap-1.5">
            <input
              type="radio"
              className="accent-action"
              name={name}
              checked={layout === value}
              onChange={() => {
                setLayout(value as Layout)
                void setPreference(PREFERENCE, value)
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
