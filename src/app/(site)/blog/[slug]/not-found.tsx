import { PostNotFound } from '@/features/blog/components/post-not-found'

/** Shown where /blog/<slug> knows no published article. */
export default function NotFound() {
  return <PostNotFound />
}
