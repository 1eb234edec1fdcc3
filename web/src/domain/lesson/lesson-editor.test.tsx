import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Fields from '@/domain/questions/question-field.tsx'
import { renderScreen } from '@/testing/render.tsx'
import { LessonEditor } from './lesson-editor.tsx'
import type { LessonRules, LessonShelf } from './lesson-shelf.ts'
import { blankLesson, type LessonValues } from './lesson-values.ts'

/** The labels of the fields that were drawn, each time. */
const drawn: string[] = []
vi.mock('@/domain/questions/question-field.tsx', async (original) => {
  const { QuestionField } = await original<typeof Fields>()
  return {
    QuestionField: (props: ComponentProps<typeof QuestionField>) => {
      drawn.push(props.question.label)
      return <QuestionField {...props} />
    },
  }
})

// A whole editor, typed into letter by letter.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => sessionStorage.clear())

const own: LessonRules = { filled: true, shared: false }
const shared: LessonRules = { filled: false, shared: true }

/** A lesson in which only the fields of its two steps are empty. */
const almost: LessonValues = {
  ...blankLesson,
  name: 'Rivers',
  grade: '4',
  subjectId: 'maths4',
  headings: blankLesson.headings.map(({ label }) => ({ label, value: '4' })),
  steps: [
    { id: 'a', name: 'Begin', fields: [{ id: 'a1', type: 'Text', label: 'Aim', value: '' }] },
    {
      id: 'b',
      name: 'End',
      fields: [{ id: 'b1', type: 'Checkbox', label: 'Aids', value: [], items: ['Map', 'Globe'] }],
    },
  ],
}

function open(values: LessonValues, rules: LessonRules, version?: string) {
  const save = vi.fn<LessonShelf['save']>().mockResolvedValue()
  const onSaved = vi.fn()
  const shelf: LessonShelf = { rules, save, read: vi.fn().mockResolvedValue(null) }
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
  const rendered = renderScreen(
    <ApolloProvider client={client}>
      <LessonEditor
        lesson={{ id: 'l', version, values, draft: 'lesson.test', shelf }}
        title="New lesson"
        choices={{
          subjects: [{ id: 'maths4', grade: '4', subject: 'Mathematics', subjectAf: null }],
          schools: [{ id: 'general', name: 'All schools of Limpopo' }],
          ownSchool: null,
        }}
        preview={() => null}
        onSaved={onSaved}
        onClose={() => undefined}
      />
    </ApolloProvider>,
  )
  return { ...rendered, save, onSaved }
}

const button = (name: string) => screen.getByRole('button', { name })
const saveButton = () => screen.queryByRole('button', { name: 'Save' })

test('a lesson is saved on its last step alone, and only when everything is filled in', async () => {
  const { user, save, onSaved } = open(almost, own)
  expect(saveButton()).toBeNull()
  expect(screen.getByText('77% filled in')).toBeVisible()
  await user.click(button('Next'))
  expect(saveButton()).toBeNull()
  await user.type(screen.getByLabelText('Aim'), 'Why towns lie by rivers')
  await user.click(button('Next'))
  await user.click(button('Save'))
  expect(await screen.findByText('This field is required')).toBeVisible()
  expect(save).not.toHaveBeenCalled()
  // A list needs at least one entry.
  await user.click(screen.getByLabelText('Map'))
  expect(screen.getByText('100% filled in')).toBeVisible()
  await user.click(screen.getByLabelText('Map'))
  expect(screen.getByText('88% filled in')).toBeVisible()
  await user.click(screen.getByLabelText('Globe'))
  await user.click(button('Back'))
  expect(screen.getByLabelText('Aim')).toHaveValue('Why towns lie by rivers')
  expect(saveButton()).toBeNull()
  await user.click(button('Next'))
  await user.click(button('Save'))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]?.[1].steps).toMatchObject([
    { fields: [{ value: 'Why towns lie by rivers' }] },
    { fields: [{ value: ['Globe'] }] },
  ])
})

test('a letter draws its own field and no other', async () => {
  const fields = ['Aim', 'Aids', 'Homework'].map((label) => ({
    id: label,
    type: 'Text' as const,
    label,
    value: '',
  }))
  const { user } = open({ ...almost, steps: [{ id: 'a', name: 'Begin', fields }] }, own)
  await user.click(button('Next'))
  await user.type(screen.getByLabelText('Aids'), 'M')
  drawn.length = 0
  await user.type(screen.getByLabelText('Aids'), 'ap')
  expect(screen.getByLabelText('Aids')).toHaveValue('Map')
  expect(new Set(drawn)).toEqual(new Set(['Aids']))
})

test('without a network nothing is saved, and what was typed stays', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const filled = { ...almost, steps: [] }
  const { user, save, onSaved } = open(filled, own)
  await user.type(screen.getByLabelText('Name'), ' of Africa')
  await user.click(button('Save'))
  expect(screen.getByText(/^You’re offline/)).toBeVisible()
  expect(save).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await user.click(button('Save'))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]?.[1].name).toBe('Rivers of Africa')
})

test('a blank lesson says what each of its fields is missing', async () => {
  const { user, save } = open(blankLesson, own)
  await user.click(button('Save'))
  for (const words of ['Name is required', 'Subject is required'])
    expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getAllByText('This field is required')).toHaveLength(5)
  expect(save).not.toHaveBeenCalled()
})

test('a template for everybody says what it is missing, step by step, and is saved from any of them', async () => {
  const { user, save, onSaved } = open({ ...almost, schoolId: 'general', totalPoints: '' }, shared)
  expect(screen.queryByText(/filled in$/)).toBeNull()
  await user.click(button('Next'))
  // Its fields are there to be changed.
  expect(screen.getByLabelText('Label')).toHaveValue('Aim')
  await user.click(button('Save'))
  expect(save).not.toHaveBeenCalled()
  // What is missing is on another step: saving leads there.
  expect(await screen.findByText('Points are required')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Points')).toHaveFocus())
  await user.type(screen.getByLabelText('Points'), '20')
  await user.click(button('Save'))
  expect(await screen.findByText('Hint is required')).toBeVisible()
  expect(screen.getByText('Placeholder is required')).toBeVisible()
  await user.type(screen.getByLabelText('Hint'), 'Why')
  await user.type(screen.getByLabelText('Placeholder'), 'So')
  await user.click(button('Save'))
  // The boxes of the second step have no room for a placeholder.
  await waitFor(() => expect(screen.getByLabelText('Label')).toHaveValue('Aids'))
  await user.type(screen.getByLabelText('Hint'), 'Which')
  await user.click(button('Save'))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]?.[1]).toMatchObject({
    totalPoints: '20',
    steps: [
      { fields: [{ label: 'Aim', hint: 'Why', placeholder: 'So', value: '' }] },
      { fields: [{ label: 'Aids', hint: 'Which' }] },
    ],
  })
})

test('saving leads to the first step on which something is missing', async () => {
  const [first, second] = almost.steps
  if (first === undefined || second === undefined) throw new Error('two steps')
  const filled = { ...second, fields: second.fields.map((one) => ({ ...one, value: ['Map'] })) }
  const { user, save } = open({ ...almost, steps: [first, filled] }, own)
  await user.click(button('Next'))
  await user.click(button('Next'))
  await user.click(button('Save'))
  expect(await screen.findByText('This field is required')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Aim')).toHaveFocus())
  expect(save).not.toHaveBeenCalled()
})
