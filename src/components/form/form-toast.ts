import { createContext } from 'react'
import { toast } from '@/components/ui/toast'

/** Shows a message in the corner of the screen. */
export type ShowToast = (message: { tone: 'success' | 'error'; title: string; description?: string }) => void

/** Where forms show their toasts: the site's own, unless a provider (the CMS's admin) has another place. */
export const FormToast = createContext<ShowToast>(toast)
