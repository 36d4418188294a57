import { documentAddress, listAddress } from '@/admin/cms/list-address'
import { CallOff } from '@/admin/publication/call-off'
import { kindWords } from '@/admin/publication/kind-words'
import { Time } from '@/admin/ui/time'
import { SiteLink } from '@/components/ui/site-link'
import type { TitledPlan } from '@/features/publication/queries'
import { Panel } from './panel'

function PlanRow({ plan }: { plan: TitledPlan }) {
  const { kind, documentId, title, action, at, problem } = plan
  return (
    <li className="flex items-center gap-4 px-5 py-2.5">
      <div className="min-w-0 flex-1">
        <SiteLink
          href={documentAddress(kind, documentId)}
          className="block truncate font-semibold hover:underline"
        >
          {title}
        </SiteLink>
        <p className="text-soft text-xs">
          {action === 'publish' ? 'Publish' : 'Unpublish'} <Time at={at} show="exact" />, {kindWords[kind]}
        </p>
        {problem ? <p className="text-danger text-xs">This could not be done. {problem}</p> : null}
      </div>
      <CallOff plan={{ kind, documentId, action, title }} />
    </li>
  )
}

export function PlansPanel({ plans }: { plans: readonly TitledPlan[] }) {
  return (
    <Panel title="Planned publications" more={{ href: listAddress('blogs'), label: 'All articles' }}>
      {plans.length > 0 ? (
        <ul className="py-2">
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </ul>
      ) : (
        <p className="px-5 py-4 text-soft">Nothing is planned.</p>
      )}
    </Panel>
  )
}
