import { ErrorNote } from './error-note'
import { PageHeader } from './page-header'
import { RefreshButton } from './refresh-button'

export function TabLoadError({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageHeader title={title} actions={<RefreshButton every={30} />} />
      <ErrorNote>{children}</ErrorNote>
    </>
  )
}
