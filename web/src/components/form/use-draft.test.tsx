import { screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { formDraft } from '@/lib/form-draft.ts'
import { renderScreen } from '@/testing/render.tsx'
import { RestoredDraft } from './restored-draft.tsx'
import { useDraft } from './use-draft.ts'

afterEach(() => sessionStorage.clear())

const stored = { grade: '', subject: '', days: 5 }

/** As the class form: the choices of the second field hang on the first. */
function Form() {
  const form = useForm({ defaultValues: stored })
  const { restored, keep, forget } = useDraft(form, 'test')
  const { isDirty } = form.formState
  const grade = useWatch({ control: form.control, name: 'grade' })
  const save = form.handleSubmit((values) => {
    form.reset(values)
    forget()
  })
  return (
    <form onChange={keep} onSubmit={(event) => void save(event)}>
      <input data-testid="grade" {...form.register('grade')} />
      <select data-testid="subject" {...form.register('subject')}>
        <option value="" />
        {grade !== '' && <option value="maths" />}
      </select>
      <RestoredDraft when={restored} />
      {isDirty && <hr data-testid="dirty" />}
      <button data-testid="save" />
    </form>
  )
}

const notice = /what you typed before/

test('what a reload brings back is typed and not saved, and says so until it is', async () => {
  const first = renderScreen(<Form />)
  expect(screen.queryByText(notice)).toBeNull()
  await first.user.type(screen.getByTestId('grade'), '4')
  await first.user.selectOptions(screen.getByTestId('subject'), 'maths')
  expect(screen.queryByText(notice)).toBeNull()
  first.unmount()

  const { user, unmount } = renderScreen(<Form />)
  expect(await screen.findByText(notice)).toBeVisible()
  expect(screen.getByTestId('dirty')).toBeVisible()
  expect(screen.getByTestId('grade')).toHaveValue('4')
  expect(screen.getByTestId('subject')).toHaveValue('maths')
  await user.click(screen.getByTestId('save'))
  expect(screen.queryByText(notice)).toBeNull()
  expect(screen.queryByTestId('dirty')).toBeNull()
  unmount()

  renderScreen(<Form />)
  expect(screen.queryByText(notice)).toBeNull()
})

test.each([
  ['the same as what is stored', JSON.stringify(stored)],
  ['of a field that is gone', '{"town":"Polokwane"}'],
  ['broken', '{"grade"'],
])('a draft that is %s is no draft', (_what, values) => {
  formDraft.write('test', { values })
  renderScreen(<Form />)
  expect(screen.queryByText(notice)).toBeNull()
  expect(screen.queryByTestId('dirty')).toBeNull()
})

/** As the profile form: it follows what is stored, which a save changes before the form hears of it. */
function FollowingForm() {
  const [values, setValues] = useState(stored)
  const form = useForm({ values, resetOptions: { keepDirtyValues: true } })
  const { restored, keep, forget } = useDraft(form, 'test')
  const { isDirty } = form.formState
  const save = form.handleSubmit(async (typed) => {
    const trimmed = { ...typed, grade: typed.grade.trim() }
    setValues(trimmed)
    await Promise.resolve()
    forget()
    form.reset(trimmed, { keepDirtyValues: false })
  })
  return (
    <form onChange={keep} onSubmit={(event) => void save(event)}>
      <input data-testid="grade" {...form.register('grade')} />
      <RestoredDraft when={restored} />
      {isDirty && <hr data-testid="dirty" />}
      <button data-testid="save" />
    </form>
  )
}

test('a form that follows what is stored is clean after a save, and dirty when typed in again', async () => {
  formDraft.write('test', { values: '{"grade":" 4 "}' })
  const { user } = renderScreen(<FollowingForm />)
  expect(await screen.findByText(notice)).toBeVisible()
  expect(screen.getByTestId('grade')).toHaveValue(' 4 ')
  await user.click(screen.getByTestId('save'))
  expect(screen.queryByText(notice)).toBeNull()
  expect(screen.queryByTestId('dirty')).toBeNull()
  expect(screen.getByTestId('grade')).toHaveValue('4')
  expect(formDraft.read('test')).toEqual({})
  await user.type(screen.getByTestId('grade'), '5')
  expect(screen.getByTestId('dirty')).toBeVisible()
  expect(screen.queryByText(notice)).toBeNull()
})
