import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { emptyPaper } from '../paper/paper-testing.ts'
import { paperStore } from '../paper/paper-store.ts'
import { questionsOf } from '../paper/paper.ts'
import { EditorContext, usePaper } from './editor-context.ts'
import { editorFor } from './editor-testing.ts'
import { OptionLines } from './option-lines.tsx'

function Options() {
  const part = usePaper((paper) => questionsOf(paper)[0]?.parts[0])
  return part === undefined ? null : <OptionLines part={part} number="1.1" />
}

test('four options are typed one after the other with Enter, and no empty one is left between', async () => {
  const store = paperStore(emptyPaper())
  const part = questionsOf(store.get())[0]?.parts[0]?.id ?? ''
  store.dispatch({ kind: 'retype', part, type: 'Radio', id: crypto.randomUUID() })
  const { user } = renderScreen(
    <EditorContext value={editorFor(store)}>
      <Options />
    </EditorContext>,
  )
  await user.click(screen.getByRole('textbox', { name: 'Choice A, 1.1' }))
  for (const [index, option] of ['north', 'east', 'south', 'west'].entries()) {
    if (index > 0) {
      await user.keyboard('{Enter}')
      // At once: the next letter belongs to the next option.
      const letter = 'ABCD'.charAt(index)
      expect(screen.getByRole('textbox', { name: `Choice ${letter}, 1.1` })).toHaveFocus()
    }
    await user.keyboard(option)
  }
  const { items } = questionsOf(store.get())[0]?.parts[0] ?? { items: [] }
  expect(items.map(({ text }) => text)).toEqual(['north', 'east', 'south', 'west'])
})
