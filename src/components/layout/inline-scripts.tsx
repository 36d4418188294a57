import { inlineScript } from '@/lib/inline-scripts'
import { speculationRules } from '@/lib/speculation-rules'

/** What each page does without the framework: light or dark before anything is painted, the menu, pages ahead. */
export function InlineScripts() {
  return (
    <>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named in the policy by its hash
        dangerouslySetInnerHTML={{ __html: inlineScript }}
      />
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
        dangerouslySetInnerHTML={{ __html: speculationRules }}
      />
    </>
  )
}
