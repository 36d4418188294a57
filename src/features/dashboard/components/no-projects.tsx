import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'

export function NoProjectsOfMine() {
  const ideas = (
    <ButtonLink href="/automation-ideas" variant="secondary" size="sm">
      See what others automate
    </ButtonLink>
  )
  return (
    <EmptyState title="No projects yet" action={ideas}>
      Your project and its progress appear here once we start working for you.
    </EmptyState>
  )
}

export function NoProjectsOfAnybody() {
  // The admin has its own document, so it needs a full page load.
  const add = (
    <a
      href="/admin/collections/projects/create"
      className={buttonStyles({ variant: 'secondary', size: 'sm' })}
    >
      Add a project
    </a>
  )
  return (
    <EmptyState title="No projects yet" action={add}>
      Add projects in the CMS. Each client sees their own here, and the team sees all of them.
    </EmptyState>
  )
}
