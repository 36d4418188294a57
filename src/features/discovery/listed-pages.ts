import { publicCaseStudies } from '@/features/case-study/queries'
import { pageCopiesOfSite } from '@/features/page-copy/queries'
import { type BuiltInPage, builtInPages, caseStudiesPage } from './built-in-pages'

/** The built-in pages with their copy. The list of case studies is one of them if there is a case study. */
export async function listedBuiltInPages(): Promise<readonly BuiltInPage[]> {
  const [copies, studies] = await Promise.all([pageCopiesOfSite(), publicCaseStudies()])
  return [...builtInPages(copies), ...(studies.length > 0 ? [caseStudiesPage(copies)] : [])]
}
