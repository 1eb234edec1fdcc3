import { vi } from 'vitest'
import { observableValue } from '@/lib/observable-value.ts'
import { emptyPaper } from '../paper/paper-testing.ts'
import { paperStore, type PaperStore } from '../paper/paper-store.ts'
import type { Editor } from './editor-context.ts'
import { ownPapers } from './save-assessment.ts'
import type { Checked } from './use-paper-editing.ts'

/** What the parts of an editor share, for a part that is tested alone: nothing to choose from, checked or folded. */
export const editorFor = <Store extends PaperStore>(store: Store) => ({
  store,
  choices: { subjects: [], taxonomies: [], ownSchool: null },
  shelf: ownPapers,
  checked: observableValue<Checked>(new Set()),
  folded: observableValue<ReadonlySet<string>>(new Set()),
  announce: vi.fn<Editor['announce']>(),
})

export const editorOfEmptyPaper = () => editorFor(paperStore(emptyPaper()))
