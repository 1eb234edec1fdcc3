import type { LessonChoices } from '@/domain/lesson/lesson-choices.ts'
import type { LessonValues } from '@/domain/lesson/lesson-values.ts'
import { LessonPrinter } from '@/features/print/lesson/lesson-printer.tsx'
import { sizes } from '@/features/print/sheet/font-size.ts'
import { subjectName } from '@/domain/school/subject-name.ts'
import { useLocale } from '@/i18n/locale.ts'

/** A lesson that is being planned, as it will be printed. */
export function LessonPreview({
  values,
  choices,
}: {
  values: LessonValues
  choices: LessonChoices
}) {
  const locale = useLocale()
  const subject = choices.subjects.find(({ id }) => id === values.subjectId)
  const { ownSchool } = choices
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : null)
  return (
    <LessonPrinter
      lesson={{
        name: values.name,
        language: locale,
        font: values.fontFamily === 'Arial' ? 'Arial' : 'Default',
        headings: values.headings,
        points: number(values.totalPoints),
        minutes: number(values.minutes),
        steps: values.steps,
        subject:
          subject === undefined
            ? null
            : { grade: subject.grade, name: subjectName(subject, locale) },
        school:
          ownSchool === null || ownSchool.isGeneric
            ? null
            : { name: ownSchool.name, logo: ownSchool.schoolImgKey },
        teacher: null,
      }}
      size={sizes.start}
      logo
    />
  )
}
