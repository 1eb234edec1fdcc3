import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formDraft } from './form-draft.ts'
import { useNewRowId } from './use-new-row-id.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const opened = (draft: string) =>
  renderHook<string | null, { name: string | null }>(({ name }) => useNewRowId(name), {
    initialProps: { name: draft },
  })

test('a page that is loaded anew goes on with the same id', () => {
  const before = opened('paper.new').result.current
  // Loading a page anew takes nothing down.
  expect(opened('paper.new').result.current).toBe(before)
  expect(opened('paper.new.other').result.current).not.toBe(before)
})

test('the id goes when the form is closed, but not while what was typed is kept', () => {
  const first = opened('paper.new')
  formDraft.write('paper.new', { title: 'Rivers' })
  first.unmount()
  const second = opened('paper.new')
  expect(second.result.current).toBe(first.result.current)
  formDraft.clear('paper.new')
  second.rerender({ name: null })
  expect(second.result.current).toBeNull()
  second.rerender({ name: 'paper.new' })
  expect(second.result.current).not.toBe(first.result.current)
})

test('a window that was duplicated writes under an id of its own', async () => {
  const held = new Set<string>()
  const request = async (name: string, _: unknown, act: (lock: object | null) => unknown) => {
    const lock = held.has(name) ? null : { name }
    held.add(name)
    await act(lock)
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const first = opened('paper.copied')
  const { current: own } = first.result
  await waitFor(() => expect(held).toContain(`kryt.row.${own ?? ''}`))
  // What this page has claimed stays its own, also when the form is opened again.
  first.unmount()
  formDraft.write('paper.copied.id', { id: own ?? '' })
  const again = opened('paper.copied')
  await Promise.resolve()
  expect(again.result.current).toBe(own)

  const others = crypto.randomUUID()
  held.add(`kryt.row.${others}`)
  formDraft.write('paper.other.id', { id: others })
  const copied = opened('paper.other')
  await waitFor(() => expect(copied.result.current).not.toBe(others))
  expect(formDraft.read('paper.other.id')).toEqual({ id: copied.result.current })
})
