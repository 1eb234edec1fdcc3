import { useMemo } from 'react'
import { useLoaderData } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { paths } from '@/config/paths.ts'
import { LessonPrinter } from '@/features/print/lesson/lesson-printer.tsx'
import { readLesson } from '@/features/print/paper/paper.ts'
import { PrintShell } from '@/features/print/sheet/print-shell.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { lessonLoader, otherTemplate } from './print-loader.ts'

export { lessonLoader as loader, otherTemplate as shouldRevalidate }

/** A lesson plan on A4 (T2.7). */
export function Component() {
  const { row, school, teacher } = useLoaderData<typeof lessonLoader>()
  const locale = useLocale()
  const lesson = useMemo(
    () => readLesson(row, school, locale, teacher),
    [row, school, locale, teacher],
  )
  return (
    <>
      <PageTitle title={lesson.name} />
      <PrintShell
        title={lesson.name}
        home={paths.lessons.href()}
        hasLogo={(lesson.school?.logo ?? null) !== null}
      >
        {(look) => <LessonPrinter lesson={lesson} {...look} />}
      </PrintShell>
    </>
  )
}
