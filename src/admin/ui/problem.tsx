import { Alert } from '@/components/ui/alert'

/** Why an action failed, if it did. */
export const Problem = ({ title, children }: { title?: string; children: string | undefined }) =>
  children ? (
    <Alert tone="error" live title={title}>
      {children}
    </Alert>
  ) : null
