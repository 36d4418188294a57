import { cachedContent } from '@/cms/cached-content'
import { currentOptions } from './stored'

/** The choices for pages. */
export const shownOptions = cachedContent('form-options', ['form-options'], currentOptions)
