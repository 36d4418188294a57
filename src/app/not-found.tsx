/**
 * Never shown: `(site)/not-found.tsx` and `global-not-found.tsx` are. Without it each page carries Next's own in its data.
 */
export default function NotFound() {
  return null
}
