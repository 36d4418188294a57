import { inlineScript } from '@/lib/inline/bundle.generated'

/** What each page does before its application runs: light or dark, the menu, linked questions (src/lib/inline). */
export function InlineScripts() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named in the policy by its hash
      dangerouslySetInnerHTML={{ __html: inlineScript }}
    />
  )
}
