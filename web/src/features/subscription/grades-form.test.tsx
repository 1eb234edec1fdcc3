import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { GradesForm } from './grades-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const subscription = { token: 'token', teacherProfileId: 'profile', amount: '200', perGrade: '50' }
const save = () => screen.getByRole('button', { name: 'Save the grades' })

test('shows the new price, and saves the grades in school order', async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(Response.json({ success: true }))
  vi.stubGlobal('fetch', fetched)
  const onSaved = vi.fn()
  const { user } = renderScreen(
    <GradesForm subscription={subscription} current={['4']} onSaved={onSaved} />,
  )
  expect(save()).toHaveAccessibleDescription('Nothing has changed yet.')
  await user.click(screen.getByLabelText('Grade 7'))
  await user.click(screen.getByLabelText('Grade R'))
  expect(screen.getByText(/From the next payment on/)).toHaveTextContent('R300.00')
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  await user.click(save())
  expect(fetched).not.toHaveBeenCalled()
  await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }))
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const body = fetched.mock.calls[0]?.[1]?.body
  expect(JSON.parse(typeof body === 'string' ? body : '')).toMatchObject({
    package: { grades: ['R', '4', '7'] },
    recurring_amount: '30000',
  })
})

test('without a grade it says so and does not save; ticking it again leaves nothing to save', async () => {
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  const { user } = renderScreen(
    <GradesForm subscription={subscription} current={['4', '5']} onSaved={vi.fn()} />,
  )
  await user.click(screen.getByLabelText('Grade 4'))
  await user.click(screen.getByLabelText('Grade 5'))
  expect(await screen.findByText('Minimum 1 grade is required')).toBeVisible()
  await user.click(save())
  expect(fetched).not.toHaveBeenCalled()
  await user.click(screen.getByLabelText('Grade 5'))
  await user.click(screen.getByLabelText('Grade 4'))
  expect(save()).toHaveAccessibleDescription('Nothing has changed yet.')
})
