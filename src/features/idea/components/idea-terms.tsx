import { Section } from '@/components/ui/section'
import { SiteLink } from '@/components/ui/site-link'
import { HeadedColumns } from '@/features/automation/components/headed-columns'
import { pageCopy } from '@/features/page-copy/queries'
import type { PublicPlan } from '@/features/pricing/public-plan'

export async function IdeaTerms({ plan }: { plan: PublicPlan | undefined }) {
  const { terms, cost, data } = (await pageCopy('automation-ideas')).sections
  return (
    <Section labelledBy="terms-title" className="border-line border-t lg:py-20">
      <HeadedColumns id="terms-title" title={terms.title}>
        <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          <div className="grid content-start justify-items-start gap-3 border-ink border-t pt-4">
            <h3 className="font-sans font-semibold text-sm tracking-normal">{cost.title}</h3>
            {plan ? (
              <>
                <p className="font-display text-3xl tracking-[-0.02em]">{plan.price}</p>
                <p>
                  Part of the {plan.name} plan{plan.period ? `: ${plan.period}` : ''}.
                </p>
              </>
            ) : null}
            <p className="text-soft">{plan ? cost.description : terms.description}</p>
            <SiteLink href="/pricing" className="text-link">
              {cost.label}
            </SiteLink>
          </div>
          <div className="grid content-start justify-items-start gap-3 border-ink border-t pt-4">
            <h3 className="font-sans font-semibold text-sm tracking-normal">{data.title}</h3>
            <p className="text-soft">{data.description}</p>
            <SiteLink href="/faq#how-is-our-data-protected" className="text-link">
              {data.label}
            </SiteLink>
          </div>
        </div>
      </HeadedColumns>
    </Section>
  )
}
