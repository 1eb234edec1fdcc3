import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RunKind, RunRow, RunState } from './run-kind.ts'
import { rowShape, runShape } from './run-kind.ts'
import { useRun } from './use-run.ts'

const mutate = vi.fn<(asked: { variables: Record<string, unknown> }) => Promise<{ data: object }>>()
const client = { mutate, refetchQueries: () => Promise.resolve([]) }
vi.mock('@apollo/client/react', () => ({ useApolloClient: () => client }))

const state = (status: RunState['status'], counts: Record<string, number>): RunState => ({
  id: 'r',
  status,
  createdAt: '2026-01-01T00:00:00Z',
  counts,
  warnings: {},
})
const answers = (field: string, now: RunState) =>
  mutate.mockResolvedValueOnce({ data: { [field]: JSON.stringify(now) } })

const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve())
const kindOf = (stopsWhenLeft: boolean): RunKind<RunState, RunRow> => ({
  name: 'probe',
  state: runShape,
  row: rowShape,
  atOnce: 2,
  stopsWhenLeft,
  refresh,
})

const planned = state('checking', { update: 5 })
const opened = (stopsWhenLeft = true) => {
  mutate.mockReset()
  refresh.mockClear()
  return renderHook(() => useRun(kindOf(stopsWhenLeft), planned))
}
const sizes = () => mutate.mock.calls.map(([{ variables }]) => variables['atMost'])

test('it is carried out until nothing is left, in requests of the size of its kind', async () => {
  const { result } = opened()
  answers('stopRun', state('running', { update: 5 }))
  answers('carryOutRun', state('running', { update: 3, updated: 2 }))
  answers('carryOutRun', state('running', { updated: 4, failed: 1 }))
  await act(async () => expect(await result.current.run(planned)).toBe(true))
  expect(sizes()).toEqual([undefined, 2, 2])
  expect(result.current.now?.counts).toEqual({ updated: 4, failed: 1 })
  expect(result.current.busy).toBeNull()
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a failure is told, and pressing again goes on with what is left', async () => {
  const { result } = opened()
  answers('stopRun', state('running', { update: 5 }))
  answers('carryOutRun', state('running', { update: 3, updated: 2 }))
  mutate.mockRejectedValueOnce(new Error('the line is broken'))
  await act(async () => expect(await result.current.run(planned)).toBe(false))
  expect(result.current.error).not.toBeNull()
  expect(result.current.now?.counts).toEqual({ update: 3, updated: 2 })
  answers('stopRun', state('running', { update: 3, updated: 2 }))
  answers('carryOutRun', state('running', { updated: 5 }))
  await act(async () => expect(await result.current.run(planned)).toBe(true))
  expect(result.current.error).toBeNull()
})

test('taken back: at least one request, until all is through', async () => {
  const { result } = opened()
  answers('undoRun', state('undoing', { updated: 3, undone: 2 }))
  answers('undoRun', state('undoing', { undone: 4, kept: 1 }))
  await act(async () =>
    expect(await result.current.undo(state('running', { updated: 5 }))).toBe(true),
  )
  expect(mutate).toHaveBeenCalledTimes(2)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a stop in this window ends it between two requests, and is no error', async () => {
  const { result } = opened()
  answers('stopRun', state('running', { update: 5 }))
  let refuse: (problem: Error) => void = () => undefined
  mutate.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
  answers('stopRun', state('stopped', { update: 5 }))
  await act(async () => {
    const running = result.current.run(planned)
    await vi.waitFor(() => expect(mutate).toHaveBeenCalledTimes(2))
    await result.current.stop(planned)
    refuse(new Error('run_stopped'))
    expect(await running).toBe(false)
  })
  expect(result.current.error).toBeNull()
  expect(result.current.now?.status).toBe('stopped')
})

test.each([
  [true, 2],
  [false, 3],
])('whether it stops when it is left (%s) is said by its kind', async (stopsWhenLeft, requests) => {
  const { result, unmount } = opened(stopsWhenLeft)
  answers('stopRun', state('running', { update: 5 }))
  let answer: (answered: { data: object }) => void = () => undefined
  mutate.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  answers('carryOutRun', state('running', { updated: 5 }))
  const running = result.current.run(planned)
  await vi.waitFor(() => expect(mutate).toHaveBeenCalledTimes(2))
  unmount()
  answer({ data: { carryOutRun: JSON.stringify(state('running', { update: 3, updated: 2 })) } })
  await running
  expect(mutate).toHaveBeenCalledTimes(requests)
})
