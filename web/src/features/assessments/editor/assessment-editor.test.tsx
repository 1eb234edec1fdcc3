import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { paperFrom } from '../paper/from-stored.ts'
import { AssessmentEditor } from './assessment-editor.tsx'

const stored = (questions: object[]) => ({
  __typename: 'TeacherAssessmentTemplate',
  nodeId: 'n',
  id: 'a36e0a4e-73f8-4a0f-8edf-01758b857db0',
  createdAt: '2026-11-23T08:00:00.000001+00:00',
  updatedAt: '2026-11-23T08:00:00.000001+00:00',
  title: 'Rivers',
  complexity: 'Simple',
  totalMinutes: 30,
  fontFamily: 'Default',
  headings: '[]',
  instructions: '["Answer all."]',
  questions: JSON.stringify(questions),
  subjectId: 'b7b7a5a0-0000-4000-8000-000000000001',
  schoolId: null,
  taxonomyId: null,
  translation: null as string | null,
  subject: { __typename: 'Subject', nodeId: 's', grade: '5' },
  school: null,
  taxonomy: null,
})

const rivers = (ask: string, marks = 2) => [
  {
    id: 'a0000000-0000-4000-8000-000000000001',
    number: '1',
    marks,
    fields: [
      {
        id: 'a0000000-0000-4000-8000-000000000002',
        number: '1.1',
        question: ask,
        type: 'Radio',
        items: ['Orange', 'Vaal'],
        answer: 'Vaal',
        marks,
        cognitiveLevel: { label: 'Low order', percentage: 30 },
      },
    ],
  },
]

/** What the server holds, and what was sent to it. */
let now: ReturnType<typeof stored>
let sent: Record<string, unknown>[]
/** What the paper was before it was saved last. */
let older: ReturnType<typeof stored> | null
/** What is stored of a new paper. */
let added: Record<string, unknown> | null
/** The next save is stored, and its answer is lost. */
let loses: boolean
/** The answers to these operations wait. */
let held: Record<string, Promise<void>>

const refused = Object.assign(new Error('refused'), {
  errors: [
    {
      message: 'duplicate key value violates unique constraint "teacher_assessment_template_pkey"',
    },
  ],
})

const edges = (nodes: object[]) => ({
  __typename: 'c',
  edges: nodes.map((node) => ({ __typename: 'e', node })),
})

const banked = {
  __typename: 'BankQuestion',
  nodeId: 'b',
  id: '5b000000-0000-4000-8000-000000000000',
  teacherProfileId: 'me',
  paperTitle: 'Maps',
  writtenAt: '2025-06-03T08:00:00+00:00',
  excerpt: 'Reading a map',
  marks: '2.00',
  translationLanguage: null,
  assessmentTemplate: null,
  teacherAssessmentTemplate: null,
  question: JSON.stringify({
    number: '4',
    marks: 2,
    fields: [{ number: '4.1', question: 'Where is north?', marks: 2 }],
  }),
}

function client() {
  const link = new ApolloLink(({ operationName = '', variables }) => {
    const answer = () => {
      if (operationName === 'AssessmentNow')
        return {
          teacherAssessmentTemplateCollection: {
            __typename: 'c',
            edges: [{ __typename: 'e', node: now }],
          },
        }
      if (operationName === 'PaperHistory')
        return {
          teacherAssessmentVersionCollection: edges(
            older === null
              ? []
              : [
                  {
                    ...{ __typename: 'TeacherAssessmentVersion', nodeId: 'v', id: 'v1' },
                    ...{ savedAt: older.updatedAt, title: older.title },
                    ...{ totalMarks: '2.00', questionCount: 1 },
                  },
                ],
          ),
        }
      if (operationName === 'PaperVersion')
        return {
          teacherAssessmentVersionCollection: edges([
            { ...older, __typename: 'TeacherAssessmentVersion', nodeId: 'v', id: 'v1' },
          ]),
        }
      if (operationName === 'QuestionBank') return { searchQuestions: edges([banked]) }
      if (operationName === 'BankedQuestion')
        return { bankQuestionCollection: edges([banked]), papersWithQuestion: edges([]) }
      sent.push(variables)
      if (operationName === 'AddAssessment') {
        if (added !== null) throw refused
        added = variables['row'] as Record<string, unknown>
        now = { ...now, ...added, updatedAt: now.createdAt }
      }
      const meets = variables['version'] === now.updatedAt
      const isNew = operationName === 'AddAssessment'
      if (meets) {
        const row = variables['row'] as typeof now
        now = { ...now, ...row, updatedAt: '2026-11-23T08:00:00.000003+00:00' }
      }
      if (loses) {
        loses = false
        throw new TypeError('Failed to fetch')
      }
      const field = isNew ? 'insertInto' : 'update'
      return {
        [`${field}TeacherAssessmentTemplateCollection`]: {
          __typename: 'r',
          affectedCount: isNew || meets ? 1 : 0,
          records: isNew || meets ? [now] : [],
        },
      }
    }
    return new Observable((observer) => {
      const give = () => {
        try {
          observer.next({ data: answer() })
          observer.complete()
        } catch (error) {
          observer.error(error)
        }
      }
      const wait = held[operationName]
      if (wait === undefined) give()
      else void wait.then(give)
    })
  })
  return new ApolloClient({ cache: new InMemoryCache(), link })
}

const title = 'Edit assessment'
const draft = 'assessment.test'

function open(opened = now, isNew = false) {
  const onSaved = vi.fn()
  const drawn = vi.fn(() => null)
  const rendered = renderScreen(
    <ApolloProvider client={client()}>
      <AssessmentEditor
        assessment={{
          id: opened.id,
          version: isNew ? undefined : opened.updatedAt,
          paper: paperFrom(opened, '5'),
          draft,
        }}
        title={title}
        choices={{ subjects: [], taxonomies: [], ownSchool: null }}
        preview={drawn}
        onSaved={onSaved}
        onClose={() => undefined}
      />
    </ApolloProvider>,
  )
  return { ...rendered, onSaved, drawn }
}

const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
const questionsSent = (at: number) =>
  JSON.parse((sent[at]?.['row'] as { questions: string }).questions) as { marks: number }[]

// A whole editor, typed into letter by letter.
vi.setConfig({ testTimeout: 30_000 })

const usual = window.matchMedia.bind(window)

beforeEach(() => {
  vi.stubGlobal('matchMedia', usual)
  sessionStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
  sent = []
  added = null
  older = null
  loses = false
  held = {}
  now = stored(rivers('Which river?'))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

test('what is wrong keeps it from being saved, and pressing Save leads there', async () => {
  const { user } = open()
  const save = screen.getByRole('button', { name: 'Save' })
  expect(screen.getByText('Nothing has changed yet.')).toBeInTheDocument()
  await user.clear(box('Title'))
  expect(save).toHaveAttribute('aria-disabled', 'true')
  await user.clear(box('Question 1.1'))
  await user.click(save)
  expect(screen.getByText('Title is required')).toBeInTheDocument()
  expect(screen.getByText('This field is required')).toBeInTheDocument()
  await waitFor(() => expect(box('Title')).toHaveFocus())
  expect(sent).toEqual([])
})

test('the version that was opened is sent along, and the marks follow the parts', async () => {
  const { user, onSaved } = open()
  expect(screen.getByText(/^Cognitive level\(s\) .Low order. exceed/)).toBeInTheDocument()
  await user.clear(box('Marks, 1.1'))
  await user.type(box('Marks, 1.1'), '4,5')
  await user.click(screen.getByRole('button', { name: 'Choice A of 1.1 is right' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(sent).toMatchObject([{ id: now.id, version: now.createdAt }])
  expect(questionsSent(0)).toMatchObject([
    { marks: 4.5, fields: [{ answer: 'Orange', marks: 4.5 }] },
  ])
})

test('changed elsewhere in other places: both are saved', async () => {
  const { user, onSaved } = open()
  now = { ...stored(rivers('Which long river?')), updatedAt: '2026-11-23T08:00:00.000002+00:00' }
  await user.type(box('Title'), ' and towns')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(sent.map(({ version }) => version)).toEqual([
    '2026-11-23T08:00:00.000001+00:00',
    '2026-11-23T08:00:00.000002+00:00',
  ])
  expect(sent[1]?.['row']).toMatchObject({ title: 'Rivers and towns' })
  expect(questionsSent(1)).toMatchObject([{ fields: [{ question: 'Which long river?' }] }])
})

test('changed elsewhere in the same question: nothing is saved before the person has chosen', async () => {
  const { user, onSaved } = open()
  now = { ...stored(rivers('Theirs?')), updatedAt: '2026-11-23T08:00:00.000002+00:00' }
  await user.clear(box('Question 1.1'))
  await user.type(box('Question 1.1'), 'Mine?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const choice = await screen.findByRole('group', { name: 'Question 1' })
  expect(onSaved).not.toHaveBeenCalled()
  expect(choice).toHaveTextContent('Theirs?')
  await user.click(within(choice).getByRole('radio', { name: /Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save this choice' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(questionsSent(1)).toMatchObject([{ fields: [{ question: 'Mine?' }] }])
})

/** The question with a translation of what it asks and of its first option. */
const bilingual = (ask: string, other: string, option: string) => {
  const [question] = rivers(ask)
  const fields = question?.fields.map((part) => ({
    ...part,
    translation: { question: other, items: [option, ''] },
  }))
  return {
    ...stored([{ ...question, fields }]),
    translation: JSON.stringify({ language: 'af', title: 'Riviere', instructions: ['Alles.'] }),
  }
}

test('what differs in the translation, in the options or in the second language can be compared', async () => {
  const opened = bilingual('Which river?', 'Watter rivier?', 'Oranje')
  const { user } = open(opened)
  now = {
    ...bilingual('Which river?', 'Watter een?', 'Oranjerivier'),
    updatedAt: '2026-11-23T08:00:00.000002+00:00',
  }
  await user.clear(box('Choice B, 1.1'))
  await user.type(box('Choice B, 1.1'), 'Tugela')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const choice = await screen.findByRole('group', { name: 'Question 1' })
  const [theirs, mine] = within(choice).getAllByRole('radio')
  const said = (radio?: HTMLElement) => radio?.closest('label')?.textContent
  expect(said(theirs)).toMatch(/B {2}Vaal ✓[^]*\[2\]Afrikaans[^]*Watter een\?[^]*A {2}Oranjerivier/)
  expect(said(mine)).toMatch(/B {2}Tugela ✓[^]*\[2\]Afrikaans[^]*Watter rivier\?[^]*A {2}Oranje$/)
})

test('two who chose another second language are shown its name', async () => {
  const { user } = open()
  now = {
    ...stored(rivers('Which river?')),
    translation: JSON.stringify({ language: 'en', title: '', instructions: [''] }),
    updatedAt: '2026-11-23T08:00:00.000002+00:00',
  }
  await user.click(screen.getByRole('checkbox', { name: 'Also in Afrikaans' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const choice = await screen.findByRole('group', { name: 'Second language' })
  expect(choice).toHaveTextContent(/English.*Afrikaans/)
})

test('an older version that was put back meets what another window saved since', async () => {
  older = { ...stored(rivers('Which stream?')), updatedAt: '2026-11-22T08:00:00.000001+00:00' }
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(usual(media), { matches: true }))
  const { user, onSaved } = open()
  await user.click(screen.getByRole('button', { name: 'History' }))
  await user.click(await screen.findByRole('button', { name: /Rivers/ }))
  await user.click(await screen.findByRole('button', { name: 'Put this version back' }))
  expect(box('Question 1.1')).toHaveValue('Which stream?')
  // The other window has changed the same question and the title.
  now = {
    ...stored(rivers('Which lake?')),
    title: 'Lakes',
    updatedAt: '2026-11-23T08:00:00.000002+00:00',
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const choice = await screen.findByRole('group', { name: 'Question 1' })
  expect(choice).toHaveTextContent(/Which lake\?.*Which stream\?/s)
  expect(onSaved).not.toHaveBeenCalled()
  await user.click(within(choice).getByRole('radio', { name: /Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save this choice' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(now.title).toBe('Lakes')
  expect(questionsSent(1)).toMatchObject([{ fields: [{ question: 'Which stream?' }] }])
})

test('a new paper whose save was stored and not answered is saved again as the same one', async () => {
  const first = open(now, true)
  await first.user.type(box('Title'), ' of Africa')
  loses = true
  await first.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(first.onSaved).not.toHaveBeenCalled()
  await first.user.type(box('Question 1.1'), ' Why?')
  // The page is loaded anew: the draft is what was typed.
  first.unmount()
  const second = open(stored(rivers('Which river?')), true)
  expect(box('Question 1.1')).toHaveValue('Which river? Why?')
  await second.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(second.onSaved).toHaveBeenCalled())
  expect(sent.map((one) => one['id'] ?? (one['row'] as { id: string }).id)).toEqual([
    now.id,
    now.id,
    now.id,
  ])
  expect(now.title).toBe('Rivers of Africa')
  expect(questionsSent(2)).toMatchObject([{ fields: [{ question: 'Which river? Why?' }] }])
})

test('saving again after a lost answer asks nothing about what was typed since', async () => {
  const { user, onSaved } = open()
  await user.type(box('Question 1.1'), ' Why?')
  loses = true
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')
  await user.type(box('Question 1.1'), ' Where?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(questionsSent(2)).toMatchObject([{ fields: [{ question: 'Which river? Why? Where?' }] }])
})

test.each([false, true])(
  'what arrives while a paper is saved is not lost; it is saved next, a new paper: %s',
  async (isNew) => {
    // With the bank beside the paper.
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(usual(media), { matches: true }))
    const first = open(now, isNew)
    const bank = Promise.withResolvers<undefined>()
    const save = Promise.withResolvers<undefined>()
    held = {
      BankedQuestion: bank.promise,
      ChangeAssessment: save.promise,
      AddAssessment: save.promise,
    }
    await first.user.click(screen.getByRole('button', { name: 'Question bank' }))
    await first.user.click(await screen.findByRole('button', { name: 'Insert' }))
    await first.user.type(box('Title'), '!{Control>}s{/Control}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled())
    bank.resolve(undefined)
    expect(await screen.findByText('Inserted as question 2', { selector: 'button' })).toBeVisible()
    save.resolve(undefined)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled())
    expect(first.onSaved).not.toHaveBeenCalled()
    expect(questionsSent(0)).toHaveLength(1)
    // The page is loaded anew: the draft has the question, over what was stored.
    first.unmount()
    const second = open(isNew ? stored(rivers('Which river?')) : now, isNew)
    await second.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(second.onSaved).toHaveBeenCalled())
    expect(sent[1]).toMatchObject({ id: now.id, row: { title: 'Rivers!' } })
    expect(questionsSent(1)).toMatchObject([{}, { fields: [{ question: 'Where is north?' }] }])
  },
)

test('a draft is kept and opened again, over the version that it was typed over', async () => {
  const first = open()
  await first.user.type(box('Question 1.1'), ' Why?')
  first.unmount()
  now = { ...stored(rivers('Theirs?')), updatedAt: '2026-11-23T08:00:00.000002+00:00' }
  const second = open()
  expect(box('Question 1.1')).toHaveValue('Which river? Why?')
  expect(screen.getByText(/This is what you typed before/)).toBeInTheDocument()
  await second.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('group', { name: 'Question 1' })).toBeInTheDocument()
})

test('Ctrl Z undoes in any field, also a choice made by a click', async () => {
  const { user } = open()
  await user.type(box('Title'), '!')
  await user.click(screen.getByRole('button', { name: 'Choice A of 1.1 is right' }))
  await user.click(box('Question 1.1'))
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.getByRole('button', { name: 'Choice B of 1.1 is right' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(box('Title')).toHaveValue('Rivers!')
  await user.keyboard('{Control>}z{/Control}')
  expect(box('Title')).toHaveValue('Rivers')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(box('Title')).toHaveValue('Rivers!')
  // One key does not save.
  await user.type(box('Title'), '{Enter}')
  expect(sent).toEqual([])
})

test('a search and another dialog undo their own words, not the paper', async () => {
  const { user } = open()
  await user.type(box('Title'), '!')
  await user.keyboard('{Control>}f{/Control}')
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'river')
  await user.keyboard('{Control>}z{/Control}')
  expect(box('Title')).toHaveValue('Rivers!')
  const other = document.createElement('div')
  other.setAttribute('role', 'dialog')
  other.innerHTML = '<form><input></form>'
  document.body.append(other)
  const undo = new InputEvent('beforeinput', {
    inputType: 'historyUndo',
    bubbles: true,
    cancelable: true,
  })
  other.querySelector('input')?.dispatchEvent(undo)
  other.remove()
  expect(undo.defaultPrevented).toBe(false)
  expect(box('Title')).toHaveValue('Rivers!')
})
