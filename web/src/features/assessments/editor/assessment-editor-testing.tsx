import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { paperFrom } from '../paper/from-stored.ts'
import type { AssessmentChoices } from './assessment-choices.ts'
import { AssessmentEditor } from './assessment-editor.tsx'
import type { PaperShelf } from './paper-shelf.ts'
import { ownPapers } from './save-assessment.ts'

/** A paper as it is stored. */
export const stored = (questions: object[]) => ({
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
  schoolId: null as string | null,
  taxonomyId: null,
  translation: null as string | null,
  subject: { __typename: 'Subject', nodeId: 's', grade: '5' },
  school: null,
  taxonomy: null,
})

/** One question with one part, which has two options. */
export const rivers = (ask: string, marks = 2) => [
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

interface Server {
  now: ReturnType<typeof stored>
  /** What was sent to it. */
  sent: Record<string, unknown>[]
  /** What the paper was before it was saved last. */
  older: ReturnType<typeof stored> | null
  /** What is stored of a new paper. */
  added: Record<string, unknown> | null
  /** The next save is stored, and its answer is lost. */
  loses: boolean
  /** The answers to these operations wait. */
  held: Record<string, Promise<void>>
}

const untouched = (): Server => ({
  now: stored(rivers('Which river?')),
  sent: [],
  older: null,
  added: null,
  loses: false,
  held: {},
})

/** What the server holds. */
export const server = untouched()

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

const generic = {
  ...{ __typename: 'School', nodeId: 'g', id: 'general', name: 'All schools of Limpopo' },
  ...{ town: null, isGeneric: true, schoolImgKey: null },
}

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
            edges: [{ __typename: 'e', node: server.now }],
          },
        }
      if (operationName === 'PaperHistory')
        return {
          teacherAssessmentVersionCollection: edges(
            server.older === null
              ? []
              : [
                  {
                    ...{ __typename: 'TeacherAssessmentVersion', nodeId: 'v', id: 'v1' },
                    ...{ savedAt: server.older.updatedAt, title: server.older.title },
                    ...{ totalMarks: '2.00', questionCount: 1 },
                  },
                ],
          ),
        }
      if (operationName === 'PaperVersion')
        return {
          teacherAssessmentVersionCollection: edges([
            { ...server.older, __typename: 'TeacherAssessmentVersion', nodeId: 'v', id: 'v1' },
          ]),
        }
      if (operationName === 'GenericSchools' || operationName === 'SchoolOfTemplate')
        return { schoolCollection: edges([generic]) }
      if (operationName === 'QuestionBank') return { searchQuestions: edges([banked]) }
      if (operationName === 'BankedQuestion')
        return { bankQuestionCollection: edges([banked]), papersWithQuestion: edges([]) }
      server.sent.push(variables)
      if (operationName === 'AddAssessment') {
        if (server.added !== null) throw refused
        server.added = variables['row'] as Record<string, unknown>
        server.now = { ...server.now, ...server.added, updatedAt: server.now.createdAt }
      }
      const meets = variables['version'] === server.now.updatedAt
      const isNew = operationName === 'AddAssessment'
      if (meets) {
        const row = variables['row'] as typeof server.now
        server.now = { ...server.now, ...row, updatedAt: '2026-11-23T08:00:00.000003+00:00' }
      }
      if (server.loses) {
        server.loses = false
        throw new TypeError('Failed to fetch')
      }
      const field = isNew ? 'insertInto' : 'update'
      return {
        [`${field}TeacherAssessmentTemplateCollection`]: {
          __typename: 'r',
          affectedCount: isNew || meets ? 1 : 0,
          records: isNew || meets ? [server.now] : [],
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
      const wait = server.held[operationName]
      if (wait === undefined) give()
      else void wait.then(give)
    })
  })
  return new ApolloClient({ cache: new InMemoryCache(), link })
}

const title = 'Edit assessment'
const draft = 'assessment.test'

interface Opened {
  isNew?: boolean
  shelf?: PaperShelf
  choices?: AssessmentChoices
}

export function open(
  opened = server.now,
  {
    isNew = false,
    shelf = ownPapers,
    choices = { subjects: [], taxonomies: [], ownSchool: null },
  }: Opened = {},
) {
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
          shelf,
        }}
        title={title}
        choices={choices}
        preview={drawn}
        onSaved={onSaved}
        onClose={() => undefined}
      />
    </ApolloProvider>,
  )
  return { ...rendered, onSaved, drawn }
}

export const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
export const questionsSent = (at: number) =>
  JSON.parse((server.sent[at]?.['row'] as { questions: string }).questions) as { marks: number }[]

const usual = window.matchMedia.bind(window)

/** The history, the bank and the check stand beside the paper. */
export const onWideScreen = () =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(usual(media), { matches: true }))

/** Before each test: nothing was saved and no draft is kept. */
export function startAnew() {
  vi.stubGlobal('matchMedia', usual)
  sessionStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
  Object.assign(server, untouched())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}
