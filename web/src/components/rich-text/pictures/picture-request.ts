import type { LexicalEditor } from 'lexical'
import { observableValue } from '@/lib/observable-value.ts'

/** A file that is to become a picture in a text: chosen, pasted or dropped. */
export interface PictureRequest {
  editor: LexicalEditor
  file: File
}

export const pictureRequest = observableValue<PictureRequest | null>(null)
