import { beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, toast, toastStore } from '../../../src/components/ui/toast'

const shown = () => toastStore.read().map(({ tone, title, description }) => [tone, title, description])

beforeEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

describe('toasts', () => {
  it('are one for one matter, with the newest words', () => {
    toast({ tone: 'error', title: 'Sign in failed', description: 'once' })
    toast({ tone: 'error', title: 'Sign in failed', description: 'twice' })
    expect(shown()).toEqual([['error', 'Sign in failed', 'twice']])
  })

  it('never say that it worked above one that says that it failed', () => {
    toast({ tone: 'error', title: 'Failed to send message' })
    toast({ tone: 'success', title: 'Message sent successfully!' })
    expect(shown()).toEqual([['success', 'Message sent successfully!', undefined]])
    toast({ tone: 'error', title: 'Sign out failed' })
    expect(shown()).toEqual([['error', 'Sign out failed', undefined]])
  })

  it('are three at most', () => {
    for (const title of ['a', 'b', 'c', 'd']) toast({ title })
    expect(shown().map(([, title]) => title)).toEqual(['b', 'c', 'd'])
  })
})
