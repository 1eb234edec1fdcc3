import { useCallback } from 'react'
import type { Lesson } from '../paper/paper.ts'
import { SheetPages } from '../pages/sheet-pages.tsx'
import { lessonBlocks } from './lesson-blocks.tsx'

/** A lesson plan on its pages. */
export function LessonPrinter({
  lesson,
  size,
  logo,
}: {
  lesson: Lesson
  size: number
  logo: boolean
}) {
  const { name, language, subject, font } = lesson
  const blocksOf = useCallback(() => lessonBlocks(lesson, logo), [lesson, logo])
  return (
    <SheetPages
      blocksOf={blocksOf}
      language={language}
      font={font}
      size={size}
      running={{ left: subject?.name ?? '', right: name }}
    />
  )
}
