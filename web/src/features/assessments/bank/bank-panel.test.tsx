import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hideSnack, snack } from '@/lib/snackbar.ts'
import { renderScreen } from '@/testing/render.tsx'
import { EditorContext } from '../editor/editor-context.ts'
import { editorOfEmptyPaper } from '../editor/editor-testing.ts'
import { questionsOf } from '../paper/paper.ts'
import { BankPanel } from './bank-panel.tsx'

const row = {
  __typename: 'BankQuestion',
  nodeId: 'n1',
  id: '5b000000-0000-4000-8000-000000000000',
  teacherProfileId: 'me',
  paperTitle: 'Maps of last year',
  writtenAt: '2025-06-03T08:00:00+00:00',
  excerpt: 'Reading a map',
  marks: '3.00',
  translationLanguage: null as string | null,
  assessmentTemplate: null,
  teacherAssessmentTemplate: {
    __typename: 'TeacherAssessmentTemplate',
    nodeId: 't',
    headings: '[]',
  },
}
const question = {
  number: '4',
  marks: 3,
  title: 'Reading a map',
  fields: [{ number: '4.1', question: 'Which way is north?', answer: 'Up', marks: 3 }],
}

let asked: Record<string, unknown>[]
/** What the row says of the paper that it is from. */
let from: object
/** What the server holds; null when it was deleted. */
let now: object | null

function answerOf(operationName: string, variables: Record<string, unknown>) {
  const edges = (nodes: object[]) => ({
    __typename: 'c',
    edges: nodes.map((node) => ({ __typename: 'e', node })),
  })
  if (operationName === 'BankedQuestion')
    return {
      bankQuestionCollection: edges(
        now === null ? [] : [{ ...row, ...from, question: JSON.stringify(now) }],
      ),
      papersWithQuestion: edges([
        {
          __typename: 'p',
          nodeId: 'p1',
          title: 'June test',
          createdAt: '2024-06-03T08:00:00+00:00',
        },
      ]),
    }
  asked.push(variables)
  if (variables['words'] === 'map') {
    const count = Number(variables['atMost'])
    return {
      searchQuestions: edges(
        Array.from({ length: count }, (_, at) => ({
          ...row,
          nodeId: `n${at}`,
          id: `${row.id}${at}`,
        })),
      ),
    }
  }
  return { searchQuestions: edges(variables['words'] === 'zebra' ? [] : [row]) }
}

function opened() {
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        observer.next({ data: answerOf(operationName, variables) })
        observer.complete()
      }),
  )
  const editor = editorOfEmptyPaper()
  const { store, announce } = editor
  const onGo = vi.fn()
  const rendered = renderScreen(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <EditorContext value={editor}>
        <BankPanel wide onGo={onGo} onClose={() => undefined} />
      </EditorContext>
    </ApolloProvider>,
  )
  return { ...rendered, store, announce, onGo }
}

beforeEach(() => {
  hideSnack()
  asked = []
  from = {}
  now = question
})

test('a question that was found is shown with its answer and where it was used, and inserted', async () => {
  const { user, store, announce } = opened()
  await user.click(await screen.findByRole('button', { name: /Reading a map/ }))
  expect(await screen.findByText('Which way is north?')).toBeInTheDocument()
  expect(screen.getByText(/^June test · 3 June 2024/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Insert' }))
  expect(await screen.findByRole('button', { name: 'Inserted as question 2' })).toBeInTheDocument()
  expect(announce).toHaveBeenCalledWith('Inserted as question 2')
  const last = questionsOf(store.get()).at(-1)
  expect(last?.title).toBe('Reading a map')
  expect(last?.id).not.toBe(row.id)
  // Once more is another copy.
  await user.click(screen.getByRole('button', { name: 'Insert' }))
  await waitFor(() => expect(questionsOf(store.get())).toHaveLength(3))
})

test('a question that was corrected since it was shown is inserted as it is now', async () => {
  const { user, store } = opened()
  const row = await screen.findByRole('button', { name: /Reading a map/ })
  const insert = screen.getByRole('button', { name: 'Insert' })
  await user.click(row)
  expect(await screen.findByText('Up')).toBeInTheDocument()
  now = { ...question, fields: [{ ...question.fields[0], answer: 'To the top' }] }
  await user.click(insert)
  await waitFor(() => expect(questionsOf(store.get())).toHaveLength(2))
  expect(Object.values(store.get().texts)).toContain('To the top')
  await user.click(row)
  now = { ...question, fields: [{ ...question.fields[0], answer: 'Above' }] }
  await user.click(row)
  expect(await screen.findByText('Above')).toBeInTheDocument()
})

test('undone, the way to it goes; redone, it leads there again', async () => {
  const { user, store } = opened()
  await user.click(await screen.findByRole('button', { name: 'Insert' }))
  const link = () => screen.queryByRole('button', { name: /^Inserted as/ })
  await waitFor(() => expect(link()).toBeInTheDocument())
  act(() => void store.undo())
  expect(link()).not.toBeInTheDocument()
  act(() => void store.redo())
  expect(link()).toHaveAccessibleName('Inserted as question 2')
  // The question before it goes.
  act(() =>
    store.dispatch({ kind: 'remove-question', question: questionsOf(store.get())[0]?.id ?? '' }),
  )
  expect(link()).toHaveAccessibleName('Inserted as question 1')
})

test('what cannot be inserted says why: it is gone, or the paper is full', async () => {
  const { user, store } = opened()
  const insert = await screen.findByRole('button', { name: 'Insert' })
  now = null
  await user.click(insert)
  await waitFor(() => expect(snack.get()?.text).toBe('This question is no longer there.'))
  now = question
  hideSnack()
  const [section] = store.get().sections
  const [first] = section?.questions ?? []
  if (section === undefined || first === undefined) throw new Error('A paper begins with one')
  const questions = Array.from({ length: 500 }, (_, at) => ({ ...first, id: `question ${at}` }))
  act(() => store.restart({ ...store.get(), sections: [{ ...section, questions }] }))
  await user.click(insert)
  await waitFor(() => expect(snack.get()?.text).toBe('A paper holds at most 500 questions.'))
  expect(questionsOf(store.get())).toHaveLength(500)
  expect(screen.queryByRole('button', { name: /^Inserted as/ })).not.toBeInTheDocument()
})

test('what is typed is asked for once it rests, with decimal commas read', async () => {
  const { user } = opened()
  await screen.findByRole('button', { name: /Reading a map/ })
  await user.type(screen.getByRole('textbox', { name: 'Marks from' }), '2,5')
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'zebra')
  expect(await screen.findByText(/^No questions found/)).toBeInTheDocument()
  expect(asked.at(-1)).toMatchObject({
    words: 'zebra',
    leastMarks: '2.5',
    mostMarks: null,
    grade: null,
    atMost: 20,
  })
})

test('after a hundred it says that a narrower search finds the others', async () => {
  const { user } = opened()
  await screen.findByRole('button', { name: /Reading a map/ })
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'map')
  const more = { name: 'Show more' }
  const rows = () => screen.getAllByRole('button', { name: 'Insert' }).length
  for (const shown of [20, 40, 60, 80]) {
    await waitFor(() => expect(rows()).toBe(shown))
    await user.click(screen.getByRole('button', more))
  }
  expect(await screen.findByText(/^These are the first 100\. Narrow the search/)).toBeVisible()
  expect(screen.queryByRole('button', more)).not.toBeInTheDocument()
})

test('it is inserted where the person chooses, and the next one after it', async () => {
  const { user, store } = opened()
  const insert = await screen.findByRole('button', { name: 'Insert' })
  const titles = () => questionsOf(store.get()).map(({ title }) => title)
  await user.click(insert)
  await waitFor(() => expect(titles()).toEqual(['', 'Reading a map']))
  const place = screen.getByRole('combobox', { name: 'Insert' })
  expect(place).toHaveDisplayValue('At the end')
  await user.selectOptions(place, 'At the start')
  now = { ...question, title: 'First' }
  await user.click(insert)
  await waitFor(() => expect(titles()).toEqual(['First', '', 'Reading a map']))
  expect(place).toHaveDisplayValue('After question 1')
  now = { ...question, title: 'Second' }
  await user.click(insert)
  await waitFor(() => expect(titles()).toEqual(['First', 'Second', '', 'Reading a map']))
  // The question that it would follow goes: at the end again.
  const second = questionsOf(store.get())[1]?.id ?? ''
  act(() => store.dispatch({ kind: 'remove-question', question: second }))
  expect(place).toHaveDisplayValue('At the end')
  now = { ...question, title: 'Last' }
  await user.click(insert)
  await waitFor(() => expect(titles().at(-1)).toBe('Last'))
})

test('a question of an Afrikaans paper stands in an English one with its English, and says what is missing', async () => {
  from = { translationLanguage: 'en' }
  now = {
    number: '1',
    marks: 3,
    title: 'Kaarte',
    translation: { title: 'Maps' },
    fields: [{ number: '1.1', question: 'Waar is noord?', marks: 3 }],
  }
  const { user, store, announce } = opened()
  await user.click(await screen.findByRole('button', { name: 'Insert' }))
  expect(await screen.findByText('One text of it is only in Afrikaans.')).toBeInTheDocument()
  expect(announce).toHaveBeenCalledWith(
    'Inserted as question 2. One text of it is only in Afrikaans.',
  )
  expect(questionsOf(store.get()).at(-1)?.title).toBe('Maps')
})

test('a question of a paper in another language says so', async () => {
  from = {
    teacherAssessmentTemplate: {
      ...row.teacherAssessmentTemplate,
      headings: '[{"label": "Question", "value": "Vraag"}]',
    },
  }
  const { user } = opened()
  await user.click(await screen.findByRole('button', { name: 'Insert' }))
  expect(await screen.findByText('3 texts of it are only in Afrikaans.')).toBeInTheDocument()
})
