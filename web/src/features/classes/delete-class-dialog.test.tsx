import { MockedProvider } from '@apollo/client/testing/react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { snack } from '@/lib/snackbar.ts'
import { renderScreen } from '@/testing/render.tsx'
import {
  BelongingToClassDocument,
  DeleteClassDocument,
  RestoreClassDocument,
  type ClassesCard_ClassFragment,
} from './classes-card.generated.ts'
import { DeleteClassDialog } from './delete-class-dialog.tsx'

const subject = { grade: '7', subject: 'Mathematics', subjectAf: 'Wiskunde' }
const classOf = (id: string, name: string, year = 2027) =>
  ({ id, name, year, subjectId: 's', subject }) as ClassesCard_ClassFragment // the rest is not read
const [one, other, older] = [classOf('a', '7A'), classOf('b', '7B'), classOf('c', '7C', 2026)]
const slow = { timeout: 9000 }

function show({ activities, periods }: { activities: number; periods: number }) {
  const connection = { __typename: 'TeacherClassSubjectConnection', edges: [] }
  const deleted = vi.fn(() => ({ data: { deleteClass: connection } }))
  const restored = vi.fn(() => ({ data: { restoreClass: connection } }))
  const edges = Array.from({ length: periods }, (_, index) => ({
    __typename: 'TeacherClassPeriodEdge',
    node: { __typename: 'TeacherClassPeriod', nodeId: String(index) },
  }))
  const mocks = [
    {
      request: { query: BelongingToClassDocument, variables: { id: 'a' } },
      maxUsageCount: 9,
      result: {
        data: {
          teacherActivityCollection: {
            __typename: 'TeacherActivityConnection',
            totalCount: activities,
          },
          teacherClassPeriodCollection: { __typename: 'TeacherClassPeriodConnection', edges },
        },
      },
    },
    { request: { query: DeleteClassDocument, variables: () => true }, result: deleted },
    { request: { query: RestoreClassDocument, variables: () => true }, result: restored },
  ]
  const onClose = vi.fn()
  renderScreen(
    // Functions in place of variables are more than its types know.
    <MockedProvider mocks={mocks as never}>
      <DeleteClassDialog one={one} classes={[one, other, older]} onClose={onClose} />
    </MockedProvider>,
  )
  return { deleted, restored, onClose }
}

test('says how much loses its class, hands it on, and undo brings back the same class', async () => {
  const { deleted, restored, onClose } = show({ activities: 2, periods: 1 })
  expect(
    await screen.findByText(
      /2 activities in your calendar will have no class. 1 period of your class timetable will be free./,
      {},
      slow,
    ),
  ).toBeVisible()
  const heirs = screen.getByLabelText('Give them to another class')
  // A class of another year is none of its heirs.
  expect([...heirs.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'b'])
  fireEvent.change(heirs, { target: { value: 'b' } })
  expect(
    screen.getByText(
      'The other class takes over 2 activities in your calendar and 1 period of your class timetable.',
    ),
  ).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), slow)
  expect(deleted).toHaveBeenCalledWith({ id: 'a', heir: 'b' })
  snack.get()?.action?.run()
  await waitFor(() => expect(restored).toHaveBeenCalledWith({ id: 'a' }), slow)
  await waitFor(() => expect(snack.get()?.text).toBe('Undone'), slow)
}, 30_000)

test('a class to which nothing belongs offers nobody', async () => {
  const { deleted, onClose } = show({ activities: 0, periods: 0 })
  expect(
    await screen.findByText(/Nothing in your calendar or timetable belongs to it/, {}, slow),
  ).toBeVisible()
  expect(screen.queryByLabelText('Give them to another class')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), slow)
  expect(deleted).toHaveBeenCalledWith({ id: 'a', heir: null })
}, 30_000)
