import type { Contract } from '@/lib/http/contract'

export const countReader = {
  at: 'POST /api/blogs/:id/view',
  who: 'public',
  about: 'Count a reader of an article',
  answers: { 200: async () => (await import('./answers')).views, 204: null },
  refusals: { 404: 'There is no such article.' },
} as const satisfies Contract

export const generateSlug = {
  at: 'POST /api/generate-blog-slug',
  who: 'admin',
  about: 'A free slug for a title',
  input: async () => (await import('./writing/schema')).titleSchema,
  answers: { 200: async () => (await import('./answers')).slug },
} as const satisfies Contract

export const checkReferences = {
  at: 'POST /api/check-references',
  who: 'admin',
  about: 'Links and pictures of an article that do not work',
  input: async () => (await import('./writing/schema')).referencesSchema,
  answers: { 200: async () => (await import('./answers')).references },
} as const satisfies Contract

export const drawBlock = {
  at: 'POST /api/draw-block',
  who: 'admin',
  about: 'A block of a text as readers would see it, also before it is saved',
  input: async () => (await import('./writing/schema')).blockSchema,
  answers: { 200: async () => (await import('./answers')).block },
} as const satisfies Contract

const article = async () => (await import('./draft/answers')).article
const unknown = 'There is no such article.'

export const listArticles = {
  at: 'GET /api/team/articles',
  who: 'admin',
  scope: 'content:read',
  about: 'Articles with their drafts, last changed first',
  input: async () => (await import('./draft/schema')).articleListSchema,
  answers: { 200: async () => (await import('./draft/answers')).articles },
} as const satisfies Contract

export const readArticle = {
  at: 'GET /api/team/articles/:id',
  who: 'admin',
  scope: 'content:read',
  about: "The newest text of an article, as Markdown and as the editor's JSON. Its ETag is for If-Match.",
  answers: { 200: article },
  refusals: { 404: unknown },
} as const satisfies Contract

export const checkArticle = {
  at: 'GET /api/team/articles/:id/checks',
  who: 'admin',
  scope: 'content:read',
  about: "What is missing before an article is published: the list 'Before publishing'",
  answers: { 200: async () => (await import('./draft/answers')).checks },
  refusals: { 404: unknown },
} as const satisfies Contract

export const writeArticle = {
  at: 'POST /api/team/articles',
  who: 'admin',
  scope: 'content:write',
  about: 'Write a draft, in Markdown or in the JSON of the editor. It is not public.',
  input: async () => (await import('./draft/schema')).newArticleSchema,
  answers: { 201: article },
  once: true,
} as const satisfies Contract

export const reviseArticle = {
  at: 'PATCH /api/team/articles/:id',
  who: 'admin',
  scope: 'content:write',
  about: 'Change the draft of an article. A published text stays as it is until the draft is published.',
  input: async () => (await import('./draft/schema')).articleChangeSchema,
  answers: { 200: article },
  refusals: {
    404: unknown,
    409: 'The article is planned to be published. A key needs `content:publish` to change it.',
  },
  versioned: true,
} as const satisfies Contract

export const publishArticle = {
  at: 'POST /api/team/articles/:id/publication',
  who: 'admin',
  scope: 'content:publish',
  about: 'Publish an article now, with its draft, or take it back',
  input: async () => (await import('./draft/schema')).publicationSchema,
  answers: { 200: article },
  refusals: { 404: unknown, 409: 'The article cannot be published as it is. Each error names a field.' },
  versioned: true,
} as const satisfies Contract

export const uploadPicture = {
  at: 'POST /api/team/pictures',
  who: 'admin',
  scope: 'content:write',
  about: 'Upload a picture as multipart/form-data: `file`, and `alt` for people who do not see it',
  answers: { 201: async () => (await import('./draft/answers')).picture },
} as const satisfies Contract
