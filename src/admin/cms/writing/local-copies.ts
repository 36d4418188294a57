import type { Values } from '@/features/rich-text/document'

const DATABASE = 'unsaved-words'
const STORE = 'copies'
const KEPT_MS = 30 * 86_400_000
/** Before the form's id: copies that wait outside the database. */
const LEAVING = 'unsaved-words:'

/** Words of a form that the server does not have yet. Never leaves the browser. */
export interface LocalCopy {
  /** The form that they were typed into, as in the field `savedIn`. */
  form: string
  person: string
  document: string
  typedAt: number
  values: Values
  /** The person took what someone else, or another window, had saved. */
  givenUp?: boolean
}

let opened: Promise<IDBDatabase> | undefined

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function database(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'form' })
  return resultOf(request)
}

async function copies(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= database()
  try {
    return (await opened).transaction(STORE, mode).objectStore(STORE)
  } catch (error) {
    // Safari closes the database of a page in the background. The next call opens it again.
    opened = undefined
    throw error
  }
}

export async function keepCopy(copy: LocalCopy): Promise<void> {
  await resultOf((await copies('readwrite')).put(copy))
}

export function keepWhileLeaving(copy: LocalCopy): void {
  localStorage.setItem(LEAVING + copy.form, JSON.stringify(copy))
}

/** Moves the last words of closed pages into the database. */
async function takeInLeaving(): Promise<void> {
  for (const name of Object.keys(localStorage).filter((key) => key.startsWith(LEAVING))) {
    const left = localStorage.getItem(name)
    if (left === null) continue
    const copy: LocalCopy = JSON.parse(left)
    const known = await storedCopy(copy.form)
    if (!known || known.typedAt < copy.typedAt) await keepCopy(copy)
    localStorage.removeItem(name)
  }
}

const storedCopy = async (form: string) =>
  resultOf<LocalCopy | undefined>((await copies('readonly')).get(form))

export async function forgetCopy(form: string): Promise<void> {
  localStorage.removeItem(LEAVING + form)
  await resultOf((await copies('readwrite')).delete(form))
}

export async function copiesOf(person: string, document: string): Promise<LocalCopy[]> {
  await takeInLeaving()
  const store = await copies('readwrite')
  const all = await resultOf<LocalCopy[]>(store.getAll())
  const since = Date.now() - KEPT_MS
  const isKept = (copy: LocalCopy) => copy.person === person && copy.typedAt > since
  for (const { form } of all.filter((copy) => !isKept(copy))) store.delete(form)
  return all
    .filter((copy) => isKept(copy) && copy.document === document)
    .sort((one, other) => other.typedAt - one.typedAt)
}

const lockOf = (form: string) => `form:${form}`

export function holdForm(form: string, signal: AbortSignal): void {
  const closed = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  navigator.locks?.request(lockOf(form), { signal }, () => closed).catch(() => undefined)
}

/** Resolves with the copy as soon as its form is open in no window; undefined if it was saved by then. */
export async function copyLeftBehind(copy: LocalCopy, signal: AbortSignal): Promise<LocalCopy | undefined> {
  const read = async () => {
    await takeInLeaving()
    return storedCopy(copy.form)
  }
  return navigator.locks ? navigator.locks.request(lockOf(copy.form), { signal }, read) : read()
}
