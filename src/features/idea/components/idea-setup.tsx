import { Icon } from '@/components/ui/icon'
import type { IdeaContent } from '../idea'

export function IdeaSetup({ setupTime, requirements, steps }: IdeaContent) {
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.5fr]">
      <div className="grid content-start gap-10 lg:sticky lg:top-26 lg:self-start">
        <div>
          <h3 className="font-sans font-semibold text-sm tracking-normal">Estimated time</h3>
          <p className="mt-1 font-display text-3xl">{setupTime}</p>
        </div>
        {requirements.length > 0 ? (
          <div>
            <h3 className="font-sans font-semibold text-sm tracking-normal">Requirements</h3>
            <ul className="mt-3 border-line-strong border-t">
              {requirements.map((requirement) => (
                <li key={requirement} className="flex gap-3 border-line-strong border-b py-3 wrap-anywhere">
                  <Icon name="check" className="mt-1 size-4.5 shrink-0 text-action" />
                  {requirement}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <div>
        <h3 className="font-sans font-semibold text-sm tracking-normal">Steps</h3>
        <ol className="mt-3 border-line-strong border-t">
          {steps.map(({ title, detail }, place) => (
            <li
              key={`${title} ${detail}`}
              className="grid grid-cols-[2.75rem_1fr] border-line-strong border-b py-5 sm:grid-cols-[4.5rem_1fr]"
            >
              <span aria-hidden="true" className="font-display text-3xl text-signal-text leading-none">
                {place + 1}
              </span>
              <div className="grid gap-1">
                <h4 className="font-display text-xl">{title}</h4>
                <p className="text-soft">{detail}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
