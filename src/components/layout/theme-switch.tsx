import { Select } from '@/components/ui/select'

const themes = [
  { value: 'system', label: 'Match device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/**
 * Light, dark, or the device's setting. The page's inline script (src/lib/inline/theme.ts) runs it, also before the
 * application.
 */
export function ThemeSwitch() {
  return (
    <div className="flex items-center gap-3 text-sm noscript:hidden">
      <label htmlFor="theme" className="text-soft">
        Colors
      </label>
      <Select id="theme" name="theme" options={themes} autoComplete="off" className="h-11 text-sm" />
    </div>
  )
}
