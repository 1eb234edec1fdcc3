import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useSettled } from '@/lib/use-settled.ts'
import { readNumber } from '../editor/typed-numbers.ts'
import { QuestionBankDocument } from './question-bank.generated.ts'

/** What is looked for in the bank, as it stands in the fields. */
export interface BankSearch {
  words: string
  grade: string
  subjectId: string
  level: string
  type: string
  least: string
  most: string
  /** Empty for both. */
  whose: '' | 'own' | 'shared'
}

/** How long after the last letter the bank is asked, in milliseconds. */
const restMs = 250

/** As many as one page shows; "Show more" adds as many. */
const page = 20
/** As many as the server answers; further ones are found by a narrower search. */
export const mostFound = 100

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** Marks as they are typed; null for none, undefined for what is no number of marks, by which nothing is left out. */
export function marksOf(typed: string): string | null | undefined {
  const marks = readNumber(typed, 2)
  return typeof marks === 'number' ? String(marks) : marks
}

/** The questions that fit; those found before stay while others are looked for. */
export function useBankSearch(search: BankSearch) {
  const settled = useSettled(search, restMs)
  const [shown, setShown] = useState({ search: settled, count: page })
  // Another search begins at its first page.
  const count = shown.search === settled ? shown.count : page
  const { data, previousData, loading, error } = useQuery(QuestionBankDocument, {
    variables: {
      words: orNull(settled.words),
      grade: orNull(settled.grade),
      subjectId: orNull(settled.subjectId),
      level: orNull(settled.level),
      type: orNull(settled.type),
      leastMarks: marksOf(settled.least) ?? null,
      mostMarks: marksOf(settled.most) ?? null,
      whose: orNull(settled.whose),
      atMost: count,
    },
    // What was saved since is found as well.
    fetchPolicy: 'cache-and-network',
  })
  const edges = (data ?? previousData)?.searchQuestions?.edges ?? []
  return {
    questions: edges.map(({ node }) => node),
    /** Nothing has been answered yet. */
    waiting: loading && data === undefined && previousData === undefined,
    error,
    more:
      edges.length >= count && count < mostFound
        ? () => setShown({ search: settled, count: count + page })
        : null,
    /** There may be more than can be shown. */
    cut: edges.length >= mostFound,
  }
}

export type BankedRow = ReturnType<typeof useBankSearch>['questions'][number]
