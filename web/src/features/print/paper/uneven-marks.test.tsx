import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { UnevenMarks } from './uneven-marks.tsx'

const parts = [{ number: '1.1', marks: 2.5 }]

test('names the question that does not add up, and shows nothing if all do', () => {
  const { unmount } = renderScreen(
    <UnevenMarks
      questions={[
        { number: '1', marks: 2.5, fields: parts },
        { number: '2', marks: 4, fields: parts },
      ]}
    />,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Question 2: the marks of its parts add up to 2,5, not 4.',
  )
  unmount()
  const { container } = renderScreen(
    <UnevenMarks questions={[{ number: '1', marks: 2.5, fields: parts }]} />,
  )
  expect(container).toBeEmptyDOMElement()
})
