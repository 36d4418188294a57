import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as calls from '@/features/blog/calls'
import { draftContent } from '@/features/blog/draft/markdown'
import { publishArticle, reviseArticle, type Written, writeArticle } from '@/features/blog/draft/mutations'
import { articlesAfter, draftArticle, draftChecks } from '@/features/blog/draft/queries'
import type { ArticleWords } from '@/features/blog/draft/schema'
import { UnreadableMarkdown } from '@/features/content-files/markdown/read'
import { asCaller } from '@/lib/db/local-api'
import { malformedVersion, seenVersion, staleWrite } from '@/lib/http/if-match'
import { problem } from '@/lib/http/problem'
import { answer, type Refused } from '@/lib/http/reply'
import { endpoint, pathId, readingItself, refuse } from '../route'
import { once } from './once'
import { etag } from './versions'

const unknown = () => refuse(404, 'There is no such article.')

/** What is written, with the text of its Markdown, or the refusal that names the line. */
function readWords({ markdown, ...words }: ArticleWords): { words: Written } | { refusal: Refused } {
  if (markdown === undefined) return { words }
  try {
    return { words: { ...words, content: draftContent(markdown) } }
  } catch (error) {
    if (error instanceof UnreadableMarkdown) return { refusal: refuse(400, error.message, 'markdown') }
    throw error
  }
}

/** The version that the caller has seen, or the refusal of a malformed one. */
function readSeen(req: PayloadRequest) {
  const seen = seenVersion(req.headers)
  return seen === 'malformed' ? { refusal: problem(400, malformedVersion) } : { seen }
}

export const articleEndpoints: Endpoint[] = [
  endpoint(calls.listArticles, async (req, asked) => {
    const { shown, nextCursor } = await articlesAfter(req, asked)
    return answer(200, { articles: shown, nextCursor })
  }),
  endpoint(calls.readArticle, async (req) => {
    const article = await draftArticle(req, pathId(req))
    return article ? answer(200, { article }, etag(article)) : unknown()
  }),
  endpoint(calls.checkArticle, async (req) => {
    const checks = await draftChecks(req, pathId(req))
    return checks ? answer(200, { ready: checks.every(({ todo }) => todo.length === 0), checks }) : unknown()
  }),
  endpoint(calls.writeArticle, async (actor, sent) =>
    once(calls.writeArticle, actor, sent, async (req) => {
      const read = readWords(sent)
      if ('refusal' in read) return read.refusal
      const article = await writeArticle(req, read.words)
      return answer(201, { article }, etag(article))
    }),
  ),
  endpoint(calls.reviseArticle, async (req, sent) => {
    const { seen, refusal } = readSeen(req)
    if (refusal) return refusal
    const read = readWords(sent)
    if ('refusal' in read) return read.refusal
    const article = await reviseArticle(req, { id: pathId(req), seen, words: read.words })
    if (article === 'unknown') return unknown()
    if (article === 'stale') return problem(412, staleWrite)
    if (article === 'planned')
      return refuse(409, 'This article is planned to be published. A key needs content:publish to change it.')
    return answer(200, { article }, etag(article))
  }),
  endpoint(calls.publishArticle, async (req, { action }) => {
    const { seen, refusal } = readSeen(req)
    if (refusal) return refusal
    const article = await publishArticle(req, { id: pathId(req), seen, action })
    if (article === 'unknown') return unknown()
    if (article === 'stale') return problem(412, staleWrite)
    if ('invalid' in article)
      return problem(
        409,
        article.invalid.map((obstacle) => ({ ...obstacle, code: 'conflict' })),
      )
    return answer(200, { article }, etag(article))
  }),
  readingItself(calls.uploadPicture, async (req) => {
    await addDataAndFileToRequest(req)
    const { file, data } = req
    if (!file) return refuse(400, 'Send the picture as the part `file` of a form.', 'file')
    const alt = typeof data?.alt === 'string' ? data.alt : ''
    const { id, url } = await req.payload.create({
      collection: 'media',
      data: { alt },
      file,
      ...asCaller(req),
    })
    return answer(201, { picture: { id, alt, url } })
  }),
]
