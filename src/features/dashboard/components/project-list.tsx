import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { type ProjectTone, projectStatus } from '@/features/project/status'
import type { ShownProject } from '../queries'
import { shortDate } from './short-date'

const dots: Record<ProjectTone, string> = {
  green: 'bg-action',
  blue: 'bg-blue',
  yellow: 'bg-ochre',
  red: 'bg-danger',
  grey: 'bg-faint',
}

function Project({ project, zone }: { project: ShownProject; zone: string }) {
  const { label, tone } = projectStatus(project.status)
  return (
    <li className="grid gap-3 border-line border-t py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 sm:flex-nowrap">
        <h3 className="wrap-anywhere min-w-0 text-xl">{project.title}</h3>
        <p className="inline-flex shrink-0 items-center gap-2 font-semibold text-sm">
          <span aria-hidden="true" className={cx('size-2.5 rounded-full', dots[tone])} />
          {label}
        </p>
      </div>
      {project.description?.trim() ? (
        <p className="wrap-anywhere max-w-prose whitespace-pre-line text-soft">
          {project.description.trim()}
        </p>
      ) : null}
      <div className="flex items-center gap-4">
        <progress
          max={100}
          value={project.completionPercentage}
          aria-label={`Completion of ${project.title}`}
          className="completion min-w-0 flex-1"
        />
        <span className="w-11 text-right text-sm tabular-nums">{project.completionPercentage}%</span>
      </div>
      <p className="text-faint text-xs">
        <span>Since {shortDate(project.createdAt, zone)}</span>
        {project.budget ? <span> · Budget {project.budget}</span> : null}
      </p>
    </li>
  )
}

type ProjectListProps = { projects: readonly ShownProject[]; zone: string; whenEmpty: ReactNode }

export function ProjectList({ projects, zone, whenEmpty }: ProjectListProps) {
  return (
    <section aria-labelledby="projects">
      <h2 id="projects" className="mb-4 text-2xl">
        Recent Projects
      </h2>
      {projects.length === 0 ? (
        whenEmpty
      ) : (
        <ul>
          {projects.map((project) => (
            <Project key={project.id} project={project} zone={zone} />
          ))}
        </ul>
      )}
    </section>
  )
}
