import { ButtonLink } from '@/components/ui/button-link'
import { CheckList } from '@/components/ui/check-list'
import { Container } from '@/components/ui/container'
import type { ServicePackage } from '@/content/services'
import { withTopic } from '@/features/topic/rules'

export function Packages({ packages }: { packages: readonly ServicePackage[] }) {
  return (
    <section aria-labelledby="packages-title">
      <Container className="pb-16 sm:pb-20 lg:pb-28">
        <h2 id="packages-title" className="sr-only">
          Packages
        </h2>
        <ul>
          {packages.map((item, place) => (
            <li
              key={item.title}
              className="grid gap-x-12 gap-y-6 border-ink border-t py-8 last:border-b md:grid-cols-2 lg:grid-cols-[15rem_1.15fr_1fr] lg:py-11"
            >
              <div className="grid content-start gap-1 max-lg:md:col-span-2">
                <p className="font-display text-3xl tracking-[-0.02em]">{item.price}</p>
                <p className="text-soft text-sm">{item.duration}</p>
              </div>
              <div className="grid content-start justify-items-start gap-3">
                <h3 className="text-2xl">{item.title}</h3>
                <p className="max-w-md text-soft">{item.description}</p>
                <ButtonLink
                  href={withTopic(item.cta.href, 'package', item.slug)}
                  variant={place === 0 ? 'primary' : 'secondary'}
                  className="mt-3 max-md:hidden"
                >
                  {item.cta.label}
                </ButtonLink>
              </div>
              <CheckList items={item.includes} className="lg:pt-1.5" />
              <ButtonLink
                href={withTopic(item.cta.href, 'package', item.slug)}
                variant={place === 0 ? 'primary' : 'secondary'}
                block
                className="md:hidden"
              >
                {item.cta.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
