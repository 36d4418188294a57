/** Opens a path of this site. The admin and back office need a full page load. */
export function goTo(path: string, router: { replace: (path: string) => void }): void {
  if (/^\/(admin|super-admin)(\/|\?|$)/.test(path)) location.assign(path)
  else router.replace(path)
}
