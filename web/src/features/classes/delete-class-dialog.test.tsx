import { MockedProvider } from '@apollo/client/testing/react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { snack } from '@/lib/snackbar.ts'
import { renderScreen } from '@/testing/render.tsx'
import {
  ActivitiesOfClassDocument,
  AddClassDocument,
  DeleteClassDocument,
  GiveClassDocument,
  type ClassesCard_ClassFragment,
} from './classes-card.generated.ts'
import { DeleteClassDialog } from './delete-class-dialog.tsx'

const subject = { grade: '7', subject: 'Mathematics', subjectAf: 'Wiskunde' }
const classOf = (id: string, name: string) =>
  ({ id, name, subjectId: 's', subject }) as ClassesCard_ClassFragment // the rest is not read
const [one, other] = [classOf('a', '7A'), classOf('b', '7B')]
const slow = { timeout: 9000 }

const affected = (count: number) => ({ __typename: 'Response', affectedCount: count })

function show(activities: string[]) {
  const deleted = vi.fn(({ handingOn }: { handingOn: boolean }) => ({
    data: {
      ...(handingOn ? { handedOn: affected(activities.length) } : {}),
      deleteFromTeacherClassSubjectCollection: affected(1),
    },
  }))
  const given = vi.fn(() => ({
    data: { updateTeacherActivityCollection: affected(activities.length) },
  }))
  const node = (id: string) => ({ __typename: 'TeacherActivity', nodeId: id, id })
  const edges = activities.map((id) => ({ __typename: 'TeacherActivityEdge', node: node(id) }))
  const found = { __typename: 'TeacherActivityConnection', totalCount: activities.length, edges }
  const records = [{ __typename: 'TeacherClassSubject', nodeId: 'n', id: 'again' }]
  const mocks = [
    {
      request: { query: ActivitiesOfClassDocument, variables: { id: 'a' } },
      maxUsageCount: 9,
      result: { data: { teacherActivityCollection: found } },
    },
    { request: { query: DeleteClassDocument, variables: () => true }, result: deleted },
    {
      request: { query: AddClassDocument, variables: { name: '7A', subjectId: 's' } },
      result: { data: { insertIntoTeacherClassSubjectCollection: { ...affected(1), records } } },
    },
    { request: { query: GiveClassDocument, variables: () => true }, result: given },
  ]
  const onClose = vi.fn()
  renderScreen(
    // Functions in place of variables are more than its types know.
    <MockedProvider mocks={mocks as never}>
      <DeleteClassDialog one={one} classes={[one, other]} onClose={onClose} />
    </MockedProvider>,
  )
  return { deleted, given, onClose }
}

test('says how many lose their class, hands them on, and undo gives them back', async () => {
  const { deleted, given, onClose } = show(['x', 'y'])
  const words = '2 activities in your calendar will have no class.'
  expect(await screen.findByText(words, {}, slow)).toBeVisible()
  fireEvent.change(screen.getByLabelText('Give them to another class'), { target: { value: 'b' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), slow)
  expect(deleted).toHaveBeenCalledWith({ id: 'a', heir: 'b', handingOn: true })
  snack.get()?.action?.run()
  const back = { ids: ['x', 'y'], classId: 'again' }
  await waitFor(() => expect(given).toHaveBeenCalledWith(back), slow)
}, 30_000)

test('a class without activities offers nobody, and undo writes the class alone', async () => {
  const { deleted, given, onClose } = show([])
  expect(await screen.findByText(/Nothing in your calendar belongs to it/, {}, slow)).toBeVisible()
  expect(screen.queryByLabelText('Give them to another class')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), slow)
  expect(deleted).toHaveBeenCalledWith({ id: 'a', heir: null, handingOn: false })
  snack.get()?.action?.run()
  await waitFor(() => expect(snack.get()?.text).toBe('Undone'), slow)
  expect(given).not.toHaveBeenCalled()
}, 30_000)
