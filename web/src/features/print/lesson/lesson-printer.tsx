import { LessonField } from './lesson-field.tsx'
import { lessonHeadings } from './lesson-headings.ts'
import type { Lesson } from '../paper/paper.ts'
import { PaperSheet } from '../sheet/paper-sheet.tsx'
import { paperWords } from '../words/paper-words.ts'
import { SchoolHead } from '../sheet/school-head.tsx'

/** A lesson plan: its headings, then its steps. */
export function LessonPrinter({
  lesson,
  size,
  logo,
}: {
  lesson: Lesson
  size: number
  logo: boolean
}) {
  const { name, language, subject, steps, font, school } = lesson
  const words = paperWords([], language)
  const running = {
    left: subject?.name ?? '',
    right: name,
    page: words.page,
    of: words.of,
  }
  return (
    <PaperSheet language={language} font={font} size={size} running={running}>
      <header className="paper-cover">
        <SchoolHead school={school} logo={logo} />
        {subject !== null && <p className="paper-subject">{subject.name}</p>}
        <h1>{name}</h1>
        <dl className="paper-facts lesson-facts">
          {lessonHeadings(lesson).map(({ label, value }, index) => {
            const named = `${label}: `
            return (
              <div key={index}>
                <dt>{named}</dt>
                <dd className={value.trim() === '' ? 'to-fill' : undefined}>{value}</dd>
              </div>
            )
          })}
        </dl>
      </header>
      {steps.map((step, index) => {
        const number = `${index + 1}. `
        return (
          <section key={index} className="lesson-step">
            <h2>
              {number}
              {step.name}
            </h2>
            <dl>
              {step.fields.map((field, position) => (
                <LessonField key={position} field={field} />
              ))}
            </dl>
          </section>
        )
      })}
    </PaperSheet>
  )
}
