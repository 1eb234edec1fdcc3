import { useMemo } from 'react'
import {
  levelsOfChosen,
  type AssessmentChoices,
} from '@/features/assessments/editor/assessment-choices.ts'
import type { DrawnPaper } from '@/features/assessments/editor/open-assessment.ts'
import { AssessmentPrinter } from '@/features/print/paper/assessment-printer.tsx'
import { draftPaper } from '@/features/print/paper/paper.ts'
import { sizes } from '@/features/print/sheet/font-size.ts'
import { useLocale } from '@/i18n/locale.ts'

/** A paper that is being edited, as it will be printed. */
export function AssessmentPreview({
  drawn,
  choices: { subjects, taxonomies, ownSchool },
}: {
  drawn: DrawnPaper
  choices: AssessmentChoices
}) {
  const locale = useLocale()
  const paper = useMemo(() => {
    const { meta, headings, instructions, questions, translation, languages } = drawn
    return draftPaper(
      {
        title: meta.title,
        minutes: Number(meta.minutes) || 0,
        fontFamily: meta.fontFamily,
        subject: subjects.find(({ id }) => id === meta.subjectId) ?? null,
        headings,
        instructions,
        questions,
        translation,
        languages,
        levels: levelsOfChosen(taxonomies, meta.taxonomyIds),
      },
      ownSchool,
      locale,
    )
  }, [drawn, subjects, taxonomies, ownSchool, locale])
  return <AssessmentPrinter paper={paper} memo={drawn.memo} size={sizes.start} logo />
}
