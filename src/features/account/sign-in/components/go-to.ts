/** Leaves for a path of this site. The admin and the back office are documents of their own: those are loaded anew. */
export function goTo(path: string, router: { replace: (path: string) => void }): void {
  if (/^\/(admin|super-admin)(\/|\?|$)/.test(path)) location.assign(path)
  else router.replace(path)
}
