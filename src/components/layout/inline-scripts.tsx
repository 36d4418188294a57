import { inlineScript } from '@/lib/inline-scripts'

/** What each page does without the framework: light or dark before anything is painted, the menu, linked questions. */
export function InlineScripts() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named in the policy by its hash
      dangerouslySetInnerHTML={{ __html: inlineScript }}
    />
  )
}
