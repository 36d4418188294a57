import type { Metadata } from 'next'
import type { StructuredData } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { blogPostingData, breadcrumbData } from '@/lib/seo/structured-data'
import type { Post } from './view'

const addressOf = ({ slug }: Post) => `/blog/${slug}`

export function postMetadata(post: Post): Metadata {
  return pageMetadata({ title: post.seoTitle, description: post.seoDescription }, addressOf(post), {
    image: post.shareImage,
    article: {
      publishedAt: post.publishedAt,
      modifiedAt: post.updatedAt,
      author: post.author,
      section: post.category?.name,
      tags: post.tags,
    },
  })
}

export function postStructuredData(
  post: Post,
  { authorId, authorPath }: { authorId: string | null; authorPath: string | null },
): StructuredData[] {
  return [
    blogPostingData({
      title: post.title,
      description: post.seoDescription,
      path: addressOf(post),
      author: authorId === null ? null : post.author,
      authorPath,
      publishedAt: post.publishedAt,
      modifiedAt: post.updatedAt,
      section: post.category?.name,
      tags: post.tags,
      words: post.words,
      ...(post.shareImage ? { image: post.shareImage.path } : {}),
    }),
    breadcrumbData([
      { name: 'Blog', path: '/blog' },
      ...(post.category ? [{ name: post.category.name, path: `/blog/category/${post.category.slug}` }] : []),
      { name: post.title, path: addressOf(post) },
    ]),
  ]
}
