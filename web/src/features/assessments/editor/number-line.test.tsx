import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { EditorContext } from './editor-context.ts'
import { editorOfEmptyPaper } from './editor-testing.ts'
import { NumberLine } from './number-line.tsx'

test('what is no number keeps its message until the press that left the field is over: nothing moves under it', async () => {
  const onNumber = vi.fn()
  const { user } = renderScreen(
    <EditorContext value={editorOfEmptyPaper()}>
      <NumberLine
        at="one"
        field="marks"
        label={null}
        name="1"
        value={2}
        decimals={2}
        onNumber={onNumber}
      />
      <button type="button" aria-label={String(2)} />
    </EditorContext>,
  )
  const field = screen.getByRole('textbox')
  const said = () => screen.queryByText('A number from 0 to 1,000')
  await user.clear(field)
  await user.type(field, 'abc')
  expect(said()).toBeVisible()
  const next = screen.getByRole('button')
  fireEvent.pointerDown(next)
  fireEvent.blur(field)
  expect(said()).toBeVisible()
  fireEvent.pointerUp(next)
  fireEvent.click(next)
  await vi.waitFor(() => expect(said()).toBeNull())
  expect(field).toHaveValue('2')
})
