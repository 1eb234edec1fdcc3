import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { PlannerStart } from './planner-start.tsx'

vi.mock('./template-picker.tsx', () => ({
  TemplatePicker: ({
    subjectId,
    none,
    chosen,
    onChoose,
  }: {
    subjectId: string
    none: ReactNode
    chosen: string | null
    onChoose: (id: string) => void
  }) =>
    subjectId === 'none4' ? (
      none
    ) : (
      <button
        type="button"
        aria-label={subjectId}
        aria-pressed={chosen !== null}
        onClick={() => onChoose(`of ${subjectId}`)}
      />
    ),
}))

test('a template that was chosen for one subject does not go into a lesson of another', async () => {
  const onStart = vi.fn()
  const { user } = renderScreen(
    <MemoryRouter>
      <PlannerStart
        subjects={[
          { id: 'maths4', grade: '4', subject: 'Mathematics', subjectAf: null },
          { id: 'life4', grade: '4', subject: 'Life Skills', subjectAf: null },
          { id: 'maths5', grade: '5', subject: 'Mathematics', subjectAf: null },
        ]}
        onStart={onStart}
      />
    </MemoryRouter>,
  )
  const grade = screen.getByLabelText('Grade')
  const subject = screen.getByLabelText('Subject')
  const chosen = () => screen.getByRole('button', { name: /^(?:maths|life)/ })
  await user.selectOptions(grade, '4')
  await user.selectOptions(subject, 'maths4')
  await user.click(chosen())
  await user.type(screen.getByLabelText('Name of the new lesson'), 'Fractions')
  await user.selectOptions(subject, 'life4')
  expect(chosen()).toHaveAttribute('aria-pressed', 'false')
  await user.click(chosen())
  await user.selectOptions(grade, '5')
  await user.selectOptions(subject, 'maths5')
  await user.click(screen.getByRole('button', { name: 'Start planning' }))
  expect(onStart).not.toHaveBeenCalled()
  expect(await screen.findByText('Choose a template')).toBeVisible()
  await user.click(chosen())
  await user.click(screen.getByRole('button', { name: 'Start planning' }))
  await vi.waitFor(() =>
    expect(onStart.mock.calls).toEqual([
      [{ name: 'Fractions', grade: '5', subjectId: 'maths5', templateId: 'of maths5' }],
    ]),
  )
})

test('a subject without a template says so, and a blank lesson is planned for it', async () => {
  const onStart = vi.fn()
  const { user } = renderScreen(
    <MemoryRouter>
      <PlannerStart
        subjects={[{ id: 'none4', grade: '4', subject: 'Mathematics', subjectAf: null }]}
        onStart={onStart}
      />
    </MemoryRouter>,
  )
  await user.selectOptions(screen.getByLabelText('Grade'), '4')
  await user.selectOptions(screen.getByLabelText('Subject'), 'none4')
  expect(screen.getByText('No template yet for Grade 4 Mathematics.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Blank lesson' }))
  await user.type(screen.getByLabelText('Name of the new lesson'), 'Fractions')
  await user.click(screen.getByRole('button', { name: 'Start planning' }))
  await vi.waitFor(() =>
    expect(onStart.mock.calls).toEqual([
      [{ name: 'Fractions', grade: '4', subjectId: 'none4', templateId: 'blank' }],
    ]),
  )
})
