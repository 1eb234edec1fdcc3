import { act, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import type { ListSelection } from './selection.ts'
import { SelectionBar, type BulkRun } from './selection-bar.tsx'
import { draw, press, pressText } from './testing/draw.tsx'

function open(
  picked: Partial<ListSelection>,
  over: Partial<ComponentProps<typeof SelectionBar>> = {},
) {
  const selection: ListSelection = {
    ids: {},
    all: null,
    count: 10,
    stale: false,
    target: { kind: 'rows', ids: ['a'] },
    pick: vi.fn(),
    pickAll: vi.fn(),
    keep: vi.fn(),
    clear: vi.fn(),
    ...picked,
  }
  const onRun = vi.fn()
  const actions = [
    { id: 'off', label: 'Switch off', onRun },
    { id: 'delete', label: 'Delete', onRun, danger: true },
  ]
  draw(
    <SelectionBar
      selection={selection}
      actions={actions}
      onPage={10}
      pageRows={10}
      total={48}
      {...over}
    />,
  )
  return { selection, onRun }
}

const bar = () => screen.queryByRole('region', { name: 'Selected rows' })

test('with nothing picked there is no bar', () => {
  open({ count: 0 })
  expect(bar()).toBeNull()
})

test('an action is run for what is picked, and can clear it', async () => {
  const { selection, onRun } = open({})
  expect(screen.getByRole('status')).toHaveTextContent(/^10 selected, 10 on this page$/)
  pressText('Switch off')
  expect(onRun).toHaveBeenCalledExactlyOnceWith(selection.target, {
    done: selection.clear,
    progress: expect.any(Function) as unknown,
  })
  await act(async () => Promise.resolve())
  press('Clear selection')
  expect(selection.clear).toHaveBeenCalledOnce()
})

test('all that match are offered when the whole page is picked', () => {
  const { selection } = open({})
  pressText('Select all 48 that match')
  expect(selection.pickAll).toHaveBeenCalledOnce()
})

test.each([
  ['half of the page is picked', {}, { onPage: 9 }],
  ['all are picked one by one', { count: 48 }, {}],
  ['they are still being counted', {}, { total: undefined }],
  ['all that match are picked', { all: 40 }, {}],
])('all that match are not offered when %s', (_when, picked, over) => {
  open(picked, over)
  expect(bar()).not.toBeNull()
  expect(screen.queryByText(/that match$/)).toBeNull()
})

test('all that match are said with their number', () => {
  open({ all: 1200, count: 1200 })
  expect(screen.getByRole('status')).toHaveTextContent(/^All 1\s200 that match are selected$/)
})

test.each([
  [999, false],
  [1000, true],
])('%i picked one by one are the most: %s', (count, isMost) => {
  open({ count })
  expect(screen.queryByText(/^That is the most/) !== null).toBe(isMost)
})

test('what was picked before the filter changed is kept first, then used', () => {
  const { selection } = open({ stale: true })
  expect(screen.getByText('Picked before the filter changed.')).toBeVisible()
  expect(screen.queryByText('Switch off')).toBeNull()
  expect(screen.queryByText(/^Select all/)).toBeNull()
  pressText('Keep them')
  expect(selection.keep).toHaveBeenCalledOnce()
})

test('while one runs, its progress is shown and no other can be started', async () => {
  let report: (count: number) => void = () => undefined
  let end: () => void = () => undefined
  const onRun = vi.fn(async (_: unknown, { progress }: BulkRun) => {
    report = progress
    await new Promise<void>((resolve) => (end = resolve))
  })
  open({}, { actions: [{ id: 'off', label: 'Switch off', onRun }] })
  pressText('Switch off')
  expect(screen.getByRole('status')).toHaveTextContent(/^0 of 10 done$/)
  act(() => {
    report(4)
  })
  expect(screen.getByRole('status')).toHaveTextContent(/^4 of 10 done$/)
  pressText('Switch off')
  expect(onRun).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Clear selection' })).toBeDisabled()
  await act(async () => {
    end()
    await Promise.resolve()
  })
  expect(screen.getByRole('status')).toHaveTextContent(/^10 selected/)
})
