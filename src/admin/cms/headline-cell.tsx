import type { DefaultServerCellComponentProps } from 'payload'
import { pageKeys, pageWords } from '@/content/page-copies'

/** What the page shows: the headline that the site came with, where an editor has left it empty. */
export function HeadlineCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const key = pageKeys.find((each) => each === rowData.key)
  return <>{cellData || (key && pageWords[key].headline)}</>
}
