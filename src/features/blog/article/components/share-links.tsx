import { CopyLink } from './copy-link'

/** Plain links that load nothing from other sites. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  const places = [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { name: 'Email', href: `mailto:?subject=${text}&body=${address}` },
  ]
  return (
    <section aria-labelledby="share-title" className="print:hidden">
      <h2 id="share-title" className="font-sans font-semibold text-sm tracking-normal">
        Share
      </h2>
      <ul className="mt-2 flex flex-wrap items-center gap-x-5 text-sm">
        {places.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              className="inline-flex min-h-11 min-w-6 items-center justify-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              <span className="sr-only">Share by </span>
              {name}
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} />
        </li>
      </ul>
    </section>
  )
}
