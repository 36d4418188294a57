import { inlineScript } from '@/lib/inline/bundle.generated'

/**
 * The inline script of each page, which runs before the application: light or dark, the menu, linked questions
 * (src/lib/inline).
 */
export function InlineScripts() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named in the policy by its hash
      dangerouslySetInnerHTML={{ __html: inlineScript }}
    />
  )
}
