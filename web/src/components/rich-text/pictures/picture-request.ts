import type { LexicalEditor } from 'lexical'
import { observableValue } from '@/lib/observable-value.ts'

/** Files that are to become pictures in a text, chosen, pasted or dropped: one after the other, because each is described. */
export interface PictureRequest {
  editor: LexicalEditor
  files: readonly [File, ...File[]]
}

export const pictureRequest = observableValue<PictureRequest | null>(null)
