import { MockedProvider } from '@apollo/client/testing/react'
import { fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { readSetting } from '../setting/setting.ts'
import { BumpDialog } from './bump-dialog.tsx'

test('a class has to be chosen where it is moved by periods, not where a day is lost', () => {
  renderScreen(
    <MemoryRouter>
      <MockedProvider mocks={[]}>
        <BumpDialog date="2027-02-03" setting={readSetting(undefined)} onClose={() => undefined} />
      </MockedProvider>
    </MemoryRouter>,
  )
  expect(screen.getByLabelText('Lost day')).toBeRequired()
  expect(screen.getByLabelText('Class')).not.toBeRequired()
  const way = screen.getByLabelText('What happened')
  fireEvent.change(way, { target: { value: 'on' } })
  expect(screen.getByLabelText('Class')).toBeRequired()
  expect(screen.getByLabelText('How many periods')).toBeRequired()
  fireEvent.change(way, { target: { value: 'day' } })
  expect(screen.getByLabelText('Class')).not.toBeRequired()
})
