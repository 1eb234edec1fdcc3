import { useMemo } from 'react'
import type { AssessmentChoices } from '@/features/assessments/editor/assessment-choices.ts'
import type { DrawnPaper } from '@/features/assessments/editor/open-assessment.ts'
import { AssessmentPrinter } from '@/features/print/paper/assessment-printer.tsx'
import type { Paper } from '@/features/print/paper/paper.ts'
import { sizes } from '@/features/print/sheet/font-size.ts'
import { dateWords } from '@/features/print/words/date-words.ts'
import { paperLanguage, paperWords, valueOf } from '@/features/print/words/paper-words.ts'
import { subjectName } from '@/domain/school/subject-name.ts'
import { useLocale } from '@/i18n/locale.ts'

/** A paper that is being edited, or its memorandum, as it will be printed. */
export function AssessmentPreview({
  drawn,
  choices,
}: {
  drawn: DrawnPaper
  choices: AssessmentChoices
}) {
  const locale = useLocale()
  const { meta, headings, instructions, questions, memo } = drawn
  const paper = useMemo((): Paper => {
    const language = paperLanguage(headings, locale)
    const subject = choices.subjects.find(({ id }) => id === meta.subjectId)
    const { ownSchool } = choices
    return {
      title: meta.title,
      language,
      words: paperWords(headings, language),
      font: meta.fontFamily === 'Arial' ? 'Arial' : 'Default',
      minutes: /^\d+$/.test(meta.minutes) ? Number(meta.minutes) : 0,
      date: dateWords(valueOf(headings, 'Date'), language),
      term: valueOf(headings, 'Term'),
      instructions,
      questions,
      subject:
        subject === undefined
          ? null
          : { grade: subject.grade, name: subjectName(subject, language) },
      school:
        ownSchool === null || ownSchool.isGeneric
          ? null
          : { name: ownSchool.name, logo: ownSchool.schoolImgKey },
    }
  }, [choices, headings, instructions, locale, meta, questions])
  return <AssessmentPrinter paper={paper} memo={memo} size={sizes.start} logo />
}
