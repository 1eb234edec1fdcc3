import { questionsSchema } from '@kryt/documents/assessment-template'
import { readQuestion } from './from-stored.ts'
import { idAfter } from './ids.ts'
import { frozen, type Paper, type Question, type Text } from './paper.ts'

/** Between the ids of two parts there is room for the ids of a part's options. */
const apart = 100

/**
 * A question of another paper with ids of its own, so that it can stand in this one.
 * @param stored as a document holds it
 * @throws if it is invalid
 */
export function questionFromStored(
  stored: unknown,
  id: string,
): { question: Question; texts: Paper['texts'] } | null {
  const [one] = questionsSchema.parse([stored])
  if (one === undefined) return null
  let given = -1
  const next = () => {
    given += 1
    return idAfter(id, given * apart)
  }
  const texts: Record<string, Text> = {}
  return frozen({ question: readQuestion(one, next, texts), texts })
}
