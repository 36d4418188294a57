import type { SeedIdea } from '../types'

export const projectStatus: SeedIdea = {
  title: 'Project Status',
  slug: 'project-status',
  description:
    'A weekly status for each project, written from the tasks, hours and budget you already record.',
  summary:
    'On Monday morning someone asks six people how far they are, and writes it up for the client. The facts are already in the task tool and the time sheets. This workflow collects them, says what changed since last week and what is at risk, and leaves a draft for the project lead to finish.',
  benefits: [
    'Saves about 20 minutes per project and week (estimate)',
    'Budget overruns show up while something can still be done',
    'Clients receive the same clear format every week',
    'Fewer meetings whose only purpose is to ask for the status',
  ],
  difficulty: 'Medium',
  timeToImplement: '4-6 days',
  howItWorks: [
    'At a fixed hour the workflow reads tasks, hours and budget for each project.',
    'It compares them with last week and with the plan.',
    'Overdue items, blocked tasks and budget above the threshold are marked.',
    'A half-page draft is written in your format, with figures and their source.',
    'The project lead edits it and sends it with one click.',
  ],
  setupTime: '3-4 hours of your time',
  requirements: [
    'A task tool that the team keeps up to date',
    'Time tracking and a budget for each project',
    'Two or three status reports that you consider good',
    'Thresholds for what counts as at risk',
  ],
  steps: [
    {
      title: 'Agree on one page',
      detail: 'Choose the sections and figures every status must have, and drop the rest.',
    },
    {
      title: 'Map the sources',
      detail: 'For every figure, the system it comes from and the person who vouches for it.',
    },
    { title: 'Connect the tools', detail: 'Read access to tasks and hours is enough.' },
    {
      title: 'Set the thresholds',
      detail: 'For example, budget used more than 10 points ahead of work done.',
    },
    { title: 'Draft in parallel for two weeks', detail: 'Leads write as usual and compare with the draft.' },
    { title: 'Switch over project by project', detail: 'Start with a client who knows you well.' },
  ],
  coverMotif: 'status-board',
  coverAlt: 'A board with three columns of cards and a progress bar leading to a one-page report',
  seoTitle: 'Project Status Reports, Written Automatically',
  seoDescription:
    'Weekly project status drafted from tasks, hours and budget, with risks marked early. Requirements and setup steps. Live in 4-6 days.',
}
