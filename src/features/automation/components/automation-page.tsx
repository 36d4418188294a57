import type { ReactNode } from 'react'
import { Closing, type ClosingProps } from '@/components/page/closing'
import type { DocumentPage } from '@/features/document-page/document-page'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData, serviceData } from '@/lib/seo/structured-data'

type AutomationPageProps = {
  automation: Pick<DocumentPage, 'title'>
  about: string
  path: string
  list: { name: string; path: string }
  closing: ClosingProps
  children: ReactNode
}

export function AutomationPage({ automation, about, path, list, closing, children }: AutomationPageProps) {
  return (
    <>
      <JsonLd
        data={[
          serviceData({ name: automation.title, description: about, path }),
          breadcrumbData([list, { name: automation.title, path }]),
        ]}
      />
      {children}
      <Closing {...closing} />
    </>
  )
}
