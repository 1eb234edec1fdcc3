import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { box, open, startAnew } from './assessment-editor-testing.tsx'

beforeEach(startAnew)

test('a new instruction has the caret before the next key', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Add an instruction' }))
  expect(box('Instruction 2')).toHaveFocus()
})
