import { ErrorNote } from './error-note'
import { PageHeader } from './page-header'
import { RefreshButton } from './refresh-button'

interface TabLoadErrorProps {
  title: string
  /** Seconds between retries in the background. */
  every?: number
  children: string
}

export function TabLoadError({ title, every = 60, children }: TabLoadErrorProps) {
  return (
    <>
      <PageHeader title={title} actions={<RefreshButton every={every} />} />
      <ErrorNote>{children}</ErrorNote>
    </>
  )
}
