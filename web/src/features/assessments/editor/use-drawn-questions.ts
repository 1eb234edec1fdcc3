import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle.ts'
import { questionsOf, type Paper, type Question } from '../paper/paper.ts'
import { answerDrawNow } from './draw-now.ts'

/** So many parts fill the screen, and so many are drawn at a time afterwards: a few frames' work. */
const atFirst = 6
const atATime = 6

/** The questions up to the one with which the parts reach a number; at least one. */
function upTo(questions: readonly Question[], parts: number): number {
  let sum = 0
  const last = questions.findIndex((question) => (sum += question.parts.length) >= parts)
  return last === -1 ? questions.length : last + 1
}

/**
 * Which questions are drawn: the first ones at once, so that an opened paper can be typed in, the others a few at a time while
 * nobody types, in order. Then all are, wherever the reader is: the keyboard, screen readers and the browser's own search find them.
 * @returns whether a question is drawn, and what draws one before its turn
 */
export function useDrawnQuestions(paper: Pick<Paper, 'sections'>): {
  isDrawn: (question: string) => boolean
  draw: (question: string) => void
} {
  const questions = questionsOf(paper)
  const [many, setMany] = useState(() => upTo(questions, atFirst))
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const rest = many < questions.length
  // What is added from then on is drawn at once.
  if (!rest && many !== Infinity) setMany(Infinity)
  const draw = useCallback(
    (question: string) => setShown((before) => new Set([...before, question])),
    [],
  )
  useLayoutEffect(
    () =>
      answerDrawNow((question) => {
        if (question === null) setMany(Infinity)
        else draw(question)
      }),
    [draw],
  )
  useEffect(() => {
    if (!rest) return
    const next = many + upTo(questions.slice(many), atATime)
    return whenIdle(() => startTransition(() => setMany(next)), 1000)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the next ones, whatever changes meanwhile
  }, [many, rest])
  // What was drawn stays, wherever it is moved to: there may be a caret in it.
  const drawn = questions.slice(0, many).map(({ id }) => id)
  if (drawn.some((id) => !shown.has(id))) setShown(new Set([...shown, ...drawn]))
  return { isDrawn: (question) => shown.has(question), draw }
}
