import { publicCaseStudies } from '@/features/case-study/queries'
import { sitePages } from '@/features/page-copy/queries'
import { caseStudiesPage, type FixedPage, fixedPages } from './fixed-pages'

export async function listedPages(): Promise<readonly FixedPage[]> {
  const [copies, studies] = await Promise.all([sitePages(), publicCaseStudies()])
  return [...fixedPages(copies), ...(studies.length > 0 ? [caseStudiesPage(copies)] : [])]
}
