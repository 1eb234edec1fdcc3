import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { SavedState } from './saved-state.tsx'
import { useTimetable } from './use-timetable.ts'

const edges = (type: string, nodes: object[]) => ({
  __typename: `${type}Connection`,
  edges: nodes.map((node) => ({
    __typename: `${type}Edge`,
    node: { __typename: type, ...node },
  })),
})

const answer = (year: number) => ({
  teacherScheduleCollection: edges('TeacherSchedule', []),
  teacherClassSubjectCollection: edges('TeacherClassSubject', [
    { nodeId: 'c', id: 'c', name: '7B', year: 2026, subject: null },
  ]),
  teacherClassPeriodCollection: edges('TeacherClassPeriod', [
    {
      nodeId: `p${String(year)}`,
      id: `p${String(year)}`,
      day: 'Monday',
      period: year - 2025,
      week: 'EVERY',
      teacherClassSubjectId: 'c',
    },
  ]),
  weeks: '[]',
})

/** A server that answers when it is told to, by the name of the operation. */
function timetable() {
  const waiting: { name: string; answer: () => void; fail: () => void }[] = []
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      ({ operationName = '', variables }) =>
        new Observable((observer) => {
          waiting.push({
            name: operationName,
            answer: () => {
              observer.next({
                data:
                  operationName === 'ClassTimetable'
                    ? answer(variables['year'] as number)
                    : { setClassPeriod: edges('TeacherClassPeriod', []) },
              })
              observer.complete()
            },
            fail: () => {
              observer.next({ data: null, errors: [{ message: 'class_not_found' }] })
              observer.complete()
            },
          })
        }),
    ),
  })
  const hook = renderHook(({ year }) => useTimetable(year), {
    initialProps: { year: 2026 },
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  })
  const next = async (end: 'answer' | 'fail', name = 'ClassTimetable') => {
    await waitFor(() => expect(waiting[0]?.name).toBe(name))
    act(() => waiting.shift()?.[end]())
  }
  return { ...hook, next }
}

test('the periods of one year are never shown as those of another', async () => {
  const { result, rerender, next } = timetable()
  expect(result.current.known).toBe(false)
  await next('answer')
  await waitFor(() => expect(result.current.entries).toMatchObject([{ period: 1 }]))
  rerender({ year: 2027 })
  expect([result.current.known, result.current.entries]).toEqual([false, []])
  // From the years of the classes another one can be chosen meanwhile.
  expect(result.current.classes).toHaveLength(1)
  await next('fail')
  await waitFor(() => expect(result.current.error).toBeDefined())
  expect([result.current.known, result.current.entries]).toEqual([false, []])
  rerender({ year: 2026 })
  await waitFor(() => expect(result.current.entries).toMatchObject([{ period: 1 }]))
})

test('a choice that is still being saved belongs to its year', async () => {
  const { result, rerender, next } = timetable()
  await next('answer')
  await waitFor(() => expect(result.current.known).toBe(true))
  act(() => {
    void result.current.set({ day: 'Friday', period: 5, week: 'EVERY', classId: 'c' })
  })
  await waitFor(() => expect(result.current.entries).toHaveLength(2))
  rerender({ year: 2027 })
  await next('answer', 'SetClassPeriod')
  await next('answer')
  await waitFor(() => expect(result.current.entries).toMatchObject([{ period: 2 }]))
})

test('a refused choice is not said to be saved', async () => {
  const { result, next } = timetable()
  await next('answer')
  await waitFor(() => expect(result.current.known).toBe(true))
  expect(result.current.refused).toBeNull()
  let saved: Promise<void> = Promise.resolve()
  act(() => {
    saved = result.current.set({ day: 'Friday', period: 5, week: 'EVERY', classId: 'gone' })
  })
  const refusal = expect(saved).rejects.toThrow()
  await next('fail', 'SetClassPeriod')
  await next('answer')
  await refusal
  await waitFor(() => expect(result.current.saving).toBe(false))
  expect(result.current.refused).toBe(true)
  renderScreen(<SavedState saving={false} refused={result.current.refused} />)
  expect(screen.getByRole('status')).toHaveTextContent('Your last choice was not saved.')
})
