import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { formDraft } from './form-draft.ts'
import { useNewRowId } from './use-new-row-id.ts'

beforeEach(() => sessionStorage.clear())

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
