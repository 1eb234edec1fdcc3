import type {
  Assessment_PrintedFragment,
  Lesson_PrintedFragment,
  School_PrintedFragment,
  Subject_PrintedFragment,
} from '../sheet/printed.generated.ts'
import { instructionsSchema, questionsSchema } from '@kryt/documents/assessment-template'
import { headingsSchema } from '@kryt/documents/headings'
import { lessonStepsSchema } from '@kryt/documents/lesson-template'
import { dateWords } from '../words/date-words.ts'
import { paperLanguage, paperWords, valueOf, type PaperLanguage } from '../words/paper-words.ts'

export interface PrintedSchool {
  name: string
  /** Storage key. */
  logo: string | null
}

type Font = 'Default' | 'Arial'

const fontOf = (name: string): Font => (name === 'Arial' ? 'Arial' : 'Default')

/** The teacher's own school is printed; a generic one (named after a province, such as "Limpopo") is not. */
function schoolOf(
  own: School_PrintedFragment | null | undefined,
  template: School_PrintedFragment | null,
): PrintedSchool | null {
  const school = [own, template].find((one) => one?.isGeneric === false)
  return school ? { name: school.name, logo: school.schoolImgKey } : null
}

const subjectIn = (subject: Subject_PrintedFragment | null, language: PaperLanguage) =>
  subject === null
    ? null
    : {
        grade: subject.grade,
        name: language === 'af' ? (subject.subjectAf ?? subject.subject) : subject.subject,
      }

/** What papers and lessons have in common. Most lessons have no labels of their own and use the reader's language. */
function readSheet(
  row: Assessment_PrintedFragment | Lesson_PrintedFragment,
  school: School_PrintedFragment | null | undefined,
  reader: PaperLanguage,
) {
  const headings = headingsSchema.parse(JSON.parse(row.headings))
  const language = paperLanguage(headings, reader)
  return {
    headings,
    language,
    font: fontOf(row.fontFamily),
    school: schoolOf(school, row.school),
    subject: subjectIn(row.subject, language),
  }
}

/**
 * A question paper to print.
 * @throws if a stored document is invalid
 */
export function readPaper(
  row: Assessment_PrintedFragment,
  school: School_PrintedFragment | null | undefined,
  reader: PaperLanguage,
) {
  const { headings, ...sheet } = readSheet(row, school, reader)
  const { language } = sheet
  return {
    ...sheet,
    title: row.title,
    words: paperWords(headings, language),
    minutes: row.totalMinutes,
    date: dateWords(valueOf(headings, 'Date'), language),
    term: valueOf(headings, 'Term'),
    instructions: instructionsSchema.parse(JSON.parse(row.instructions)),
    questions: questionsSchema.parse(JSON.parse(row.questions)),
  }
}
export type Paper = ReturnType<typeof readPaper>

/**
 * A lesson to print.
 * @throws if a stored document is invalid
 */
export function readLesson(
  row: Lesson_PrintedFragment,
  school: School_PrintedFragment | null | undefined,
  reader: PaperLanguage,
) {
  return {
    ...readSheet(row, school, reader),
    name: row.name,
    points: row.totalPoints,
    minutes: row.minutes,
    steps: lessonStepsSchema.parse(JSON.parse(row.template)),
  }
}
export type Lesson = ReturnType<typeof readLesson>
