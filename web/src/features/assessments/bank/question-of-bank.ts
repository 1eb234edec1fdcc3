import { headingsSchema } from '@kryt/documents/headings'
import { chosenLanguage, counterpart, type PaperLanguage } from '@/domain/papers/paper-words.ts'
import { questionFromStored } from '../paper/question-from-stored.ts'
import { questionInLanguage } from '../paper/question-in-language.ts'
import type { BankedQuestionQuery } from './question-bank.generated.ts'

type Row = BankedQuestionQuery['bankQuestionCollection']['edges'][number]['node']

const known = (language: string | null): PaperLanguage | null =>
  language === 'en' || language === 'af' ? language : null

/** The languages of the paper that a question of the bank is from. */
function languagesOf(row: Row): { own: PaperLanguage | null; other: PaperLanguage | null } {
  const other = known(row.translationLanguage)
  if (other !== null) return { own: counterpart(other), other }
  const { headings } = row.teacherAssessmentTemplate ?? row.assessmentTemplate ?? { headings: '[]' }
  const read = headingsSchema.safeParse(JSON.parse(headings))
  return { own: read.success ? chosenLanguage(read.data) : null, other }
}

/**
 * A question of the bank as it stands in a paper of a language.
 * @param id the id of the copy
 * @returns null where it says nothing
 * @throws if it is invalid
 */
export function questionOfBank(row: Row, id: string, to: PaperLanguage) {
  const copy = questionFromStored(JSON.parse(row.question), id)
  return copy === null ? null : questionInLanguage(copy, languagesOf(row), to)
}
