import type { SheetBlock } from '../pages/sheet-block.ts'
import type { Lesson } from '../paper/paper.ts'
import { Fact } from '../sheet/fact.tsx'
import { SchoolHead } from '../sheet/school-head.tsx'
import { sheetWords } from '../words/sheet-words.ts'
import { LessonField } from './lesson-field.tsx'
import { lessonHeadings } from './lesson-headings.ts'
import { LessonSignatures } from './lesson-signatures.tsx'

/** A lesson plan as blocks for its pages: its headings, its steps, and who signs it. */
export function lessonBlocks(lesson: Lesson, logo: boolean): SheetBlock[] {
  const own = sheetWords[lesson.language]
  return [
    { key: 'head', gap: 0, content: <LessonHead lesson={lesson} logo={logo} /> },
    ...lesson.steps.flatMap((step, index): SheetBlock[] => {
      const number = `${index + 1}. `
      return [
        {
          key: `${index}`,
          gap: 1.5,
          withNext: true,
          content: (
            <h2 className="lesson-step">
              {number}
              {step.name}
            </h2>
          ),
        },
        ...step.fields.map((field, position): SheetBlock => ({
          key: `${index}-${position}`,
          // The borders of two fields lie on each other.
          gap: -0.07,
          item: true,
          content: (
            <dl>
              <LessonField field={field} />
            </dl>
          ),
        })),
      ]
    }),
    { key: 'signatures', gap: 2, content: <LessonSignatures own={own} teacher={lesson.teacher} /> },
  ]
}

function LessonHead({ lesson, logo }: { lesson: Lesson; logo: boolean }) {
  const { name, subject, school, language } = lesson
  return (
    <header className="paper-cover">
      <SchoolHead school={school} logo={logo} />
      {subject !== null && <p className="paper-subject">{subject.name}</p>}
      <h1>{name}</h1>
      <dl className="paper-facts lesson-facts">
        {lessonHeadings(lesson).map(({ label, value }, index) => (
          <Fact key={index} word={label}>
            {value.trim()}
          </Fact>
        ))}
        <Fact word={sheetWords[language].week} />
      </dl>
    </header>
  )
}
