import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import english from '@/i18n/en.json'
import { snack } from '@/lib/snackbar.ts'
import { changeActivity } from '../activity/activity-actions.ts'
import { valuesOf, variablesOf } from '../activity/activity-values.ts'
import { useSavedNotice } from '../activity/use-saved-notice.ts'
import type { Activity } from '../grid/calendar-events.ts'
import { forgetAll } from '../setting/undo-stack.ts'
import { useUndo } from '../setting/use-undo.ts'
import { bumpLessons, takeBackBump } from '../tools/bump-actions.ts'
import type { BumpMove } from '../tools/bump-plan.ts'
import { useMove } from './use-move.ts'

vi.mock('@/lib/session.ts', () => ({
  useSession: () => ({ status: 'signed-in', user: { id: 'one' } }),
}))

const utc = (hour: number) => `2027-02-01T${String(hour).padStart(2, '0')}:00:00.000Z`
const wall = (hour: number) => `2027-02-01T${String(hour + 2).padStart(2, '0')}:00`

/** One activity, kept as move_activities(), change_activity() and bump_lessons() keep it. */
function stored() {
  let versions = 1
  const now = {
    nodeId: 'node',
    __typename: 'TeacherActivity' as const,
    id: 'a',
    updatedAt: 'v1',
    label: 'Fractions',
    startDateTime: utc(6),
    endDateTime: utc(7),
    color: 'blue',
    type: 'Lesson',
    repeatId: null,
    locked: false,
    notes: '',
    teacherClassSubjectId: null,
    teacherAssessmentTemplateId: null,
    teacherSubjectTemplateId: null,
  }
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName, variables }) => {
      const known = [variables['version'], ...((variables['versions'] ?? []) as string[])]
      if (known.some((one) => one !== undefined && one !== now.updatedAt))
        return new Observable((observer) => {
          observer.next({ data: null, errors: [{ message: 'row_changed' }] })
          observer.complete()
        })
      if (operationName === 'PreviewRepeat')
        return new Observable((observer) => {
          observer.next({ data: { previewRepeat: '{"weeks":[0],"leftOut":[]}' } })
          observer.complete()
        })
      versions += 1
      now.updatedAt = `v${String(versions)}`
      if (operationName === 'MoveActivities') {
        now.startDateTime = (variables['starts'] as string[])[0] ?? ''
        now.endDateTime = (variables['ends'] as string[])[0] ?? ''
      } else if (operationName === 'ChangeActivity') {
        now.label = variables['label'] as string
      } else if (operationName === 'BumpLessons') {
        now.startDateTime = utc(12)
        now.endDateTime = utc(13)
      }
      const field = `${operationName?.[0]?.toLowerCase() ?? ''}${operationName?.slice(1) ?? ''}`
      return new Observable((observer) => {
        observer.next({
          data: {
            [field]: {
              __typename: 'TeacherActivityConnection',
              edges: [{ __typename: 'TeacherActivityEdge', node: { ...now } }],
            },
          },
        })
        observer.complete()
      })
    }),
  })
  return { now, client, read: (): Activity => ({ ...now }) }
}

function calendar() {
  const { now, client, read } = stored()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <IntlProvider locale="en-ZA" messages={english}>
        {children}
      </IntlProvider>
    </ApolloProvider>
  )
  const said = async (text: string) => waitFor(() => expect(snack.get()?.text).toContain(text))
  const undo = renderHook(useUndo, { wrapper }).result
  const moveTo = async (hour: number) => {
    const { result } = renderHook(() => useMove([]), { wrapper })
    const before = now.updatedAt
    act(() => result.current(read(), wall(hour), wall(hour + 1), () => undefined))
    await waitFor(() => expect(now.updatedAt).not.toBe(before))
    await said('Moved')
  }
  const rename = async (label: string) => {
    const before = read()
    const notice = renderHook(() => useSavedNotice(before), { wrapper }).result
    const values = { ...variablesOf(valuesOf({ activity: before })), label }
    const row = { id: 'a', version: before.updatedAt }
    const saved = await changeActivity(client, row, 'ONE', values)
    act(() => notice.current(saved, label))
  }
  const undoLast = async () => {
    const what = undo.current.last
    act(() => undo.current.undoLast())
    await said(`Undone: ${what ?? ''}`)
  }
  return { now, client, read, undo, moveTo, rename, undoLast }
}

beforeEach(() => {
  forgetAll()
  snack.set(null)
})

test('two moves are taken back one after the other, and what is moved then as well', async () => {
  const { now, moveTo, undoLast } = calendar()
  await moveTo(8)
  await moveTo(10)
  await undoLast()
  expect(now.startDateTime).toBe(utc(8))
  await moveTo(11)
  await undoLast()
  await undoLast()
  expect(now.startDateTime).toBe(utc(6))
})

test('a move and a change in the dialog are taken back, whichever came first', async () => {
  const { now, moveTo, rename, undoLast } = calendar()
  await rename('Decimals')
  await moveTo(8)
  await rename('Percentages')
  await undoLast()
  expect(now.label).toBe('Decimals')
  await undoLast()
  expect(now.startDateTime).toBe(utc(6))
  await undoLast()
  expect(now.label).toBe('Fractions')
})

test('a move before lessons were bumped is taken back after the bump', async () => {
  const { now, client, read, undo, moveTo, undoLast } = calendar()
  await moveTo(8)
  const { updatedAt, startDateTime, endDateTime } = read()
  const move: BumpMove = {
    activityId: 'a',
    version: updatedAt,
    label: 'Fractions',
    classId: 'c',
    fromStart: startDateTime,
    fromEnd: endDateTime,
    toStart: utc(12),
    toEnd: utc(13),
    passed: [],
    clashes: [],
  }
  const asked = { day: '2027-02-01', classId: null, periods: 0, ontoOthers: false }
  const bumped = await bumpLessons(client, asked, { raw: '{}', moves: [move] })
  act(() => undo.current.done('Bumped', async () => takeBackBump(client, bumped)))
  await undoLast()
  expect(now.startDateTime).toBe(utc(8))
  await undoLast()
  expect(now.startDateTime).toBe(utc(6))
})

test('what another window changed since is not overwritten', async () => {
  const { now, undo, moveTo } = calendar()
  await moveTo(8)
  now.updatedAt = 'another'
  act(() => undo.current.undoLast())
  await waitFor(() => expect(snack.get()?.kind).toBe('error'))
  expect(now.startDateTime).toBe(utc(8))
})
