import { themeScript } from '@/lib/theme-script'

/** Applies the visitor's choice of light or dark before anything is painted. */
export function ThemeScript() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named in the policy by its hash
      dangerouslySetInnerHTML={{ __html: themeScript }}
    />
  )
}
