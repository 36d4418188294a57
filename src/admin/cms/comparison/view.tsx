import { notFound } from 'next/navigation'
import type {
  CollectionSlug,
  DocumentViewServerProps,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { Fragment } from 'react'
import { ChoiceLinks } from '@/admin/ui/choice-links'
import { distinctTimes, exactTime } from '@/admin/ui/time-text'
import { Time } from '@/admin/ui/values'
import { EmptyState } from '@/components/ui/empty-state'
import { SiteLink } from '@/components/ui/site-link'
import { isPublishedKind } from '@/features/publication/rules'
import { compared } from '@/features/version/comparison/comparison'
import { documentsIn, loadNames } from '@/features/version/comparison/names'
import { writerOf } from '@/features/version/rules'
import { DocumentScreen } from '../screen'
import { businessZone } from '../times/times'
import { Decide, Restore } from './actions'
import { Differences } from './differences'
import { OtherVersion } from './other-version'
import {
  type Document,
  isNewest,
  newestState,
  publishedState,
  type SavedState,
  stateBefore,
  storedVersions,
  versionState,
  writerNames,
} from './states'

const NO_WORDS = 'Only its place, state or computed values differ.'

async function chosenStates(
  req: PayloadRequest,
  document: Document,
  shownId: string | undefined,
  asked: unknown,
) {
  const shown = shownId ? await versionState(req, document, shownId) : await newestState(req, document)
  if (!shown) return notFound()
  const isOlder = shownId !== undefined && !(await isNewest(req, document, shown))
  const [published, before, newest, picked] = await Promise.all([
    publishedState(req, document),
    shownId === undefined ? undefined : stateBefore(req, document, shown),
    isOlder ? newestState(req, document) : undefined,
    versionState(req, document, String(asked), 'The chosen version'),
  ])
  const choices = { published, before, newest, picked }
  const known = Object.keys(choices) as (keyof typeof choices)[]
  const order: unknown[] = ['picked', asked, 'before', 'published', 'newest']
  const [chosen] = known
    .filter((name) => choices[name])
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  return { shown, isOlder, choices, chosen, other: chosen && choices[chosen] }
}

function State({ state, writers }: { state: SavedState; writers: Readonly<Record<string, string>> }) {
  return (
    <>
      <span className="font-semibold">{state.name}</span>
      <span className="text-soft">
        , <Time at={state.updatedAt} show="exact" />, by {writerOf(state.version, writers)}
      </span>
    </>
  )
}

const labels = { published: 'What is published', before: 'The version before', newest: 'The newest version' }

interface ComparisonProps {
  req: PayloadRequest
  config: SanitizedCollectionConfig
  document: Document
  zone: string
  shownId?: string | undefined
  asked: unknown
}

async function Comparison({ req, config, document, zone, shownId, asked }: ComparisonProps) {
  const { shown, isOlder, choices, chosen, other } = await chosenStates(req, document, shownId, asked)
  const base = `/admin/collections/${document.collection}/${document.id}`
  const here = shownId ? `${base}/versions/${shownId}` : `${base}/compare`
  const states = [other, shown].filter((state) => state !== undefined)
  const versions = await storedVersions(req, document, {
    select: { updatedAt: true, version: { savedBy: true, savedIn: true } },
  })
  const [writers, names] = await Promise.all([
    writerNames(req, [...states, ...versions]),
    loadNames(
      req,
      states.flatMap(({ version }) => documentsIn(config.flattenedFields, version)),
    ),
  ])
  const reading = { names, timeOf: (at: string) => exactTime(Date.parse(at), zone) }
  const fields = other && compared(config.flattenedFields, other.version, shown.version, reading)
  const others = versions.filter(({ id }) => id !== shown.id)
  const times = distinctTimes(
    others.map(({ updatedAt }) => Date.parse(updatedAt)),
    zone,
  )
  const offered = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => choices[name])
  return (
    <div className="grid grid-cols-1 gap-5 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">What is different</h2>
        {!shownId && choices.published && shown.version._status === 'draft' && (
          <Decide document={document} form={base} seen={shown.updatedAt} />
        )}
        {isOlder && (
          <Restore document={document} versionId={shown.id} asDraft={isPublishedKind(document.collection)} />
        )}
      </div>
      {others.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-soft">Compare with</span>
          {offered.length > 0 && (
            <ChoiceLinks
              label="Compare with"
              choices={offered.map((name) => ({
                label: labels[name],
                href: `${here}?with=${name}`,
                current: name === chosen,
              }))}
            />
          )}
          <OtherVersion
            chosen={choices.picked?.id}
            versions={others.map(({ id, version }, at) => ({
              value: id,
              label: `${times[at]}, ${writerOf(version, writers)}`,
            }))}
          />
        </div>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {states.map((state, at) => (
          <Fragment key={state.id}>
            <dt className="text-soft">{!other ? 'Saved' : at === 0 ? 'From' : 'To'}</dt>
            <dd>
              <State state={state} writers={writers} />
            </dd>
          </Fragment>
        ))}
      </dl>
      {!fields ? (
        <EmptyState title="There is nothing to compare with">
          {shownId ? 'No other version is stored.' : 'It is not published yet.'}
        </EmptyState>
      ) : fields.length === 0 ? (
        <EmptyState title="Nothing differs">
          {shownId ? NO_WORDS : 'Visitors see what you see in the editor.'}
        </EmptyState>
      ) : (
        <div>
          <p className="pb-4 text-soft text-xs">
            <del className="rounded-sm bg-danger-wash text-danger">Words like these</del> were removed,{' '}
            <ins className="rounded-sm bg-good-wash text-action underline-offset-3">words like these</ins>{' '}
            added. Open unchanged parts to read them.
          </p>
          <Differences fields={fields} />
        </div>
      )}
      <SiteLink href={`${base}/versions`} className="text-link text-xs">
        All versions
      </SiteLink>
    </div>
  )
}

export async function ComparisonView({
  initPageResult,
  routeSegments = [],
  searchParams,
}: DocumentViewServerProps) {
  const { collectionConfig, docID, req, permissions } = initPageResult
  const rights = collectionConfig && permissions.collections?.[collectionConfig.slug]
  const isReader = rights && 'readVersions' in rights && rights.readVersions
  if (!collectionConfig || docID === undefined || !isReader) return notFound()
  const isVersion = routeSegments.at(-2) === 'versions'
  return (
    <DocumentScreen page={initPageResult} name={isVersion ? 'Version' : 'Compare'}>
      <Comparison
        req={req}
        config={collectionConfig}
        document={{ collection: collectionConfig.slug as CollectionSlug, id: String(docID) }}
        zone={await businessZone(req.payload)}
        shownId={isVersion ? routeSegments.at(-1) : undefined}
        asked={searchParams?.with}
      />
    </DocumentScreen>
  )
}
