import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { PostRows } from '@/features/blog/list/components/post-list'
import type { PostCard } from '@/features/blog/list/view'
import { paragraphsOf } from '../rules'
import type { Author } from '../view'
import { Portrait } from './portrait'

export function AuthorView({ author, articles }: { author: Author; articles: readonly PostCard[] }) {
  return (
    <>
      <header>
        <Container className="grid items-start gap-x-16 gap-y-8 pt-10 pb-14 sm:grid-cols-[14rem_1fr] sm:pt-14 lg:grid-cols-[18rem_1fr] lg:pt-20 lg:pb-20">
          <Portrait
            author={author}
            sizes="(min-width: 1024px) 288px, 224px"
            first
            className="max-w-56 sm:max-w-none"
          />
          <div className="grid gap-5">
            {author.jobTitle ? <p className="kicker">{author.jobTitle}</p> : null}
            <h1 className="text-5xl [overflow-wrap:anywhere]">{author.name}</h1>
            {paragraphsOf(author.about).map((paragraph) => (
              <p key={paragraph} className="max-w-2xl whitespace-pre-line text-lg text-soft">
                {paragraph}
              </p>
            ))}
            {author.links.length > 0 ? (
              <ul aria-label="Elsewhere" className="flex flex-wrap gap-x-6 gap-y-1">
                {author.links.map(({ label, href }) => (
                  <li key={`${label} ${href}`}>
                    <a href={href} rel="me noopener" className="inline-flex min-h-11 items-center text-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </Container>
      </header>
      <Container className="pb-20 lg:pb-28">
        <section aria-labelledby="articles-title">
          <h2 id="articles-title" className="mb-5 text-2xl">
            Articles by {author.name}
          </h2>
          {articles.length > 0 ? (
            <PostRows posts={articles} />
          ) : (
            <EmptyState title="No articles here yet">Check back soon for new content</EmptyState>
          )}
        </section>
      </Container>
    </>
  )
}
