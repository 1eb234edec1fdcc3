import { idAfter } from './ids.ts'
import type { Part, Question } from './paper.ts'

export const newPart = (id: string): Part => ({
  id,
  depth: 1,
  type: 'Textarea',
  marks: null,
  level: null,
  items: [],
  label: '',
  placeholder: '',
  hint: '',
})

export const newQuestion = (id: string): Question => ({
  id,
  title: '',
  minutes: null,
  marks: null,
  parts: [newPart(idAfter(id, 1))],
})
